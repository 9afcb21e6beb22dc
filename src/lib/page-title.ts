// The document's title: the screen's, and in front of it how much waits, for whoever looks at another tab.

let screen: string | undefined;
let waiting = 0;

function show(): void {
  screen ??= document.title;
  document.title = waiting > 0 ? `(${waiting > 99 ? '99+' : waiting}) ${screen}` : screen;
}

export function setScreenTitle(title: string): void {
  screen = title;
  show();
}

export function setTitleCount(count: number): void {
  if (count === waiting) return;
  waiting = count;
  show();
}

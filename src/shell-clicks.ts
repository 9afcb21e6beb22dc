declare global {
  /** Which buttons of the shell were pressed before the application was there, by their place; src/boot.ts notes them. */
  var coinopShellClicks: number[] | undefined;
}

/** Presses them again, now that they do something: the shell is a picture of the very screen that has taken its place. */
export function clickAgain(root: HTMLElement): void {
  const buttons = root.querySelectorAll('button');
  for (const place of globalThis.coinopShellClicks ?? []) buttons[place]?.click();
  globalThis.coinopShellClicks = undefined;
}

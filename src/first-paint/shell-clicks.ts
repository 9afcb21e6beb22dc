declare global {
  /** Indexes of the prerendered page's buttons that were pressed before the application had started, recorded by src/first-paint/boot.ts. */
  var coinopShellClicks: number[] | undefined;
}

/** Repeats those clicks, now that the buttons work: the application has rendered the same buttons in the same order. */
export function clickAgain(root: HTMLElement): void {
  const buttons = root.querySelectorAll('button');
  for (const place of globalThis.coinopShellClicks ?? []) buttons[place]?.click();
  globalThis.coinopShellClicks = undefined;
}

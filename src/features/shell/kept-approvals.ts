const KEY = 'coinop.approvals';

/**
 * Until the server has said how many decisions wait: 0 where rules asked for a second person when this browser last heard from it, so that
 * the menu is complete from the beginning. src/first-paint/boot.ts reads the stored word before the first paint. When the build prerenders
 * the app shell, there is no document: the page has the entry, and that word shows it.
 */
export const keptApprovals = (): 0 | undefined =>
  globalThis.document && document.documentElement.dataset.approvals !== 'yes' ? undefined : 0;

export function keepApprovals(has: boolean): void {
  const word = has ? 'yes' : '';
  document.documentElement.dataset.approvals = word;
  try {
    localStorage.setItem(KEY, word);
  } catch {
    // Without storage, the word lasts until the page is closed.
  }
}

import { useState } from 'react';

const KEY = 'coinop.sidebar';

/** src/boot.ts reads the browser's memory before the first paint. Where the build draws the shell there is no document. */
const read = () => globalThis.document?.documentElement.dataset.sidebar === 'collapsed';

/** Whether the sidebar shows only its icons; remembered in this browser, where it lets us. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(read);
  function set(next: boolean) {
    const word = next ? 'collapsed' : 'open';
    setCollapsed(next);
    document.documentElement.dataset.sidebar = word;
    try {
      localStorage.setItem(KEY, word);
    } catch {
      // Then it lasts as long as the page.
    }
  }
  return [collapsed, set];
}

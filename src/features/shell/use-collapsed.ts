import { useState } from 'react';

const KEY = 'coinop.sidebar';

/** src/first-paint/boot.ts reads the stored setting before the first paint. When the build prerenders the app shell, there is no document. */
const read = () => globalThis.document?.documentElement.dataset.sidebar === 'collapsed';

/** Whether the sidebar shows only its icons; stored in this browser if it allows that. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(read);
  function set(next: boolean) {
    const word = next ? 'collapsed' : 'open';
    setCollapsed(next);
    document.documentElement.dataset.sidebar = word;
    try {
      localStorage.setItem(KEY, word);
    } catch {
      // Without storage, the setting lasts until the page is closed.
    }
  }
  return [collapsed, set];
}

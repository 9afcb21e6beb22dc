import { useState } from 'react';

const KEY = 'coinop.sidebar';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}

/** Whether the sidebar shows only its icons; remembered in this browser, where it lets us. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(read);
  function set(next: boolean) {
    setCollapsed(next);
    try {
      localStorage.setItem(KEY, next ? 'collapsed' : 'open');
    } catch {
      // Then it lasts as long as the page.
    }
  }
  return [collapsed, set];
}

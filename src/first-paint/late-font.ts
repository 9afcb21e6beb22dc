import { quietly } from './kept-session.ts';

// The first visit is set in the machine's own letters, scaled to Geist's widths, and the font comes after the first row. The next ones
// have it in the browser's cache from the beginning. boot.ts, which runs before the application, imports this too.

const KEY = 'coinop.font';

/** theme.css has the fonts by this attribute. */
const setFont = () => {
  document.documentElement.dataset.font = '';
};

export function setKeptFont(): void {
  if (quietly(() => localStorage.getItem(KEY))) setFont();
}

/** Set once it is there: the page is laid out anew once. */
export async function loadFont(): Promise<void> {
  if (document.documentElement.dataset.font !== undefined) return;
  const loaded = await document.fonts.load('1em "Geist Variable"').catch(() => []);
  if (loaded.length === 0) return;
  setFont();
  quietly(() => localStorage.setItem(KEY, 'here'));
}

import { quietly } from './kept-session.ts';

// The first visit is set in the machine's own letters, scaled to Geist's widths, and the font comes after the first row. It is set with the next
// screen, which is laid out anyway: on the screen that is there it would take 150 ms of a slow processor, and lines would break elsewhere.
// The next visits have it in the browser's cache from the beginning. boot.ts, which runs before the application, imports this too.

const KEY = 'coinop.font';
const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' };
let isLoaded = false;

/** theme.css has the fonts by this attribute. */
const setFont = () => {
  document.documentElement.dataset.font = '';
};

export function setKeptFont(): void {
  if (!quietly(() => localStorage.getItem(KEY))) return;
  setFont();
  // Asked for before the styles are read: with the font of its text a page is laid out once, and else once more when the font is there.
  const href = document.querySelector<HTMLMetaElement>('meta[name="font"]')?.content;
  if (href) document.head.append(Object.assign(document.createElement('link'), { ...FONT, href }));
}

export async function loadFont(): Promise<void> {
  if (document.documentElement.dataset.font !== undefined) return;
  const loaded = await document.fonts.load('1em "Geist Variable"').catch(() => []);
  if (loaded.length === 0) return;
  isLoaded = true;
  quietly(() => localStorage.setItem(KEY, 'here'));
}

/** With another screen, in the same frame. */
export function setLoadedFont(): void {
  if (isLoaded) setFont();
}

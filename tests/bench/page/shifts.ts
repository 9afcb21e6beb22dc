import type { Browser, BrowserContextOptions } from 'playwright-core';
import { SCREENS, settle } from '../../screens.ts';

// How far what is on a screen moves while the rest of it arrives.

/** Milliseconds to the server and back: long enough that a screen is drawn before its data is here. */
const LATENCY = 150;
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

export interface Shifts {
  screen: string;
  /** The sum of the browser's scores, at each of the sizes. */
  scores: number[];
}

/** Of each screen as it is opened by its address. */
export async function layoutShifts(
  browser: Browser,
  portal: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<Shifts[]> {
  const screens = SCREENS.filter(({ prepare }) => !prepare);
  const shifts: Shifts[] = screens.map(({ name }) => ({ screen: name, scores: [] }));
  for (const viewport of SIZES) {
    for (const [index, { path, signedOut }] of screens.entries()) {
      const context = await browser.newContext({ viewport, ...(!signedOut && storageState && { storageState }) });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { ...unlimited, latency: LATENCY });
      await page.addInitScript(noteShifts);
      await page.goto(portal + path);
      await settle(page);
      shifts[index]?.scores.push(await page.evaluate(() => window.shifted ?? 0));
      await context.close();
    }
  }
  return shifts;
}

declare global {
  interface Window {
    shifted?: number;
  }
}

/** Not in TypeScript's own library. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page, before all else. */
function noteShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value;
  }).observe({ type: 'layout-shift', buffered: true });
}

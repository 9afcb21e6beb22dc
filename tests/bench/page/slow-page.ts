import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

// Loads a page on a slow connection, and records what was transferred and when each moment occurred.

/** Bytes per second, milliseconds: Lighthouse's slow 4G, on a mid-range phone. */
const LINE = { offline: false, latency: 562, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const CPU_SLOWDOWN = 4;
/** Milliseconds without a request after which the page counts as loaded. */
const QUIET = 1500;
/** Milliseconds within which a page shows all that it is waited for, and between looks. */
const MOST_MS = 60_000;
const LOOK_MS = 100;

export interface Visit {
  address: string;
  /** Named moments: each occurs when its CSS selector first matches. */
  moments: Record<string, string>;
  /** For a signed-in browser; without it the visitor is new. */
  storageState?: BrowserContextOptions['storageState'];
  /** Measures a visit after one on a fast line, whose scripts are in the browser's cache. */
  isSecond?: boolean;
}

export interface Visited {
  /** Milliseconds since the navigation started; also `fcp`, the first contentful paint. */
  at: Record<string, number>;
  /** Transferred bytes, headers included, until the page was loaded. */
  bytes: { all: number; script: number };
  /** Bytes of the files that had arrived by the last moment. */
  before: { all: number; script: number };
  /** Milliseconds by which tasks of the main thread were longer than 50, until the page was loaded. */
  blocking: number;
  /** When each file had arrived, by URL. */
  arrivals: Map<string, number>;
}

/** Opens the URL, unless it is a second visit with an empty cache, on the slow connection, and waits for all moments. */
export async function visit(browser: Browser, { address, moments, storageState, isSecond }: Visit): Promise<Visited> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  });
  try {
    if (isSecond) await firstVisit(await context.newPage(), address, moments);
    const page = await context.newPage();
    await page.addInitScript(noteMoments, moments);
    const session = await slow(page);
    const wire = await listen(session);
    await page.goto(address, { waitUntil: 'commit' });
    await allSeen(session, Object.keys(moments), address);
    await wire.quiet();
    const { at, started, blocking } = await page.evaluate(() => ({
      at: {
        ...window.moments,
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      } as Record<string, number>,
      started: performance.timeOrigin,
      blocking: window.blocking ?? 0,
    }));
    const last = Math.max(...Object.keys(moments).map((name) => at[name] ?? 0));
    const sum = (files: Arrived[]) => files.reduce((total, { bytes }) => total + bytes, 0);
    const files = wire.files.map((file) => ({ ...file, at: file.at - started }));
    const scripts = files.filter(({ type }) => type === 'Script');
    return {
      at,
      bytes: { all: sum(files), script: sum(scripts) },
      blocking,
      before: {
        all: sum(files.filter((file) => file.at <= last)),
        script: sum(scripts.filter((file) => file.at <= last)),
      },
      arrivals: new Map(files.map((file) => [file.url, file.at])),
    };
  } finally {
    await context.close();
  }
}

async function firstVisit(page: Page, address: string, moments: Visit['moments']): Promise<void> {
  await page.goto(address);
  await Promise.all(Object.values(moments).map((selector) => page.waitForSelector(selector)));
  await page.close();
}

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/**
 * Waits for all moments. Not by Playwright's `waitForFunction`: it brings 330 kB of script into the page, which took 60 ms of
 * the processor while the page loaded.
 *
 * @throws Error that names the moments that have come, when after a minute some have not
 */
async function allSeen(session: CDPSession, names: string[], address: string): Promise<void> {
  const end = Date.now() + MOST_MS;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'Object.keys(window.moments ?? {}).join()',
    });
    const seen = String(result.value).split(',');
    if (names.every((name) => seen.includes(name))) return;
    if (Date.now() > end) throw new Error(`${address} showed only [${seen}] of [${names}]`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

interface Arrived {
  url: string;
  type: string;
  bytes: number;
  /** Milliseconds since the epoch. */
  at: number;
}

async function listen(session: CDPSession) {
  const files: Arrived[] = [];
  const asked = new Map<string, { url: string; type: string; clock: number }>();
  const open = new Set<string>();
  let last = Date.now();
  const done = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    last = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime, timestamp }) => {
    open.add(requestId);
    asked.set(requestId, { url: request.url, type: type ?? '', clock: wallTime - timestamp });
  });
  session.on('Network.responseReceived', (received) => {
    // The stream of changes stays open for as long as the page.
    if (received.response.mimeType === 'text/event-stream') done(received);
  });
  session.on('Network.loadingFinished', (finished) => {
    const { requestId, encodedDataLength, timestamp } = finished;
    const one = asked.get(requestId);
    if (one) files.push({ ...one, bytes: encodedDataLength, at: (one.clock + timestamp) * 1000 });
    done(finished);
  });
  session.on('Network.loadingFailed', done);
  return {
    files,
    quiet: async () => {
      while (open.size > 0 || Date.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}

declare global {
  interface Window {
    moments?: Record<string, number>;
    blocking?: number;
  }
}

/** Runs in the page, before any other script. */
function noteMoments(moments: Record<string, string>): void {
  const noted: Record<string, number> = {};
  window.moments = noted;
  const look = () => {
    for (const [name, selector] of Object.entries(moments)) {
      if (!(name in noted) && document.querySelector(selector)) noted[name] = performance.now();
    }
  };
  window.blocking = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocking = (window.blocking ?? 0) + duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  // Mutation observers run before the next frame is painted.
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

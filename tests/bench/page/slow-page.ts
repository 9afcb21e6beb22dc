import type { Browser, BrowserContextOptions } from 'playwright-core';
import { type BarePage, bareVisitor } from './bare-page.ts';

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
  const visitor = await bareVisitor(browser, storageState);
  try {
    if (isSecond) await firstVisit(await visitor.newPage(), address, moments);
    const page = await visitor.newPage();
    const wire = await slow(page);
    await open(page, address, moments);
    await wire.quiet();
    const { at, started, blocking } = await page.evaluate<{ at: Moments; started: number; blocking: number }>(
      `({
        at: { ...window.moments, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 },
        started: performance.timeOrigin,
        blocking: window.blocking,
      })`,
    );
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
    await visitor.close();
  }
}

async function firstVisit(page: BarePage, address: string, moments: Visit['moments']): Promise<void> {
  await open(page, address, moments);
  await page.close();
}

/** Slows the page down, and listens to what it loads. */
async function slow(page: BarePage) {
  const wire = listen(page);
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', LINE);
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return wire;
}

/**
 * Opens the address and waits for all moments.
 *
 * @throws Error that names the moments that have come, when after a minute some have not
 */
async function open(page: BarePage, address: string, moments: Visit['moments']): Promise<void> {
  const source = `(${noteMoments})(${JSON.stringify(moments)})`;
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await page.send('Page.navigate', { url: address });
  const end = Date.now() + MOST_MS;
  for (;;) {
    const seen = await page.evaluate<string[]>('Object.keys(window.moments ?? {})');
    if (Object.keys(moments).every((name) => seen.includes(name))) return;
    if (Date.now() > end) throw new Error(`${address} showed only [${seen}] of [${Object.keys(moments)}]`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Milliseconds since the navigation started, by name. */
type Moments = Record<string, number>;

interface Arrived {
  url: string;
  type: string;
  bytes: number;
  /** Milliseconds since the epoch. */
  at: number;
}

function listen(page: BarePage) {
  const files: Arrived[] = [];
  const asked = new Map<string, { url: string; type: string; clock: number }>();
  const open = new Set<string>();
  let last = Date.now();
  const done = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    last = Date.now();
  };
  page.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime, timestamp }) => {
    open.add(requestId);
    asked.set(requestId, { url: request.url, type: type ?? '', clock: wallTime - timestamp });
  });
  page.on('Network.responseReceived', (received) => {
    // The stream of changes stays open for as long as the page.
    if (received.response.mimeType === 'text/event-stream') done(received);
  });
  page.on('Network.loadingFinished', (finished) => {
    const { requestId, encodedDataLength, timestamp } = finished;
    const one = asked.get(requestId);
    if (one) files.push({ ...one, bytes: encodedDataLength, at: (one.clock + timestamp) * 1000 });
    done(finished);
  });
  page.on('Network.loadingFailed', done);
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

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../chromium.ts';
import { startServer, temporaryDirectory } from '../server-process.ts';
import { type CpuProfile, KIND_NAMES, type Part, samplesOf, type TraceEvent, tasksOf } from './page/main-thread.ts';
import { packagesOf } from './page/packages.ts';
import { signInOnce } from './page/sign-in-once.ts';
import { CPU_SLOWDOWN } from './page/slow-page.ts';
import { median } from './statistics.ts';
import type { BenchTable } from './table.ts';

// Profiles the main thread while a screen is opened, for the first and for the second time: the kinds of work, the long tasks, and whose code
// runs, before the first row and after it. It compares nothing; it shows where to look when `npm run bench -- page` shows too much blocking.

const RUNS = 3;
/** Milliseconds for which the profile goes on after the screen is there. */
const AFTER = 2_000;
/** How many packages and modules a table names. */
const TOP = 20;

const SCREENS = [
  { name: 'sign-in', path: 'login', ready: 'input[name=username]:not([data-shell] *)' },
  {
    name: 'Transactions',
    path: 'transactions',
    ready: 'table[aria-label="Transactions"][aria-busy="false"] tbody tr',
    isTwice: true,
  },
  { name: 'Withdrawals', path: 'withdrawals', ready: '[aria-label=Withdrawals] article', isTwice: true },
  { name: 'Dashboard', path: '', ready: '[role=group][aria-label="Total Revenue"][aria-busy="false"]' },
];
const VISITS = SCREENS.flatMap(({ isTwice, ...screen }) => [
  { ...screen, isSecond: false },
  ...(isTwice ? [{ ...screen, name: `${screen.name} again`, isSecond: true }] : []),
]);

type Profiled = ReturnType<typeof tasksOf> & { owners: Record<Part, Map<string, number>> };
type Owner = (url: string, line: number, column: number) => string;

export async function run(): Promise<BenchTable[]> {
  const directory = await temporaryDirectory();
  const [browser, server] = await Promise.all([launchChromium(), startServer({ DATA_DIR: directory.path })]);
  try {
    const { state } = await signInOnce(browser, server.portal);
    const owner = await packagesOf();
    const seen: Record<string, Profiled[]> = {};
    for (let round = 0; round < RUNS; round++) {
      for (const { path, ...visit } of VISITS) {
        const storageState = path === 'login' ? undefined : state;
        const profiled = await profile(browser, { ...visit, address: server.portal + path, storageState }, owner);
        seen[visit.name] = [...(seen[visit.name] ?? []), profiled];
      }
    }
    return [work(seen), code(seen, 'before'), code(seen, 'after')];
  } finally {
    await browser.close();
    await server.stop();
    await directory.remove();
  }
}

interface Visit {
  address: string;
  /** The selector of the first row. */
  ready: string;
  isSecond: boolean;
  storageState: BrowserContextOptions['storageState'];
}

async function profile(browser: Browser, { address, ready, isSecond, storageState }: Visit, owner: Owner) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  });
  const open = async (page: Page) => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor();
    // A profile covers a span of time, not what happens until an event.
    await page.waitForTimeout(AFTER);
  };
  try {
    if (isSecond) {
      const first = await context.newPage();
      await open(first);
      await first.close();
    }
    const page = await context.newPage();
    await page.addInitScript(markFirstRow, ready);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 500 });
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing'] });
    await session.send('Profiler.start');
    await open(page);
    const sampled = await session.send('Profiler.stop');
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const tasks = tasksOf(traceEvents);
    return { ...tasks, owners: samplesOf(sampled.profile as CpuProfile, tasks.firstRow, owner) };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before any other script. */
function markFirstRow(selector: string): void {
  let isMarked = false;
  new MutationObserver(() => {
    if (isMarked || !document.querySelector(selector)) return;
    isMarked = true;
    performance.mark('first-row');
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

const ms = (value: number) => value.toFixed(0);

function work(seen: Record<string, Profiled[]>): BenchTable {
  const both = (profiled: Profiled[], figure: (one: Profiled, part: Part) => number) =>
    (['before', 'after'] as const).map((part) => ms(median(profiled.map((one) => figure(one, part))))).join(' + ');
  return {
    title: `What the main thread does before the first row + after it, CPU × ${CPU_SLOWDOWN}, fast line, with the profiler's own cost: ms, medians of ${RUNS}`,
    columns: ['', 'blocked', 'longest tasks', ...KIND_NAMES],
    rows: Object.entries(seen).map(([name, profiled]) => [
      name,
      both(profiled, ({ blocked }, part) => blocked[part]),
      (profiled[0]?.longest ?? []).map(ms).join(', '),
      ...KIND_NAMES.map((kind) => both(profiled, ({ kinds }, part) => kinds[part].get(kind) ?? 0)),
    ]),
    goals: [],
  };
}

function code(seen: Record<string, Profiled[]>, part: Part): BenchTable {
  const of = (name: string, owner: string) =>
    median((seen[name] ?? []).map(({ owners }) => owners[part].get(owner) ?? 0));
  const owners = new Set(
    Object.values(seen).flatMap((profiled) => profiled.flatMap((one) => [...one.owners[part].keys()])),
  );
  const most = (owner: string) => Math.max(...Object.keys(seen).map((name) => of(name, owner)));
  return {
    title: `Whose code runs ${part} the first row: ms`,
    columns: ['', ...Object.keys(seen)],
    rows: [...owners]
      .sort((one, other) => most(other) - most(one))
      .slice(0, TOP)
      .map((owner) => [owner, ...Object.keys(seen).map((name) => ms(of(name, owner)))]),
    goals: [],
  };
}

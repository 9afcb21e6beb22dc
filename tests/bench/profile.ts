import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchChromium } from '../chromium.ts';
import { startServer, temporaryDirectory } from '../server-process.ts';
import { packagesOf } from './page/packages.ts';
import { signInOnce } from './page/sign-in-once.ts';
import { CPU_SLOWDOWN } from './page/slow-page.ts';
import { median } from './statistics.ts';
import type { BenchTable } from './table.ts';

// Profiles the main thread while a screen is opened: the kinds of work, the long tasks, and the packages whose code runs. It compares nothing;
// it shows where to look when `npm run bench -- page` shows too much blocking.

const RUNS = 3;
/** Milliseconds for which the profile goes on after the screen is there. */
const AFTER = 2_000;

const SCREENS = [
  { name: 'sign-in', path: 'login', ready: 'input[name=username]:not([data-shell] *)' },
  { name: 'Transactions', path: 'transactions', ready: 'table[aria-busy="false"] tbody tr' },
  { name: 'Withdrawals', path: 'withdrawals', ready: 'article:not([data-shell] *)' },
  { name: 'Dashboard', path: '', ready: '[role=group][aria-label="Total Revenue"][aria-busy="false"]' },
];

/** Events of Chromium's trace, by kind of work. One inside another of its kind counts once. */
const KINDS: Record<string, string> = {
  'v8.compileModule': 'compiling',
  'v8.compile': 'compiling',
  EvaluateScript: 'running scripts',
  'v8.evaluateModule': 'running scripts',
  FunctionCall: 'running scripts',
  RunMicrotasks: 'running scripts',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'painting',
  Paint: 'painting',
  Layerize: 'painting',
  Commit: 'painting',
  ParseHTML: 'parsing HTML',
  MinorGC: 'collecting garbage',
  MajorGC: 'collecting garbage',
};
const KIND_NAMES = [...new Set(Object.values(KINDS))];

interface Profiled {
  blocked: number;
  longest: number[];
  kinds: Map<string, number>;
  packages: Map<string, number>;
}

export async function run(): Promise<BenchTable[]> {
  const directory = await temporaryDirectory();
  const [browser, server] = await Promise.all([launchChromium(), startServer({ DATA_DIR: directory.path })]);
  try {
    const { state } = await signInOnce(browser, server.portal);
    const owner = await packagesOf();
    const seen: Record<string, Profiled[]> = {};
    for (let round = 0; round < RUNS; round++) {
      for (const { name, path, ready } of SCREENS) {
        const profiled = await profile(
          browser,
          server.portal + path,
          ready,
          path === 'login' ? undefined : state,
          owner,
        );
        seen[name] = [...(seen[name] ?? []), profiled];
      }
    }
    return [work(seen), code(seen)];
  } finally {
    await browser.close();
    await server.stop();
    await directory.remove();
  }
}

async function profile(
  browser: Browser,
  address: string,
  ready: string,
  storageState: BrowserContextOptions['storageState'],
  owner: (url: string, line: number, column: number) => string,
): Promise<Profiled> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 500 });
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] });
    await session.send('Profiler.start');
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor();
    // A profile covers a span of time, not what happens until an event.
    await page.waitForTimeout(AFTER);
    const sampled = await session.send('Profiler.stop');
    const traced = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return { ...tasksOf(traced.traceEvents), packages: samplesOf(sampled.profile, owner) };
  } finally {
    await context.close();
  }
}

interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  ph: string;
  ts: number;
  dur?: number;
  args?: { name?: string };
}

function tasksOf(events: TraceEvent[]): Omit<Profiled, 'packages'> {
  // The page's process is the one that parses the most HTML.
  const main = (event: TraceEvent) => `${event.pid} ${event.tid}`;
  const threads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(main),
  );
  const parsed = new Map<string, number>();
  for (const event of events) {
    if (event.name === 'Layout') parsed.set(main(event), (parsed.get(main(event)) ?? 0) + (event.dur ?? 0));
  }
  const [thread] = [...parsed].filter(([name]) => threads.has(name)).sort(([, one], [, other]) => other - one)[0] ?? [];
  const own = events.filter((event) => event.ph === 'X' && main(event) === thread);
  const tasks = own
    .filter(({ name }) => name === 'RunTask' || name.endsWith('RunTask'))
    .map(({ dur = 0 }) => dur / 1000);
  const kinds = new Map<string, number>();
  const until = new Map<string, number>();
  for (const { name, ts, dur = 0 } of own.toSorted((one, other) => one.ts - other.ts)) {
    const kind = KINDS[name];
    if (kind === undefined || ts < (until.get(kind) ?? 0)) continue;
    until.set(kind, ts + dur);
    kinds.set(kind, (kinds.get(kind) ?? 0) + dur / 1000);
  }
  return {
    blocked: tasks.filter((task) => task > 50).reduce((sum, task) => sum + task - 50, 0),
    longest: tasks.sort((one, other) => other - one).slice(0, 4),
    kinds,
  };
}

interface CpuProfile {
  nodes: { id: number; callFrame: { url: string; lineNumber: number; columnNumber: number; functionName: string } }[];
  samples?: number[];
  timeDeltas?: number[];
}

/** Milliseconds of each package's own code. */
function samplesOf(sampled: CpuProfile, owner: (url: string, line: number, column: number) => string) {
  const names = new Map(
    sampled.nodes.map(({ id, callFrame: { url, lineNumber, columnNumber, functionName } }) => [
      id,
      url ? owner(url, lineNumber, columnNumber) : functionName,
    ]),
  );
  const sums = new Map<string, number>();
  sampled.samples?.forEach((id, at) => {
    const name = names.get(id) ?? '';
    if (name === '(idle)') return;
    sums.set(name, (sums.get(name) ?? 0) + (sampled.timeDeltas?.[at] ?? 0) / 1000);
  });
  return sums;
}

const ms = (value: number) => value.toFixed(0);

function work(seen: Record<string, Profiled[]>): BenchTable {
  return {
    title: `What the main thread does, CPU × ${CPU_SLOWDOWN}, fast line, with the profiler's own cost: ms, medians of ${RUNS}`,
    columns: ['', 'blocked', 'longest tasks', ...KIND_NAMES],
    rows: Object.entries(seen).map(([name, profiled]) => [
      name,
      ms(median(profiled.map(({ blocked }) => blocked))),
      (profiled[0]?.longest ?? []).map(ms).join(', '),
      ...KIND_NAMES.map((kind) => ms(median(profiled.map(({ kinds }) => kinds.get(kind) ?? 0)))),
    ]),
    goals: [],
  };
}

/** How many packages the table names. */
const TOP = 14;

function code(seen: Record<string, Profiled[]>): BenchTable {
  const of = (name: string, owner: string) =>
    median((seen[name] ?? []).map(({ packages }) => packages.get(owner) ?? 0));
  const owners = new Set(
    Object.values(seen).flatMap((profiled) => profiled.flatMap(({ packages }) => [...packages.keys()])),
  );
  const most = (owner: string) => Math.max(...Object.keys(seen).map((name) => of(name, owner)));
  return {
    title: 'Whose code runs: ms',
    columns: ['', ...Object.keys(seen)],
    rows: [...owners]
      .sort((one, other) => most(other) - most(one))
      .slice(0, TOP)
      .map((owner) => [owner, ...Object.keys(seen).map((name) => ms(of(name, owner)))]),
    goals: [],
  };
}

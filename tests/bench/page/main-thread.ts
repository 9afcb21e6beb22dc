// The main thread of a page before its first row and after it, by a trace of Chromium and a profile of V8.

export type Part = 'before' | 'after';

/** Events of the trace, by kind of work. One inside another of its kind counts once. */
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
export const KIND_NAMES = [...new Set(Object.values(KINDS))];

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  /** Microseconds; `tdur` is of the processor's time, which other programs do not lengthen. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const spent = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1000;

/** The long tasks and the kinds of work, in milliseconds of the processor. */
export function tasksOf(events: TraceEvent[]) {
  const own = eventsOfPage(events);
  const firstRow = own.find(({ name }) => name === 'first-row')?.ts ?? Number.POSITIVE_INFINITY;
  const partOf = ({ ts }: TraceEvent): Part => (ts < firstRow ? 'before' : 'after');
  const blocked = { before: 0, after: 0 };
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name.endsWith('::RunTask'));
  for (const task of tasks) blocked[partOf(task)] += Math.max(0, spent(task) - 50);
  const kinds = { before: new Map<string, number>(), after: new Map<string, number>() };
  const until = new Map<string, number>();
  for (const event of own.filter(({ ph }) => ph === 'X').sort((one, other) => one.ts - other.ts)) {
    const kind = KINDS[event.name];
    if (kind === undefined || event.ts < (until.get(kind) ?? 0)) continue;
    until.set(kind, event.ts + (event.dur ?? 0));
    const sums = kinds[partOf(event)];
    sums.set(kind, (sums.get(kind) ?? 0) + spent(event));
  }
  const longest = tasks
    .map(spent)
    .sort((one, other) => other - one)
    .slice(0, 4);
  return { firstRow, blocked, longest, kinds };
}

/** The page's thread is the one that lays the most out. */
function eventsOfPage(events: TraceEvent[]): TraceEvent[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const laidOut = new Map<string, number>();
  for (const event of events) {
    if (event.name === 'Layout') laidOut.set(thread(event), (laidOut.get(thread(event)) ?? 0) + (event.dur ?? 0));
  }
  const [page] = [...laidOut].sort(([, one], [, other]) => other - one)[0] ?? [];
  return events.filter((event) => thread(event) === page);
}

export interface CpuProfile {
  startTime: number;
  nodes: { id: number; callFrame: { url: string; lineNumber: number; columnNumber: number; functionName: string } }[];
  samples?: number[];
  timeDeltas?: number[];
}

/** Milliseconds of each owner's own code. Profile and trace have one clock. */
export function samplesOf(
  { startTime, nodes, samples = [], timeDeltas = [] }: CpuProfile,
  firstRow: number,
  owner: (url: string, line: number, column: number) => string,
): Record<Part, Map<string, number>> {
  const names = new Map(
    nodes.map(({ id, callFrame: { url, lineNumber, columnNumber, functionName } }) => [
      id,
      url ? owner(url, lineNumber, columnNumber) : functionName,
    ]),
  );
  const owners = { before: new Map<string, number>(), after: new Map<string, number>() };
  let now = startTime;
  for (const [at, id] of samples.entries()) {
    const delta = timeDeltas[at] ?? 0;
    now += delta;
    const name = names.get(id) ?? '';
    if (name === '(idle)') continue;
    const sums = owners[now < firstRow ? 'before' : 'after'];
    sums.set(name, (sums.get(name) ?? 0) + delta / 1000);
  }
  return owners;
}

import { figure, shown } from './goal-table.ts';
import type { Place } from './goals.ts';

// What docs/figures.md and README.md say was measured, beside the goals, in words around the figures that are stored.

export interface FigureRow {
  what: string;
  says: string;
  /** The benchmark that measures it. */
  by: string;
  /** It is one of the few in README.md too. */
  isForReadme?: true;
}

/** @throws Error when it is not stored */
export function at(...place: Place): number {
  const value = figure(place);
  if (value === undefined) throw new Error(`There is no figure ${place.join(' › ')}.`);
  return value;
}
const text = (...place: Place): string => shown(at(...place));
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

const review = (row: string) => text('review', '10 withdrawals', row, 'keys or clicks');
const start = (row: string) => at('starts', 'Starting on the embedded', row, 'median');
const clone = (row: string) => seconds(at('starts', 'A fresh clone', row, 'median'));
const generated = (row: string) => seconds(at('generate', 'Save to typed client', row, 'median'));
const exported = (row: string) => at('lists', 'The export', row, 'figure');
const load = (row: string, column: string) => text('load', '200 sessions', row, column);
const heap = (process: string) =>
  `${text('soak', 'Memory of its', process, 'middle')} and ${text('soak', 'Memory of its', process, 'last')} MB`;
const insert = (row: string) => text('writes', 'Inserts into', row, 'cost (median of rounds)');
const caller = (row: string) => text('audit', 'Who calls', row, 'median');
const throughput = (row: string) => at('throughput', 'Throughput of one', row, 'of the constant');
const audit = (row: string) => text('audit', 'An audit log', row, 'figure');
const p50 = (row: string, size: string) => at(...callAt(row, size));
const pages = (row: string) =>
  ['10k', '1M', '10M'].map((size) => text('lists', 'Pages that PostgreSQL reads', row, size)).join(', ');
const callAt = (row: string, size: string): Place => ['lists', 'Lists and figures over HTTP', row, `${size} p50`];

export const figureRows = (): FigureRow[] => [
  {
    what: 'a page of transactions: of 10,000, of a million, of ten million',
    says: `${['10k', '1M', '10M'].map((size) => p50('page 1', size)).join(', ')} ms`,
    by: 'lists',
    isForReadme: true,
  },
  {
    what: 'pages of 8 kB that PostgreSQL reads, with 10,000, a million and ten million rows: the timeline of a player with a hundredth of all transactions; the newest entries of the audit log; the one entry of an account',
    says: `${pages('timeline of the busiest player')}; ${pages('audit log, newest')}; ${pages('audit log, one entry, by account')}`,
    by: 'lists',
  },
  {
    what: '200 administrators without pauses on a million transactions, two minutes',
    says: `${load('one process', 'requests/s')} calls per second, ${load('one process', 'errors')} errors, p99 ${load('one process', 'p99')} ms; with pauses of a second p99 ${load('one process, a second of thought', 'p99')} ms`,
    by: 'load',
    isForReadme: true,
  },
  {
    what: 'an hour with everything on, 25 calls a second over two processes: heap of each, in the middle and at the end',
    says: `${heap('1')}; ${heap('2')}`,
    by: 'soak',
  },
  {
    what: 'an export of a million rows',
    says: `${shown(exported('seconds'))} s, ${exported('memory of the process, most over idle, MB')} MB more memory than idle`,
    by: 'lists',
    isForReadme: true,
  },
  {
    what: '`npm start` on a fresh clone, with the build and the demo; again',
    says: `${clone('npm start, the first time')}; ${clone('npm start, again')}`,
    by: 'starts',
    isForReadme: true,
  },
  {
    what: 'the embedded server: memory when it is ready',
    says: `${start('memory when warm, MB')} MB`,
    by: 'starts',
  },
  {
    what: 'deciding twenty withdrawals: ten approved one by one, five rejected with a reason, five approved together',
    says: `${review('by keyboard, each rejected by itself')} keys (${review('by keyboard, when it was first counted')} when it was first counted); ${review('by mouse, the rejected together for one reason')} clicks when the five are rejected together, ${review('by mouse, each rejected by itself')} when one by one`,
    by: 'review',
    isForReadme: true,
  },
  {
    what: 'from the saved contract to the client; to the client and checked types',
    says: `${generated('npm run generate')}; ${generated('generate and types')}`,
    by: 'generate',
    isForReadme: true,
  },
  {
    what: 'a page of transactions, compared with an answer that reads nothing: all the same page; each another page',
    says: `${throughput('page 1, all the same')} and ${throughput('pages 1 to 100, all different')} of its rate`,
    by: 'throughput',
  },
  {
    what: 'who calls, and what they may do, per call: without roles, with them, of a service account with its owner',
    says: `${caller('a session, without roles (floor)')}, ${caller('a session, with roles and permissions')}, ${caller('a service account, with its owner’s')} µs`,
    by: 'audit',
  },
  {
    what: 'verifying an audit log of 100,000 rows',
    says: `${audit('verifying all, ms')} ms`,
    by: 'audit',
  },
  {
    what: 'cost of the rollups for inserts: one row per commit, a hundred',
    says: `${insert('one row a commit')} %, ${insert('100 rows a commit')} %`,
    by: 'writes',
  },
  {
    what: 'from a decision to the platform that waits for it',
    says: `${text('platform', 'From a decision', 'lag', 'median')} ms, p99 ${text('platform', 'From a decision', 'lag', 'p99')} ms`,
    by: 'platform',
  },
];

/** The calls of each row of the table of sizes; several are shown as a range. */
const SIZED: [what: string, calls: string[]][] = [
  ['transactions: any page', ['page 1', 'page 100', 'middle page', 'last page']],
  [
    'by status, type, game or day',
    ['pending', 'completed', 'failed', 'cancelled', 'type transfer', 'one game', 'one day'],
  ],
  ['search: an e-mail address', ['search, rare: an e-mail']],
  ['search: a first name', ['search, common: a first name']],
  ["search: '@example.com'", ['search, very common: @example.com']],
  ['search: nothing found', ['search, absent']],
  ["search: a first name among one game's", ['search, a first name, among one game']],
  ["search: '@example.com' among transfers", ['search, very common, among transfers']],
  ['search: a first name among failed ones', ['search, a first name, among failed']],
  ["search: '@example.com' among item purchases", ['search, very common, among item purchases']],
  [
    'withdrawals: any page, status or search',
    [
      ...[
        'first page',
        'page 50',
        'pending_review',
        'pending',
        'approved',
        'processing',
        'completed',
        'rejected',
        'failed',
      ],
      ...['search, an e-mail', 'search, an id', 'search, absent'],
    ].map((call) => `withdrawals, ${call}`),
  ],
  [
    'players: any order, filter, search or day',
    [
      ...['registered_at_desc', 'last_seen_at_desc', 'spent_desc'].map((sort) => `players, by ${sort}`),
      ...['page 50', 'active', 'frozen', 'erased', 'registered in a month'].map((call) => `players, ${call}`),
      ...['an e-mail', 'a first name', 'very common', 'absent'].map((term) => `players, search, ${term}`),
    ],
  ],
  [
    "a player's timeline: of the busiest, with a hundredth of all transactions; of one with few",
    ['timeline, first page', 'timeline, page 50', 'timeline of one with few transactions'].map(
      (call) => `players, ${call}`,
    ),
  ],
  [
    'audit log: any page or filter, also one that finds one entry',
    [
      ...['newest', 'page 50', 'one day', 'a busy account', 'an action', 'an area', 'done', 'refused', 'denied'],
      ...['a kind of record', 'a record', 'a request'],
      ...['account', 'record', 'request', 'action'].map((by) => `one entry of all, by ${by}`),
    ].map((call) => `audit log, ${call}`),
  ],
  ['dashboard figures, 7 to 90 days', [7, 30, 90].map((days) => `dashboard figures, ${days} days`)],
  ['games', ['games']],
  ["a game's figures, 90 days", ["game's figures, 90 days"]],
];

/** Milliseconds over HTTP with 10,000, a million and ten million transactions. What was added since the last measurement has no row yet. */
export const sizedRows = (): string[][] =>
  SIZED.filter(([, calls]) => calls.every((call) => figure(callAt(call, '10M')) !== undefined)).map(([what, calls]) => [
    what,
    ...['10k', '1M', '10M'].map((size) => {
      const found = calls.map((call) => p50(call, size));
      const [least, most] = [shown(Math.min(...found)), shown(Math.max(...found))];
      return least === most ? least : `${least} to ${most}`;
    }),
  ]);

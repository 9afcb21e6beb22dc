import { DOUBLE, LATE, TIMES } from './shift.ts';

/** A figure in the results: the benchmark, the beginning of its table's title, the row and the column. */
export type Place = [bench: string, table: string, row: string, column: string];

interface Limit {
  value: number;
  /** Of which figure the value is a multiple; none for a value in the row's unit. */
  of?: 'peer' | 'floor';
}

export interface Goal {
  what: string;
  unit: string;
  ours: Place;
  /** The least that is possible: a plain page, npm by itself, a smaller database. */
  floor?: Place;
  /** The same of react-admin. */
  peer?: Place;
  /** All of them have to be kept. */
  limits: Limit[];
  /** The limits are the least, not the most. */
  atLeast?: boolean;
  /** The page of docs/decisions that says why it is missed, and what was tried. */
  about: string;
  /** The means that would reach it are known, and cost more than they give: the page says which. */
  isTurnedDown?: true;
}

const page = (row: string, column: string): Place => ['page', 'The page at CPU', row, column];
const most = (value: number): Limit[] => [{ value }];
const PAGE = 'why-one-page-per-screen';
const BEFORE = 'all kB before';
const FIRST_ROW = 'first row or figure';

const kilobytes = (what: string, row: string, column: string, limit: number): Goal => ({
  what,
  unit: 'kB',
  ours: page(row, column),
  floor: page(row === 'sign-in' ? 'hello' : 'plain list', column),
  peer: page(row === 'sign-in' ? "react-admin's sign-in" : "react-admin's list", column),
  limits: most(limit),
  about: PAGE,
});

const THROUGHPUT = 'Throughput of one process';
const rate = (row: string): Place => ['throughput', THROUGHPUT, row, 'requests/s'];
const LISTS = 'Lists and figures over HTTP';
const DECIDING = 'Deciding';
const DESK = 'which-mechanisms-earn-their-place';
const NOTHING_READ = 'constant: an id that cannot be, 404';

const REVIEWERS = '50 reviewers';
const HANDED_OUT = 'Handed out';
const AT_THE_DESK = '50 decisions by keyboard';
const STREAMS = 'Streams of changes';

const BATCHES = 'Transactions with';
const IMPORT = 'how-do-the-platforms-records-come-in';

const start = (row: string, column = 'median'): Place => ['starts', 'Starting on the embedded', row, column];
const clone = (row: string): Place => ['starts', 'A fresh clone', row, 'median'];
const installed = (row: string): Place => ['starts', 'What npm ci installs', row, 'figure'];

/** What is to be as quick, as light and as short as it can be; `npm run bench -- table` prints it. */
export const GOALS: Goal[] = [
  {
    what: 'sign-in: first paint',
    unit: 'ms',
    ours: page('sign-in', 'first paint'),
    floor: page('form', 'first paint'),
    peer: page("react-admin's sign-in", 'first paint'),
    limits: [{ value: 1.2, of: 'floor' }],
    about: PAGE,
    isTurnedDown: true,
  },
  {
    what: 'sign-in: usable',
    unit: 'ms',
    ours: page('sign-in', 'usable'),
    floor: page('hello', 'usable'),
    peer: page("react-admin's sign-in", 'usable'),
    limits: [
      { value: 1.5, of: 'floor' },
      { value: 0.6, of: 'peer' },
    ],
    about: PAGE,
  },
  kilobytes('sign-in: before it is usable', 'sign-in', BEFORE, 130),
  {
    what: 'Transactions: first row',
    unit: 'ms',
    ours: page('transactions', FIRST_ROW),
    floor: page('plain list', FIRST_ROW),
    peer: page("react-admin's list", FIRST_ROW),
    limits: [
      { value: 2.3, of: 'floor' },
      { value: 0.6, of: 'peer' },
    ],
    about: PAGE,
  },
  {
    what: 'Transactions: first row of a second visit; floor: of the first',
    unit: 'ms',
    ours: page('transactions again', FIRST_ROW),
    floor: page('transactions', FIRST_ROW),
    limits: [{ value: 0.6, of: 'floor' }],
    about: PAGE,
  },
  kilobytes('Transactions: before the first row', 'transactions', BEFORE, 198),
  kilobytes('Transactions: in all', 'transactions', 'all kB', 234),
  kilobytes('Withdrawals: before the first row', 'withdrawals', BEFORE, 202),
  kilobytes('Withdrawals: in all', 'withdrawals', 'all kB', 250),
  {
    what: 'Transactions: main thread blocked',
    unit: 'ms',
    ours: page('transactions', 'blocked'),
    peer: page("react-admin's list", 'blocked'),
    limits: [{ value: 0.3, of: 'peer' }],
    about: PAGE,
  },
  {
    what: 'Withdrawals: main thread blocked',
    unit: 'ms',
    ours: page('withdrawals', 'blocked'),
    peer: page("react-admin's list", 'blocked'),
    limits: [{ value: 0.4, of: 'peer' }],
    about: PAGE,
  },
  {
    what: 'Dashboard: main thread blocked (the goal is for the time before its charts)',
    unit: 'ms',
    ours: page('dashboard', 'blocked'),
    limits: most(600),
    about: PAGE,
  },
  {
    what: 'worst key in a filter',
    unit: 'ms',
    ours: ['page', 'At work', 'worst key in the filter of 20,000 transactions', 'median'],
    limits: most(40),
    about: PAGE,
  },
  {
    what: 'worst next paint from screen to screen',
    unit: 'ms',
    ours: ['page', 'At work', 'worst next paint from screen to screen', 'median'],
    limits: most(60),
    about: PAGE,
  },
  {
    what: 'an answer behind the sign-in that reads nothing; floor: `/healthz`',
    unit: '/s',
    ours: rate(NOTHING_READ),
    floor: rate('/healthz, no session'),
    limits: [{ value: 0.5, of: 'floor' }],
    atLeast: true,
    about: 'which-mechanisms-earn-their-place',
  },
  {
    what: 'a page that is not shared; floor: an answer that reads nothing',
    unit: '/s',
    ours: rate('pages 1 to 100, all different'),
    floor: rate(NOTHING_READ),
    limits: [{ value: 0.3, of: 'floor' }],
    atLeast: true,
    about: 'which-mechanisms-earn-their-place',
    isTurnedDown: true,
  },
  {
    what: 'an approval that no rule catches, processor time; floor: without rules',
    unit: 'ms',
    ours: ['throughput', DECIDING, 'the first rules in force, none asks', 'both'],
    floor: ['throughput', DECIDING, 'no rule in force', 'both'],
    limits: [{ value: 1.1, of: 'floor' }],
    about: 'who-may-change-and-see-whom',
  },
  {
    what: 'the desk with 50 people: from the key to the next withdrawal, p95',
    unit: 'ms',
    ours: ['desk', REVIEWERS, TIMES.next, 'p95'],
    limits: most(100),
    about: DESK,
  },
  {
    what: 'the desk in a browser: from the key until the next withdrawal is painted, p95',
    unit: 'ms',
    ours: ['desk', AT_THE_DESK, 'at the desk', 'p95'],
    limits: most(100),
    about: DESK,
  },
  {
    what: '50 decisions at the desk by keyboard; floor: on the cards',
    unit: 's',
    ours: ['desk', AT_THE_DESK, 'at the desk', 'seconds, scripted'],
    floor: ['desk', AT_THE_DESK, 'on the cards', 'seconds, scripted'],
    limits: [{ value: 0.5, of: 'floor' }],
    about: DESK,
  },
  {
    what: '50 decisions at the desk by keyboard; floor: on the cards',
    unit: 'keys',
    ours: ['desk', AT_THE_DESK, 'at the desk', 'keys'],
    floor: ['desk', AT_THE_DESK, 'on the cards', 'keys'],
    limits: most(100),
    about: DESK,
  },
  {
    what: 'withdrawals that the desk hands to two of 50 people',
    unit: '',
    ours: ['desk', HANDED_OUT, DOUBLE, 'figure'],
    limits: most(0),
    about: DESK,
  },
  {
    what: 'a withdrawal of somebody who fell silent, with somebody else after the end of the lease',
    unit: 's',
    ours: ['desk', HANDED_OUT, LATE, 'figure'],
    limits: most(5),
    about: DESK,
  },
  {
    what: 'from a decision’s key until the other process tells a screen, p95',
    unit: 'ms',
    ours: ['desk', REVIEWERS, TIMES.told, 'p95'],
    limits: most(1000),
    about: DESK,
  },
  {
    what: 'statements of the database with 200 open streams and a decision a second; floor: with one stream',
    unit: '/s',
    ours: ['desk', STREAMS, '200 streams', 'statements, a decision a second'],
    floor: ['desk', STREAMS, '1 stream', 'statements, a decision a second'],
    limits: [{ value: 1.1, of: 'floor' }],
    about: DESK,
  },
  {
    what: 'a search for a first name at 10 million; floor: at 10,000',
    unit: 'ms',
    ours: ['lists', LISTS, 'search, common: a first name', '10M p50'],
    floor: ['lists', LISTS, 'search, common: a first name', '10k p50'],
    limits: [{ value: 2, of: 'floor' }],
    about: 'which-mechanisms-earn-their-place',
    isTurnedDown: true,
  },
  {
    what: 'a search for a very common text among item purchases, at 10 million',
    unit: 'ms',
    ours: ['lists', LISTS, 'search, very common, among item purchases', '10M p50'],
    floor: ['lists', LISTS, 'search, very common, among item purchases', '10k p50'],
    limits: most(200),
    about: 'which-mechanisms-earn-their-place',
  },
  {
    what: 'records that come in by batches of a thousand; floor: by `COPY` into a table with the same indexes',
    unit: '/s',
    ours: ['platform', BATCHES, 'batches of 1k', 'records/s'],
    floor: ['platform', BATCHES, 'COPY into a table with the same indexes', 'records/s'],
    limits: [{ value: 0.5, of: 'floor' }],
    atLeast: true,
    about: IMPORT,
    isTurnedDown: true,
  },
  {
    what: 'records that come in by `npm run import`, beside a server at work (the goal is a million in three minutes)',
    unit: '/s',
    ours: ['platform', 'Import of', 'records/s', 'figure'],
    limits: [{ value: 5556 }],
    atLeast: true,
    about: IMPORT,
    isTurnedDown: true,
  },
  {
    what: 'the embedded server: a warm start',
    unit: 'ms',
    ours: start('warm'),
    floor: start('a bare server without a database (floor)'),
    limits: most(500),
    about: 'why-no-build-of-the-server',
    isTurnedDown: true,
  },
  {
    what: 'the embedded server: the first start, with the demo',
    unit: 'ms',
    ours: start('cold, 20,000 transactions are made'),
    floor: start('a bare server without a database (floor)'),
    limits: most(2500),
    about: 'why-no-build-of-the-server',
    isTurnedDown: true,
  },
  {
    what: 'the embedded server: memory when it is ready',
    unit: 'MB',
    ours: start('memory when warm, MB'),
    limits: most(350),
    about: 'why-no-build-of-the-server',
  },
  {
    what: 'the contract saved to client and types',
    unit: 'ms',
    ours: ['generate', 'Save to typed client', 'generate and types', 'median'],
    floor: ['generate', 'Save to typed client', 'npm by itself (floor)', 'median'],
    limits: most(2000),
    about: 'what-does-a-developer-wait-for',
    isTurnedDown: true,
  },
  {
    what: '`npm start` on a fresh clone',
    unit: 'ms',
    ours: clone('npm start, the first time'),
    limits: most(8000),
    about: 'what-does-a-developer-wait-for',
  },
  {
    what: '`npm run dev` to the first screen',
    unit: 'ms',
    ours: clone('npm run dev to the sign-in page in a browser, again'),
    limits: most(3000),
    about: 'what-does-a-developer-wait-for',
    isTurnedDown: true,
  },
  {
    what: '`npm ci`',
    unit: 'packages',
    ours: installed('packages'),
    limits: most(450),
    about: 'what-does-a-developer-wait-for',
    isTurnedDown: true,
  },
  {
    what: '`node_modules`',
    unit: 'MB',
    ours: installed('megabytes'),
    limits: most(600),
    about: 'what-does-a-developer-wait-for',
    isTurnedDown: true,
  },
];

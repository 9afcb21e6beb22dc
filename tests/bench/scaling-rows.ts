import { at } from './figure-rows.ts';
import { shown } from './goal-table.ts';

// The figures of docs/scaling.md: what a transaction takes on the disk, and the rates and times that the page reckons with.

type Column = 'as built' | 'grown by inserts';
const bytes = (row: string, column: Column) => at('scaling', 'Bytes per transaction', row, column);
const timed = (row: string) => at('scaling', 'One writer', row, 'ms');
const call = (row: string) =>
  ['1M', '10M'].map((size) => shown(at('lists', 'Lists and figures over HTTP', row, `${size} p50`))).join(' and ');
const exported = (row: string) => at('lists', 'The export', row, 'figure');
const load = (row: string, column: string) => at('load', '200 sessions', row, column);
const rate = (row: string) => shown(at('throughput', 'Throughput of one', row, 'requests/s'));

const BESIDE = ['revenue records', 'ledger transfers', 'rollups'];
const BYTES: [what: string, rows: string[]][] = [
  ['the row', ['the row']],
  ['keys: `id`, `transaction_id`', ['transactions_pkey', 'transactions_transaction_id_unique']],
  [
    'newest first: all, by status, by game, by player',
    ['', '_status', '_game', '_player'].map((by) => `transactions${by}_newest`),
  ],
  ['trigrams of `transaction_id`, for the search', ['transactions_id_trigrams']],
  ['**transactions, together**', ['transactions']],
  ['revenue record of its fee, ledger transfer', ['revenue records', 'ledger transfers']],
  ['rollups: less beyond a million, because they grow with days and players', ['rollups']],
  ['**everything**', ['transactions', ...BESIDE]],
];

/** Bytes per transaction, and so gigabytes of a billion. */
export const byteRows = (): string[][] =>
  BYTES.map(([what, rows]) => [
    what,
    ...(['as built', 'grown by inserts'] as const).map((column) =>
      shown(rows.reduce((sum, row) => sum + bytes(row, column), 0)),
    ),
  ]);

export const rateRows = (): string[][] =>
  [
    [
      'inserting into a million rows, processor time per row: one at a time; in statements of 20,000',
      `${timed('one row a commit')} ms; ${timed('20,000 rows a statement')} ms`,
      'scaling',
    ],
    [
      'the first page, the last page, the dashboard of 30 days, at one and at ten million',
      `${call('page 1')}, ${call('last page')}, ${call('dashboard figures, 30 days')} ms`,
      'lists',
    ],
    ['rows of rollups for a million', shown(at('scaling', 'Rollups', 'rows of rollups', 'figure')), 'scaling'],
    [
      'an export of a million rows',
      `${shown(exported('megabytes'))} MB of CSV in ${shown(exported('seconds'))} s, ${shown(exported('memory of the process, most over idle, MB'))} MB of memory`,
      'lists',
    ],
    [
      'calls per second of 200 administrators without pauses: one process, two',
      `${shown(load('one process', 'requests/s'))}, ${shown(load('two processes', 'requests/s'))}; p99 with a second of pause ${shown(load('one process, a second of thought', 'p99'))} ms`,
      'load',
    ],
    [
      'answers per second to 64 clients: the same page, each another page',
      `${rate('page 1, all the same')}, ${rate('pages 1 to 100, all different')}`,
      'throughput',
    ],
    ['a look-up by id, processor time', `${timed('a look-up by id')} ms`, 'scaling'],
  ].map(([what = '', says = '', by = '']) => [what, says, `\`npm run bench -- ${by}\``]);

import { type Contract, node } from '../openapi/read-contract.ts';
import { manyRows } from './many-items.ts';

// The rows of the contract's examples, filtered and cut as a request asks. What the mock knows of the filters stands here and
// nowhere else; nothing is stored.

type Row = Record<string, unknown>;
type Filter = (row: Row, wanted: string) => boolean;

interface RecordList {
  /** The examples of the list whose rows, together, are all the records. */
  examples: string[];
  /** The fields of the answer and of a row: the list itself, and what the lines of the export begin with. */
  rows: string;
  id: string;
  /** At most this many come at once, so that there are pages to turn; what the examples' own pages have. */
  pageSize: number;
  /** The parts of the next page's cursor. */
  cursorOf?: (row: Row) => string;
  /** Besides the order of the examples, by the values of `sort`. */
  orders?: Record<string, (one: Row, other: Row) => number>;
  filters: Record<string, Filter>;
}

/** The value of a field, or of a field of a field. */
const at = (row: Row, path: string) => path.split('.').reduce<unknown>((value, name) => node(value)[name], row);
const equals =
  (field: string): Filter =>
  (row, wanted) =>
    row[field] === wanted;
const contains =
  (...fields: string[]): Filter =>
  (row, wanted) =>
    fields.some((field) =>
      String(at(row, field) ?? '')
        .toLowerCase()
        .includes(wanted.trim().toLowerCase()),
    );
const daysOf = (field: string): Record<string, Filter> => ({
  date_from: (row, day) => String(row[field]).slice(0, 10) >= day,
  date_to: (row, day) => String(row[field]).slice(0, 10) <= day,
});

export const LISTS: Record<string, RecordList> = {
  listTransactions: {
    examples: ['singlePage'],
    rows: 'transactions',
    id: 'transaction_id',
    pageSize: 5,
    filters: {
      ...daysOf('created_at'),
      status: equals('status'),
      type: equals('transaction_type'),
      game_id: equals('game_id'),
      player_id: equals('player_id'),
      search: contains('transaction_id', 'player_email', 'game_name'),
    },
  },
  listWithdrawals: {
    examples: ['firstOfTwo', 'secondOfTwo'],
    rows: 'withdrawals',
    id: 'withdrawal_id',
    pageSize: 7,
    orders: {
      created_at_asc: (one, other) => String(one.created_at).localeCompare(String(other.created_at)),
      requested_amount_asc: (one, other) => Number(one.requested_amount) - Number(other.requested_amount),
      requested_amount_desc: (one, other) => Number(other.requested_amount) - Number(one.requested_amount),
    },
    filters: {
      ...daysOf('created_at'),
      player_id: equals('player_id'),
      // The rows do not say which account it is.
      accounts_of: equals('player_id'),
      status: (row, wanted) => row.status === wanted || (wanted === 'pending_review' && row.status === 'pending'),
      search: contains('withdrawal_id', 'player_email', 'bank_account_info.bank_name'),
      // The rows do not say which steps they took before the present one.
      step: equals('status'),
      step_from: (row, day) => String(row.processed_at ?? row.created_at).slice(0, 10) >= day,
      min_amount: (row, amount) => Number(row.requested_amount) >= Number(amount),
      max_amount: (row, amount) => Number(row.requested_amount) <= Number(amount),
    },
  },
  listAuditEntries: {
    examples: ['newest', 'older'],
    rows: 'entries',
    id: 'id',
    pageSize: 7,
    cursorOf: ({ id }) => String(id),
    filters: {
      ...daysOf('at'),
      actor: (row, name) => row.actor === name.toLowerCase(),
      action: ({ action }, wanted) => action === wanted || String(action).split('.')[0] === wanted,
      result: equals('result'),
      subject_type: equals('subject_type'),
      subject_id: equals('subject_id'),
      request_id: equals('request_id'),
    },
  },
  listPlayers: {
    examples: ['newest', 'older'],
    rows: 'players',
    id: 'player_id',
    pageSize: 7,
    cursorOf: ({ player_id }) => String(player_id),
    filters: {
      ...daysOf('registered_at'),
      state: equals('state'),
      search: (row, wanted) => row.player_id === wanted || contains('player_email', 'display_name')(row, wanted),
    },
  },
  listGames: {
    examples: ['six'],
    rows: 'games',
    id: 'game_id',
    pageSize: Number.POSITIVE_INFINITY,
    filters: { status: equals('status'), search: contains('game_id', 'game_name', 'developer') },
  },
};

/** By operationId: the list whose rows an export has. */
export const EXPORTS: Record<string, string> = {
  exportTransactions: 'listTransactions',
  exportWithdrawals: 'listWithdrawals',
  exportAuditEntries: 'listAuditEntries',
  exportGames: 'listGames',
};

const exampleOf = ({ mediaTypes }: Contract, operationId: string, name: string) =>
  node(mediaTypes.find(({ where }) => where === `${operationId} 200`)?.examples[name]).value;

/** The records of a list that match every filter of a request; of as many as are asked for, or of those there are. */
function matching(contract: Contract, operationId: string, query: URLSearchParams, items?: number): Row[] {
  const { examples, rows, filters } = LISTS[operationId] as RecordList;
  const records = examples.flatMap((name) => node(exampleOf(contract, operationId, name))[rows] as Row[]);
  const all = items === undefined ? records : manyRows(records, items);
  const wanted = [...query].filter(([name, value]) => name in filters && value !== '');
  return all.filter((row) => wanted.every(([name, value]) => filters[name]?.(row, value)));
}

/** As the server makes it, in a browser too. */
const timeAndId = (id: string) => (row: Row) =>
  btoa(`${row.created_at}|${row[id]}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** The answer of a list; undefined where its cursor is that of no record. */
export function listed(
  contract: Contract,
  operationId: string,
  query: URLSearchParams,
  items?: number,
): Row | undefined {
  const { rows, id, pageSize, examples, orders, cursorOf = timeAndId(id) } = LISTS[operationId] as RecordList;
  const order = orders?.[query.get('sort') ?? ''];
  const found = matching(contract, operationId, query, items).toSorted(order ?? (() => 0));
  const shape = node(exampleOf(contract, operationId, examples[0] as string));
  const asked = Number(query.get('limit') ?? ('totalPages' in shape ? 20 : 50));
  const size = items === undefined ? Math.min(asked, pageSize) : asked;
  if ('totalPages' in shape) {
    const page = Number(query.get('page') ?? 1);
    const cut = found.slice((page - 1) * size, page * size);
    return { [rows]: cut, totalPages: Math.ceil(found.length / size), page, total: found.length };
  }
  if (!('next_cursor' in shape)) return { [rows]: found };
  const cursor = query.get('cursor');
  const from = cursor ? found.findIndex((row) => cursorOf(row) === cursor) + 1 : 0;
  if (cursor && from === 0) return undefined;
  const cut = found.slice(from, from + size);
  const last = cut.at(-1);
  return { ...shape, [rows]: cut, next_cursor: last && from + size < found.length ? cursorOf(last) : null };
}

const isWaiting = ({ status }: Row) => status === 'pending_review' || status === 'pending';

/** The matching withdrawals that await review, the oldest first. */
export function reviewable(contract: Contract, query: URLSearchParams, items?: number): Row {
  const found = matching(contract, 'listWithdrawals', query, items).filter(isWaiting);
  const limit = Number(query.get('limit') ?? 0);
  const listed = found.toSorted(LISTS.listWithdrawals?.orders?.created_at_asc).slice(0, limit);
  return { count: found.length, withdrawals: listed };
}

/** By operationId: the list with the record that a call changes, by its `id` in the path. */
const CHANGES: Record<string, { list: string; id: string; example?: string }> = {
  updateTransactionStatus: { list: 'listTransactions', id: 'id' },
  approveWithdrawal: { list: 'listWithdrawals', id: 'withdrawal_id', example: 'approved' },
  rejectWithdrawal: { list: 'listWithdrawals', id: 'withdrawal_id', example: 'rejected' },
  processWithdrawal: { list: 'listWithdrawals', id: 'withdrawal_id', example: 'processing' },
  recallWithdrawal: { list: 'listWithdrawals', id: 'withdrawal_id' },
  undoWithdrawal: { list: 'listWithdrawals', id: 'withdrawal_id' },
  releaseWithdrawal: { list: 'listWithdrawals', id: 'withdrawal_id' },
  returnWithdrawal: { list: 'listWithdrawals', id: 'withdrawal_id' },
  retryWithdrawal: { list: 'listWithdrawals', id: 'withdrawal_id', example: 'processing' },
};

/** Of the examples that several changes share, the one that tells of this change; undefined: the first. */
export const exampleOfChange = (operationId: string): string | undefined => CHANGES[operationId]?.example;

const REJECTS = new Set(['rejectWithdrawal', 'releaseWithdrawal']);

export const isChange = (operationId: string) => operationId in CHANGES;

/** The fields of an example that tell of the change, whatever record it is of. */
const CHANGED = [
  'status',
  'processed_at',
  'rejection_reason',
  'notes',
  'returned_at',
  'return_reference',
  'return_announcement',
  'undo_seconds',
  'updated_at',
  'status_changed_by',
];

/** An example's answer to a change, told of the record that was changed; as it is where no list has that record. */
export function changedRecord(contract: Contract, operationId: string, id: unknown, example: Row, request: Row): Row {
  const change = CHANGES[operationId];
  const record = change && matching(contract, change.list, new URLSearchParams()).find((row) => row[change.id] === id);
  if (!record) return example;
  const { status = example.status, notes = record.notes ?? null, reason, bank_reference } = request;
  const state = Object.fromEntries(CHANGED.filter((name) => name in example).map((name) => [name, example[name]]));
  return {
    ...record,
    ...state,
    status,
    notes,
    // A recall and a return have a reason too, which their history keeps.
    ...(reason !== undefined && REJECTS.has(operationId) && { rejection_reason: reason }),
    ...(bank_reference !== undefined && { return_reference: bank_reference }),
  };
}

/** Of an export with a line for every record, the lines that match. No field of our examples has a line break in it. */
export function exported(
  contract: Contract,
  operationId: string,
  csv: string,
  query: URLSearchParams,
  items?: number,
): string {
  const list = EXPORTS[operationId] as string;
  const { id } = LISTS[list] as RecordList;
  const [header, ...lines] = csv.split('\r\n').filter(Boolean);
  const byId = new Map(lines.map((line) => [line.slice(0, line.indexOf(',')), line.slice(line.indexOf(','))]));
  const found = matching(contract, list, query, items).map((row) => String(row[id]));
  // A copy that mocks/many-items.ts made has the line of its original.
  const restOf = (name: string) => byId.get(name) ?? byId.get(name.replace(/-\d{5}$/, '')) ?? '';
  return [header, ...found.map((name) => name + restOf(name)), ''].join('\r\n');
}

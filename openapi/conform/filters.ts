import { formatCount } from '../../src/lib/money.ts';
import { node } from '../read-contract.ts';
import { type Difference, shown } from './judge.ts';

// Whether a back end obeys what a list is asked for. One that does not looks as if its filters worked.

type Read = (query: Record<string, string>) => Promise<unknown>;

const LISTS: Record<string, { rows: string; filters: Record<string, (row: Record<string, unknown>) => unknown> }> = {
  listTransactions: {
    rows: 'transactions',
    filters: { status: (row) => row.status, search: (row) => row.transaction_id },
  },
  listWithdrawals: {
    rows: 'withdrawals',
    filters: {
      // `pending_review` may also return `pending`: both await the same review.
      status: (row) => (row.status === 'pending' ? 'pending_review' : row.status),
      search: (row) => row.withdrawal_id ?? row.request_id,
    },
  },
};
/** Lists that a call asks a number of: the parameter, the list, and a small number. */
const COUNTED: Record<string, [parameter: string, list: string]> = {
  listRecentTransactions: ['limit', 'transactions'],
  listPayouts: ['limit', 'payouts'],
};

/** Lists that are asked for in parts. Of the withdrawals all are. */
const PAGED: Record<string, string> = { listTransactions: 'transactions', listPayouts: 'payouts' };

const listIn = (answer: unknown, name: string) => (node(answer)[name] ?? []) as Record<string, unknown>[];

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** @param read makes the same call with more in its query; undefined when the answer cannot be read */
export async function queryDifferences(operationId: string, answer: unknown, read: Read): Promise<Difference[]> {
  const found: Difference[] = [];
  const differs = (field: string, came: string, wanted: string, portal: string) =>
    found.push({ field, came, wanted, portal, times: 1 });

  const { rows: name = '', filters = {} } = LISTS[operationId] ?? {};
  for (const [filter, fieldOf] of Object.entries(filters)) {
    const rows = listIn(answer, name);
    const value = rows.map(fieldOf).find((one) => typeof one === 'string' && one !== '');
    const isMixed = rows.some((row) => fieldOf(row) !== value);
    if (value === undefined || !isMixed) continue;
    const others = listIn(await read({ [filter]: String(value) }), name).filter((row) =>
      filter === 'search'
        ? !textsIn(row).some((text) => text.toLowerCase().includes(String(value).toLowerCase()))
        : fieldOf(row) !== value,
    );
    if (others.length > 0) {
      differs(
        `?${filter}=${value}`,
        `other rows, ${others.length} of them`,
        'only rows that match',
        'shows them as if they matched',
      );
    }
  }
  if (operationId === 'listTransactions' && Number(node(answer).totalPages) > 1) {
    const second = listIn(await read({ page: '2' }), name);
    if (second.length > 0 && shown(second) === shown(listIn(answer, name))) {
      differs('?page=2', 'the rows of page 1', 'other rows', 'shows the same rows on every page');
    }
  }
  const { length } = listIn(answer, PAGED[operationId] ?? '');
  if (length > 500) {
    const portal = "shows the first 500, says how many came, and offers 'Show 500 more'";
    differs('', `a list of ${formatCount(length)} rows`, 'a page of them', portal);
  }
  const [parameter, list = ''] = COUNTED[operationId] ?? [];
  if (parameter && listIn(answer, list).length > 2) {
    const { length } = listIn(await read({ [parameter]: '2' }), list);
    const portal = `shows ${operationId === 'listPayouts' ? 'what comes, 500 at first' : 'the first 10'}`;
    if (length > 2) differs(`?${parameter}=2`, `${length} rows`, 'at most 2 rows', portal);
  }
  return found;
}

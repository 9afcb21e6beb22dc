import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getListApprovalsQueryKey } from '../../generated/approvals/approvals.ts';
import type { Change } from '../../generated/model/change.ts';
import { getListTransactionsQueryKey } from '../../generated/transactions/transactions.ts';
import { getListWithdrawalsQueryKey } from '../../generated/withdrawal-list/withdrawal-list.ts';
import { recordIdOf } from '../../lib/search-params.ts';
import { counted } from '../../lib/words.ts';
import { BELL_LIST } from './waiting-count.ts';

/** The screens with a list, and what its records are called in the stream of changes. */
const SCREENS: Record<string, { kind: string; list: QueryKey }> = {
  '/withdrawals': { kind: 'withdrawal', list: getListWithdrawalsQueryKey() },
  '/transactions': { kind: 'transaction', list: getListTransactionsQueryKey() },
  '/approvals': { kind: 'approval', list: getListApprovalsQueryKey() },
};

export const bellKey = getListWithdrawalsQueryKey(BELL_LIST);
const BELL = hashKey(bellKey);

/** The key of `useGetReviewQueue`, whose code no other screen needs; a test compares them. */
export const reviewQueueKey = ['admin', 'withdrawal', 'review-queue'];

/** The beginning of the key of `useListWithdrawalSignals`, likewise. */
export const signalsKey = ['admin', 'withdrawal', 'signals'];

export const kindOn = (pathname: string): string | undefined => SCREENS[pathname.replace(/\/$/, '')]?.kind;

/** The kind of record that a query lists; undefined for any other query, and for the bell's. */
export function listedBy({ queryKey, queryHash }: Pick<Query, 'queryKey' | 'queryHash'>): string | undefined {
  const key = queryKey[0] === 'infinite' ? queryKey.slice(1) : queryKey;
  return Object.values(SCREENS).find(
    ({ list }) =>
      queryHash !== BELL &&
      list.every((part, index) => key[index] === part) &&
      // After the list's path comes what it is filtered by, and not an id.
      key.slice(list.length).every((part) => typeof part === 'object'),
  )?.kind;
}

/** Loads the lists of a kind again that are on the screen. */
export const reloadLists = (client: QueryClient, kind: string) =>
  client.invalidateQueries({ predicate: (query) => listedBy(query) === kind });

/** Lists of a kind that are not on the screen are loaded when they are next shown; those that are stay as they are. */
export const markLists = (client: QueryClient, kind: string) =>
  client.invalidateQueries({
    type: 'inactive',
    refetchType: 'none',
    predicate: (query) => listedBy(query) === kind,
  });

/** The id of the record that a query is about, by the key that its list has; undefined for any other query. */
function recordIn({ queryKey }: Pick<Query, 'queryKey'>, list: QueryKey): string | undefined {
  const key = queryKey[0] === 'infinite' ? queryKey.slice(1) : queryKey;
  const isOf = (start: QueryKey) => start.every((part, index) => key[index] === part);
  if (isOf(list)) return recordIdOf(key[list.length]);
  if (list !== SCREENS['/withdrawals']?.list || !isOf(signalsKey)) return undefined;
  // A dialog and the desk ask for the signals of one.
  const ids = (key[signalsKey.length] as { withdrawal_ids?: string } | undefined)?.withdrawal_ids;
  return recordIdOf(ids?.includes(',') ? undefined : ids);
}

/** Loads a record again that is on the screen, with all that is shown of it. Of a kind without ids, every one. */
export function reloadRecords(client: QueryClient, changes: readonly Change[]): void {
  for (const { kind, list } of Object.values(SCREENS)) {
    const ids = new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id));
    if (ids.size === 0) continue;
    void client.invalidateQueries({
      predicate: (query) => {
        const record = recordIn(query, list);
        return record !== undefined && (ids.has(record) || ids.has(null));
      },
    });
  }
}

/** More are not told apart. */
const MOST = 500;

/** A change, and when this page heard of it last, by `performance.now()`. */
export type HeardChange = Change & { at: number };

/** With more changes, each record once; a record that is new stays new. */
export function joined(
  before: readonly HeardChange[],
  news: readonly Change[],
  at = performance.now(),
): readonly HeardChange[] {
  // Very many, and what was perhaps missed, have no id.
  const keyOf = ({ kind, id, is_new }: Change) => `${kind} ${id ?? is_new}`;
  const all = new Map(before.map((change) => [keyOf(change), change]));
  for (const change of news) {
    const key = keyOf(change);
    all.set(key, { ...(all.get(key) ?? change), at });
  }
  return [...all.values()].slice(0, MOST);
}

/** After an interruption of the stream, in which each kind of record may have changed. */
export const missed = (): Change[] => Object.values(SCREENS).map(({ kind }) => ({ kind, id: null, is_new: false }));

/** '3 new, 1 changed'; '' when nothing is. */
export function newsText(changes: readonly Change[]): string {
  const known = changes.filter(({ id }) => id !== null);
  if (known.length >= MOST || changes.some(({ id, is_new }) => id === null && is_new)) return 'Many new';
  const fresh = known.filter(({ is_new }) => is_new).length;
  const others = known.length - fresh;
  const counts = [fresh > 0 && `${fresh} new`, others > 0 && `${others} changed`].filter(Boolean).join(', ');
  if (known.length === changes.length) return counts;
  return counts ? `${counts}, perhaps more` : 'Possibly new records';
}

/** '3 withdrawals': for a screen reader, which does not see beside what the text stands. */
export function newsOf(changes: readonly Change[], kind: string): string {
  const known = changes.filter(({ id }) => id !== null).length;
  return known > 0 ? counted(known, kind) : `${kind}s`;
}

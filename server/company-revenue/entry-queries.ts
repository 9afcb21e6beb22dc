import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Source } from '../db/connection/connect.ts';
import type { Cursor } from '../db/cursor.ts';
import { payouts, revenueRecords, revenueReversals } from '../db/schema/revenue.ts';
import { transactions } from '../db/schema/transactions.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { dayBegins, dayEnds } from '../statistics/utc-days.ts';

/** Filters, named as in the contract; days are UTC. */
export interface EntryFilter {
  entries?: 'revenue' | 'payouts' | undefined;
  type?: string | undefined;
  gameId?: string | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** An entry of company revenue; its amount is below 0 where it was reversed or paid out. */
export interface RevenueEntry {
  entry: string;
  /** ISO, UTC, milliseconds. */
  createdAt: string;
  revenueType: string | null;
  sourceType: string | null;
  sourceId: string | null;
  gameId: string | null;
  amountCents: number;
}

/**
 * As game_of_revenue() in server/statistics/rollup-deltas.sql, but part of the query. No joins, which would read all transactions for the
 * entries of a few days.
 */
const gameId = sql`case ${revenueRecords.sourceType}
  when 'transaction' then (select ${transactions.gameId} from ${transactions} where ${transactions.transactionId} = ${revenueRecords.sourceId})
  when 'withdrawal' then (select ${withdrawals.gameId} from ${withdrawals} where ${withdrawals.withdrawalId} = ${revenueRecords.sourceId})
  when 'game' then (select left(${revenueRecords.sourceId}, -8) where right(${revenueRecords.sourceId}, 8) ~ '^_[0-9]{4}-[0-9]{2}$')
end`;

/**
 * Opens a cursor over every entry that matches, newest first, in one snapshot.
 *
 * @param signal aborted when nobody waits for the rows any more
 */
export async function openEntries({ openCursor }: Source, filter: EntryFilter, signal: AbortSignal): Promise<Cursor> {
  const parts: SQL[] = [];
  // Payouts have neither a type nor a game.
  const ofPayouts = filter.type === undefined && filter.gameId === undefined;
  if (filter.entries !== 'payouts') parts.push(inOrder(earned(filter)), inOrder(reversed(filter)));
  if (filter.entries !== 'revenue' && ofPayouts) parts.push(inOrder(paidOut(filter)));
  // The same columns without a row, where nothing can match.
  if (parts.length === 0) parts.push(sql`(${paidOut(filter)} and false)`);
  return openCursor(
    sql`select entry, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, revenue_type, source_type, source_id,
        game_id, cents
      from (${sql.join(parts, sql` union all `)}) as entries
      order by at desc, id desc, entry`,
    signal,
  );
}

/** The next rows of `openEntries`; empty at the end. */
export async function nextEntries(cursor: Cursor): Promise<RevenueEntry[]> {
  const text = (value: unknown) => (value === null ? null : String(value));
  return (await cursor.next()).map((row) => ({
    entry: String(row.entry),
    createdAt: String(row.created_at),
    revenueType: text(row.revenue_type),
    sourceType: text(row.source_type),
    sourceId: text(row.source_id),
    gameId: text(row.game_id),
    // One of the drivers returns bigint as text.
    amountCents: Number(row.cents),
  }));
}

/** Each part by its index, so that merging them needs no sorting, and the first rows come at once. */
const inOrder = (part: SQL): SQL => sql`(${part} order by at desc, id desc)`;

const earned = (filter: EntryFilter): SQL => sql`
  select 'earned' as entry, ${revenueRecords.id} as id, ${revenueRecords.createdAt} as at, ${revenueRecords.revenueType} as revenue_type,
    ${revenueRecords.sourceType} as source_type, ${revenueRecords.sourceId} as source_id, ${gameId} as game_id,
    ${revenueRecords.amountCents} as cents
  from ${revenueRecords}
  where ${revenueOf(filter, revenueRecords.createdAt)}`;

const reversed = (filter: EntryFilter): SQL => sql`
  select 'reversed' as entry, ${revenueReversals.id} as id, ${revenueReversals.createdAt} as at, ${revenueRecords.revenueType} as revenue_type,
    ${revenueRecords.sourceType} as source_type, ${revenueRecords.sourceId} as source_id, ${gameId} as game_id,
    -${revenueReversals.amountCents} as cents
  from ${revenueReversals} join ${revenueRecords} on ${revenueRecords.id} = ${revenueReversals.revenueRecordId}
  where ${revenueOf(filter, revenueReversals.createdAt)}`;

const paidOut = (filter: EntryFilter): SQL => sql`
  select 'paid_out' as entry, ${payouts.id} as id, ${payouts.paidOutAt} as at, null as revenue_type, null as source_type,
    ${payouts.payoutReference} as source_id, null as game_id, -${payouts.amountCents} as cents
  from ${payouts}
  where ${within(filter, payouts.paidOutAt)}`;

const revenueOf = (filter: EntryFilter, at: PgColumn): SQL =>
  sql`${within(filter, at)} and ${
    and(
      filter.type === undefined ? undefined : eq(revenueRecords.revenueType, filter.type),
      filter.gameId === undefined ? undefined : sql`${gameId} = ${filter.gameId}`,
    ) ?? sql`true`
  }`;

const within = ({ dateFrom, dateTo }: EntryFilter, at: PgColumn): SQL =>
  and(dateFrom ? gte(at, dayBegins(dateFrom)) : undefined, dateTo ? lt(at, dayEnds(dateTo)) : undefined) ?? sql`true`;

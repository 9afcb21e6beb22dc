import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlayerTimelineKind } from '../../src/generated/model/playerTimelineKind.ts';
import type { Database } from '../db/database.ts';
import { type Page, readPage } from '../db/page.ts';
import { archivedWithdrawals } from '../db/schema/archive.ts';
import { admins } from '../db/schema/people.ts';
import { notes, playerErasures, playerFreezes, playerHolds, players } from '../db/schema/players.ts';
import { transactions } from '../db/schema/transactions.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { NotFound } from '../domain/errors.ts';
import type { TimelinePosition } from './cursor.ts';

/** The parts of a timeline that need a permission of their own. */
export interface TimelineParts {
  transactions: boolean;
  withdrawals: boolean;
  holds: boolean;
}

/** The columns of an entry, each SQL. Columns that are left out are null. */
interface Entry {
  at: SQL;
  number: SQL;
  kind: SQL;
  type?: SQL;
  recordId?: SQL;
  recordName?: SQL;
  cents?: SQL;
  status?: SQL;
  actorId?: SQL;
  text?: SQL;
}

/**
 * A table with entries. Entries of the same instant are in the order of the ranks, so that the recall of a withdrawal follows the freeze that
 * caused it, and within a rank in the order of their numbers.
 */
interface Source {
  rank: number;
  entry: Entry;
  from: SQL;
  /** The column that names the player. */
  player: PgColumn;
  where?: SQL;
  part?: keyof TimelineParts;
}

const kind = (name: PlayerTimelineKind) => sql`${name}::text`;

const SOURCES: readonly Source[] = [
  {
    rank: 0,
    entry: { at: sql`${players.createdAt}`, number: sql`0`, kind: kind('registered') },
    from: sql`${players}`,
    player: players.playerId,
  },
  {
    rank: 1,
    part: 'transactions',
    entry: {
      at: sql`${transactions.createdAt}`,
      number: sql`${transactions.id}`,
      kind: kind('transaction'),
      type: sql`${transactions.transactionType}`,
      recordId: sql`${transactions.id}::text`,
      recordName: sql`${transactions.transactionId}`,
      cents: sql`${transactions.amountCents}`,
      status: sql`${transactions.status}`,
    },
    from: sql`${transactions}`,
    player: transactions.playerId,
    // The transaction of a withdrawal would tell its steps a second time. With `exists`, PostgreSQL hashes all withdrawals for a player with many.
    where: sql`not (${transactions.transactionType} = 'withdrawal' and (
      select ${withdrawals.withdrawalId} from ${withdrawals} where ${withdrawals.withdrawalId} = ${transactions.transactionId}) is not null)`,
  },
  {
    rank: 2,
    entry: {
      at: sql`${notes.createdAt}`,
      number: sql`${notes.noteId}`,
      kind: kind('note'),
      recordId: sql`${notes.noteId}::text`,
      recordName: sql`${notes.withdrawalId}`,
      actorId: sql`${notes.adminId}`,
      text: sql`${notes.text}`,
    },
    from: sql`${notes}`,
    player: notes.playerId,
  },
  {
    rank: 3,
    entry: {
      at: sql`${playerFreezes.createdAt}`,
      number: sql`${playerFreezes.id}`,
      kind: kind('frozen'),
      actorId: sql`${playerFreezes.adminId}`,
      text: sql`${playerFreezes.reason}`,
    },
    from: sql`${playerFreezes}`,
    player: playerFreezes.playerId,
  },
  {
    rank: 4,
    part: 'holds',
    entry: {
      at: sql`${playerHolds.createdAt}`,
      number: sql`${playerHolds.id}`,
      kind: kind('held'),
      actorId: sql`${playerHolds.adminId}`,
      text: sql`${playerHolds.reason}`,
    },
    from: sql`${playerHolds}`,
    player: playerHolds.playerId,
  },
  {
    rank: 5,
    part: 'withdrawals',
    entry: {
      at: sql`${withdrawalHistory.createdAt}`,
      number: sql`${withdrawalHistory.id}`,
      kind: kind('withdrawal'),
      type: sql`${withdrawalHistory.action}`,
      recordId: sql`${withdrawals.withdrawalId}`,
      recordName: sql`${withdrawals.withdrawalId}`,
      cents: sql`${withdrawals.requestedCents}`,
      status: sql`${withdrawalHistory.toStatus}`,
      actorId: sql`${withdrawalHistory.adminId}`,
      text: sql`${withdrawalHistory.note}`,
    },
    from: sql`${withdrawalHistory} join ${withdrawals} on ${withdrawals.withdrawalId} = ${withdrawalHistory.withdrawalId}`,
    player: withdrawalHistory.playerId,
  },
  {
    rank: 6,
    entry: {
      // A freeze whose time is over has ended then, whether that was written down or not.
      at: sql`coalesce(${playerFreezes.endedAt}, ${playerFreezes.until})`,
      number: sql`${playerFreezes.id}`,
      kind: sql`case when ${playerFreezes.endReason} is null then ${kind('freeze_expired')} else ${kind('unfrozen')} end`,
      actorId: sql`${playerFreezes.endedBy}`,
      text: sql`${playerFreezes.endReason}`,
    },
    from: sql`${playerFreezes}`,
    player: playerFreezes.playerId,
    where: sql`coalesce(${playerFreezes.endedAt}, ${playerFreezes.until}) <= now()`,
  },
  {
    rank: 7,
    part: 'holds',
    entry: {
      at: sql`${playerHolds.endedAt}`,
      number: sql`${playerHolds.id}`,
      kind: kind('hold_released'),
      actorId: sql`${playerHolds.endedBy}`,
      text: sql`${playerHolds.endReason}`,
    },
    from: sql`${playerHolds}`,
    player: playerHolds.playerId,
    where: sql`${playerHolds.endedAt} is not null`,
  },
  {
    rank: 8,
    entry: { at: sql`${playerErasures.erasedAt}`, number: sql`0`, kind: kind('erased') },
    from: sql`${playerErasures}`,
    player: playerErasures.playerId,
  },
  {
    rank: 9,
    part: 'withdrawals',
    entry: {
      at: sql`${archivedWithdrawals.decidedAt}`,
      number: sql`${archivedWithdrawals.id}`,
      kind: kind('archived_withdrawal'),
      recordName: sql`${archivedWithdrawals.withdrawalId}`,
      cents: sql`${archivedWithdrawals.requestedCents}`,
      status: sql`${archivedWithdrawals.status}`,
      text: sql`${archivedWithdrawals.reason}`,
    },
    from: sql`${archivedWithdrawals}`,
    player: archivedWithdrawals.playerId,
  },
];

/** The newest entries of one source before a position. Each source is read by an index, so that a page costs what it shows. */
function sourceQuery(
  { rank, entry, from, player, where }: Source,
  playerId: string,
  after: TimelinePosition | undefined,
  count: number,
) {
  const { at, number } = entry;
  const column = (value: SQL | undefined, type: 'text' | 'bigint') => value ?? sql`null::${sql.raw(type)}`;
  return sql`(
    select ${at} as at, ${sql.raw(String(rank))} as rank, ${number}::bigint as number, ${entry.kind} as kind,
      ${column(entry.type, 'text')} as type, ${column(entry.recordId, 'text')} as record_id, ${column(entry.recordName, 'text')} as record_name,
      ${column(entry.cents, 'bigint')} as cents, ${column(entry.status, 'text')} as status, ${column(entry.actorId, 'text')} as actor_id,
      ${column(entry.text, 'text')} as text
    from ${from} where ${and(eq(player, playerId), where, after && isBefore(rank, at, number, after))}
    order by 1 desc, 3 desc limit ${count}::int)`;
}

function isBefore(rank: number, at: SQL, number: SQL, [afterAt, afterRank, afterNumber]: TimelinePosition): SQL {
  const moment = sql`${afterAt}::timestamptz`;
  if (rank === afterRank) return sql`(${at}, ${number}) < (${moment}, ${afterNumber}::bigint)`;
  return rank < afterRank ? sql`${at} <= ${moment}` : sql`${at} < ${moment}`;
}

export type TimelineRow = Awaited<ReturnType<typeof timelineOf>>['rows'][number];

/**
 * The events of a player, newest first, at most `limit` entries.
 *
 * @param parts what the caller may see @throws NotFound
 */
export async function timelineOf(
  db: Database,
  playerId: string,
  parts: TimelineParts,
  limit: number,
  after: TimelinePosition | undefined,
) {
  const found = await db.select({ id: players.playerId }).from(players).where(eq(players.playerId, playerId));
  if (found.length === 0) throw new NotFound(`Player ${playerId}`);
  const sources = SOURCES.filter(({ part }) => part === undefined || parts[part]);
  const read = (count: number) => {
    const all = sources.map((source) => sourceQuery(source, playerId, after, count));
    const entries = sql`(${sql.join(all, sql` union all `)} order by 1 desc, 2 desc, 3 desc limit ${count}::int) as entries`;
    return db
      .select({
        at: sql<Date>`entries.at`.mapWith(players.createdAt),
        position: sql<string>`to_char(entries.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
        rank: sql`entries.rank`.mapWith(Number),
        number: sql`entries.number`.mapWith(Number),
        kind: sql<PlayerTimelineKind>`entries.kind`,
        type: sql<string | null>`entries.type`,
        recordId: sql<string | null>`entries.record_id`,
        recordName: sql<string | null>`entries.record_name`,
        cents: sql<number | null>`entries.cents`.mapWith((cents) => (cents === null ? null : Number(cents))),
        status: sql<string | null>`entries.status`,
        actor: admins.username,
        text: sql<string | null>`entries.text`,
      })
      .from(entries)
      .leftJoin(admins, eq(admins.adminId, sql`entries.actor_id`))
      .orderBy(sql`entries.at desc, entries.rank desc, entries.number desc`);
  };
  return readPage(
    limit,
    read,
    ({ position, rank, number }): TimelinePosition => [position, rank, number],
  ) satisfies Promise<Page<unknown, TimelinePosition>>;
}

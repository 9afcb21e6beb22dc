import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Permission } from '../../src/generated/model/permission.ts';
import { decisionsAfter, freezesAfter, newestEntry } from '../audit/change-queries.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/one-row.ts';
import { approvalRequests } from '../db/schema/approvals.ts';
import { mentions } from '../db/schema/mentions.ts';
import { notes, playerFreezes } from '../db/schema/players.ts';
import { reviewQueue } from '../db/schema/review.ts';
import { transactions } from '../db/schema/transactions.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';

/** What tells of changes; the ids of each ascend. 'freezes' are begun or ended by somebody; 'thaws' end by themselves, and have that microsecond as id. */
export const SOURCES = ['steps', 'transactions', 'decisions', 'mentions', 'freezes', 'thaws'] as const;
export type ChangeSource = (typeof SOURCES)[number];

/** A row of such a table. */
export interface ChangeRow {
  source: ChangeSource;
  rowId: number;
  kind: 'withdrawal' | 'transaction' | 'approval' | 'mention';
  recordId: string;
  /** The record did not exist before. */
  isNew: boolean;
  /** The one person whom it concerns; null for everybody who may read the record. */
  adminId: string | null;
  /** The permission to read the record; null for everybody. */
  permission: Permission | null;
  /** Who asked for a second person, and may read the request without its permission. */
  requesterId: string | null;
}

/** At most this many rows of a source are read at once, the newest. */
export const MOST_ROWS = 500;

/** A count of more stands for at least as many. */
const MOST_WAITING = 1_000;

/**
 * The withdrawals that a freeze or its end changes, of the player in this column: what can be done about them, and where they stand in the queue. A
 * compliance hold is told to nobody.
 */
const openOf = (playerId: SQL | PgColumn) => sql`${withdrawals} on ${withdrawals.playerId} = ${playerId}
  and ${withdrawals.status} in ('pending', 'pending_review', 'approved', 'processing', 'failed')`;

const microseconds = (at: SQL | PgColumn) => sql`(extract(epoch from ${at}) * 1000000)::bigint`;

interface NewRow {
  source: ChangeSource;
  row_id: unknown;
  kind: ChangeRow['kind'];
  record_id: string;
  is_new: boolean;
  admin_id: string | null;
  permission: Permission;
  requester_id: string | null;
}

/** The rows of every source after its given id, the newest first: one more than `MOST_ROWS` when there are more. */
export async function rowsAfter(db: Database, after: Record<ChangeSource, number>): Promise<ChangeRow[]> {
  const newest = (id: unknown, source: ChangeSource) =>
    sql`${id} > ${after[source]}::bigint order by ${id} desc limit ${MOST_ROWS + 1}::int`;
  const rows = await rowsOf<NewRow>(
    db,
    sql`
    (select 'steps' as source, ${withdrawalHistory.id} as row_id, 'withdrawal' as kind, ${withdrawalHistory.withdrawalId} as record_id,
      ${withdrawalHistory.fromStatus} is null as is_new, null as admin_id, 'withdrawals.read' as permission, null as requester_id
    from ${withdrawalHistory} where ${newest(withdrawalHistory.id, 'steps')})
    union all
    (select 'transactions', ${transactions.id}, 'transaction', ${transactions.id}::text, true, null, 'transactions.read', null
    from ${transactions} where ${newest(transactions.id, 'transactions')})
    union all
    (select 'decisions', entry.audit_id, entry.subject_type, entry.subject_id, entry.action = 'approval.request', null,
      coalesce(${approvalRequests.permission}, 'transactions.read'), ${approvalRequests.requestedBy}
    from ${decisionsAfter(after.decisions, MOST_ROWS + 1)} as entry left join ${approvalRequests}
      on ${approvalRequests.id} = case entry.subject_type when 'approval' then entry.subject_id::bigint end)
    union all
    (select 'freezes', entry.audit_id, 'withdrawal', ${withdrawals.withdrawalId}, false, null, 'withdrawals.read', null
    from ${freezesAfter(after.freezes, MOST_ROWS + 1)} as entry join ${openOf(sql`entry.subject_id`)}
    order by entry.audit_id desc limit ${MOST_ROWS + 1}::int)
    union all
    (select 'thaws', ${microseconds(playerFreezes.until)}, 'withdrawal', ${withdrawals.withdrawalId}, false, null, 'withdrawals.read', null
    from ${playerFreezes} join ${openOf(playerFreezes.playerId)}
    where ${playerFreezes.endedAt} is null and ${playerFreezes.until} <= now() and ${newest(microseconds(playerFreezes.until), 'thaws')})
    union all
    (select 'mentions', ${mentions.id}, 'mention', coalesce(${notes.withdrawalId}, ${notes.playerId}), true, ${mentions.adminId},
      case when ${notes.withdrawalId} is null then 'players.read' else 'withdrawals.read' end, null
    from ${mentions} join ${notes} on ${notes.noteId} = ${mentions.noteId} where ${newest(mentions.id, 'mentions')})`,
  );
  return rows.map((row) => ({
    source: row.source,
    // One of the drivers returns bigint as text.
    rowId: Number(row.row_id),
    kind: row.kind,
    recordId: row.record_id,
    isNew: row.is_new,
    adminId: row.admin_id,
    permission: row.permission,
    requesterId: row.requester_id,
  }));
}

/** The newest id of every source. */
export async function newestRows(db: Database): Promise<Record<ChangeSource, number>> {
  const [row] = await rowsOf<Record<ChangeSource, unknown>>(
    db,
    sql`
    select coalesce((select max(${withdrawalHistory.id}) from ${withdrawalHistory}), 0) as steps,
      coalesce((select max(${transactions.id}) from ${transactions}), 0) as transactions,
      ${newestEntry} as decisions,
      coalesce((select max(${mentions.id}) from ${mentions}), 0) as mentions,
      ${newestEntry} as freezes, ${microseconds(sql`now()`)} as thaws`,
  );
  return Object.fromEntries(SOURCES.map((source) => [source, Number(row?.[source] ?? 0)])) as Record<
    ChangeSource,
    number
  >;
}

/** How many withdrawals await review, at most `MOST_WAITING`. */
export async function withdrawalsWaiting(db: Database): Promise<number> {
  const some = sql`select from ${reviewQueue} limit ${MOST_WAITING}`;
  const [row] = await rowsOf<{ waiting: number }>(db, sql`select count(*)::int as waiting from (${some}) as waiting`);
  return row?.waiting ?? 0;
}

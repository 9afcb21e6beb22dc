import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AlertEventType } from '../../src/generated/model/alertEventType.ts';
import type { ApprovalsEventType } from '../../src/generated/model/approvalsEventType.ts';
import type { FeedEventType } from '../../src/generated/model/feedEventType.ts';
import type { GameEventType } from '../../src/generated/model/gameEventType.ts';
import type { ItemEventType } from '../../src/generated/model/itemEventType.ts';
import type { PlayerEventType } from '../../src/generated/model/playerEventType.ts';
import type { TransactionEventType } from '../../src/generated/model/transactionEventType.ts';
import type { WithdrawalEventType } from '../../src/generated/model/withdrawalEventType.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { selectValues } from '../db/one-row.ts';
import { platformEvents, platformFeed } from '../db/schema/platform.ts';
import { inTransaction } from '../db/transaction.ts';
import { openRestore } from '../ledger/restore-mode.ts';

export type EventType =
  | AlertEventType
  | ApprovalsEventType
  | FeedEventType
  | GameEventType
  | ItemEventType
  | PlayerEventType
  | TransactionEventType
  | WithdrawalEventType;

/** A decision that the platform is told. */
export interface PlatformEvent {
  /** Each is one of the contract's `webhooks`. */
  type: EventType;
  subjectType: 'withdrawal' | 'transaction' | 'player' | 'game' | 'item' | 'feed' | 'approvals' | 'alert';
  /** The platform's id of the record. */
  subjectId: string;
  /** The record as it is after the decision, with ids and without anybody's name, address or words. */
  record: Record<string, unknown>;
}

export type EventRow = typeof platformEvents.$inferSelect;

/** An event's id, which no other event has or had, not even one that was lost when a backup of the database was restored. */
export const eventId = ({ mark, position }: Pick<EventRow, 'mark' | 'position'>): string =>
  mark === null ? String(position) : `${mark}-${position}`;

/** An event as the platform gets it, from the feed or by a webhook: the same id in both, so that it is recognized. */
export function presentEvent(event: EventRow) {
  return {
    id: eventId(event),
    type: event.type,
    subject_type: event.subjectType,
    subject_id: event.subjectId,
    created_at: event.createdAt.toISOString(),
    record: event.record as Record<string, unknown>,
  };
}

/**
 * Writes down what the platform is to be told, in the transaction of the decision, so that neither exists without the other.
 *
 * @param holdSeconds for which they get no place in the feed, because the decision can be taken back
 */
export async function recordEvents(tx: Transaction, events: PlatformEvent[], holdSeconds = 0): Promise<void> {
  if (holdSeconds === 0) return insertRows(tx, platformEvents, events);
  const { notBefore } = await selectValues(tx, {
    notBefore: sql`now() + make_interval(secs => ${holdSeconds}::float8)`.mapWith(platformEvents.notBefore),
  });
  await insertRows(
    tx,
    platformEvents,
    events.map((event) => ({ ...event, notBefore })),
  );
}

/**
 * Deletes the newest events of these withdrawals where they have no place in the feed, so that the platform never hears of the decisions that
 * are being taken back. The transaction holds the lock of `placeEvents`: an event is deleted or told, and no place stays empty.
 *
 * @param ids of withdrawals whose rows are locked, so that their newest events are those of their decisions
 * @returns the ids of the withdrawals whose events were deleted
 */
export async function deleteUnplacedEvents(tx: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { subjectType, subjectId, id, position } = platformEvents;
  const deleted = await tx
    .delete(platformEvents)
    .where(
      and(
        isNull(position),
        inArray(
          id,
          tx
            .select({ newest: sql`max(${id})` })
            .from(platformEvents)
            .where(and(isNull(position), eq(subjectType, 'withdrawal'), inArray(subjectId, ids)))
            .groupBy(subjectId),
        ),
      ),
    )
    .returning({ subjectId });
  return new Set(deleted.map(({ subjectId }) => subjectId));
}

/** SQL of whether an event waits for a place in the feed that it may have. */
export const eventsWait = sql<boolean>`exists (select from ${platformEvents}
  where ${platformEvents.position} is null and (${platformEvents.notBefore} is null or ${platformEvents.notBefore} <= now()))`;

/**
 * Gives the events that have been committed their places in the feed: 1, 2, 3, …, without a gap. An id is given out before its transaction
 * ends, so a lower one may appear after a higher one has been read; a place is given out afterwards, by one process at a time, and so
 * nothing is skipped. Of one record the ids are in the order of its decisions, since each of these holds its row. While the database may be
 * older than the platform's copy of the feed, no places are given out: they could have been given out before. An event of a decision that can
 * still be taken back gets none yet, and holds up the later ones of its record, which are told after it.
 */
export async function placeEvents(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'events');
    if (await openRestore(tx)) return;
    await tx.execute(sql`
      with placed as (
        select id, (select coalesce(max(position), 0) from ${platformEvents}) + row_number() over (order by id) as place
        from ${platformEvents} as event where position is null and not exists (
          select from ${platformEvents} as held where held.subject_id = event.subject_id and held.subject_type = event.subject_type
            and held.id <= event.id and held.position is null and held.not_before > now())
      )
      update ${platformEvents} set position = place, mark = (select mark from ${platformFeed}) from placed where ${platformEvents.id} = placed.id`);
  });
}

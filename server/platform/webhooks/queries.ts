import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type Page, readPage } from '../../db/page.ts';
import { platformEvents, webhookDeliveries, webhookTargets } from '../../db/schema/platform.ts';
import { NotFound } from '../../domain/errors.ts';
import type { EventRow } from '../../records/events.ts';

export type TargetRow = typeof webhookTargets.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export interface Target {
  target: TargetRow;
  waiting: number;
  lastDeliveredAt: Date | null;
  /** Of the last attempt, when it failed. */
  lastError: string | null;
  hasFailedForADay: boolean;
  /** The secret before still signs too. */
  isReplacing: boolean;
}

const isReplacing = sql<boolean>`coalesce(${webhookTargets.previousSecretUntil} > now(), false)`;

/** All targets, the oldest first, or one. */
export async function targets(db: Database, targetId?: string): Promise<Target[]> {
  const own = eq(webhookDeliveries.targetId, webhookTargets.targetId);
  const one = <T>(what: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
    sql<T>`(select ${what} from ${webhookDeliveries} where ${own} and ${where})`;
  return db
    .select({
      target: webhookTargets,
      waiting: one(sql`count(*)`, sql`${webhookDeliveries.state} = 'waiting'`).mapWith(Number),
      lastDeliveredAt: one(sql`max(${webhookDeliveries.deliveredAt})`, sql`true`).mapWith((value) =>
        value === null ? null : new Date(value as string),
      ) as ReturnType<typeof sql<Date | null>>,
      lastError: one<string | null>(
        sql`${webhookDeliveries.error}`,
        sql`${webhookDeliveries.triedAt} is not null order by ${webhookDeliveries.triedAt} desc limit 1`,
      ),
      hasFailedForADay: sql<boolean>`coalesce(${webhookTargets.failingSince} < now() - interval '1 day', false)`,
      isReplacing,
    })
    .from(webhookTargets)
    .where(targetId === undefined ? undefined : eq(webhookTargets.targetId, targetId))
    .orderBy(asc(webhookTargets.createdAt), asc(webhookTargets.targetId));
}

/** @throws NotFound */
export async function targetWith(db: Database, targetId: string): Promise<Target> {
  const [target] = await targets(db, targetId);
  if (!target) throw new NotFound(`Webhook target ${targetId}`);
  return target;
}

/** A target with its previous secret only while that still signs, and the time of now, at which a message is signed. */
export async function targetOf(db: Database, targetId: string): Promise<(TargetRow & { now: Date }) | undefined> {
  const previousSecret = sql<string | null>`case when ${isReplacing} then ${webhookTargets.previousSecret} end`;
  const [target] = await db
    .select({
      ...getTableColumns(webhookTargets),
      previousSecret,
      now: sql`clock_timestamp()`.mapWith(webhookTargets.createdAt),
    })
    .from(webhookTargets)
    .where(eq(webhookTargets.targetId, targetId));
  return target;
}

/** The event at a place of the feed; undefined when it is kept no longer. */
export async function eventAt(db: Database, position: number): Promise<EventRow | undefined> {
  const [event] = await db.select().from(platformEvents).where(eq(platformEvents.position, position));
  return event;
}

/** Targets to which nothing could be delivered for a day. */
export function longFailing(db: Database): Promise<Pick<TargetRow, 'targetId' | 'url'>[]> {
  return db
    .select({ targetId: webhookTargets.targetId, url: webhookTargets.url })
    .from(webhookTargets)
    .where(and(webhookTargets.isActive, lt(webhookTargets.failingSince, sql`now() - interval '1 day'`)));
}

/**
 * A target's log, the newest first.
 *
 * @param before continue with those older than this id
 */
export async function deliveryPage(
  db: Database,
  targetId: string,
  state: string | undefined,
  limit: number,
  before: number | undefined,
): Promise<Page<DeliveryRow, number>> {
  const query = db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.targetId, targetId),
        state === undefined ? undefined : eq(webhookDeliveries.state, state),
        before === undefined ? undefined : lt(webhookDeliveries.deliveryId, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.deliveryId));
  return readPage(
    limit,
    (count) => query.limit(count),
    ({ deliveryId }) => deliveryId,
  );
}

/** @throws NotFound */
export async function deliveryWith(db: Database, targetId: string, deliveryId: number): Promise<DeliveryRow> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.targetId, targetId), eq(webhookDeliveries.deliveryId, deliveryId)));
  if (!row) throw new NotFound(`Delivery ${deliveryId}`);
  return row;
}

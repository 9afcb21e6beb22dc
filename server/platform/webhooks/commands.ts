import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type AuditedFields, changedFields, recordAudit } from '../../audit/audit.ts';
import { lockUntilEnd } from '../../db/advisory-lock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { refuseStaleVersion, versionOf } from '../../db/record-version.ts';
import { platformEvents, webhookDeliveries, webhookTargets } from '../../db/schema/platform.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refusedUrl } from '../../delivery/address.ts';
import type { Actor } from '../../domain/actor.ts';
import { InvalidInput, NotFound } from '../../domain/errors.ts';
import { placeEvents } from '../../records/events.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { deliveryWith } from './queries.ts';
import { newWebhookSecret } from './signature.ts';
import { encryptSecret } from './target-secrets.ts';

export interface TargetValues {
  url: string;
  description: string;
  /** The types of events that it gets, besides alerts and news of the feed; null for all. */
  events: string[] | null;
  alerts: boolean;
  isActive: boolean;
}

const AUDITED: AuditedFields<TargetValues> = {
  url: 'url',
  description: 'description',
  events: 'events',
  alerts: 'alerts',
  isActive: 'is_active',
};

export const targetVersion = ({ url, description, events, alerts, isActive }: TargetValues): string =>
  versionOf(url, description, events, alerts, isActive);

const MAX_TARGETS = 20;

export const subjectOf = (targetId: string) => ({ subjectType: 'webhook', subjectId: targetId });

/** The address as it will be called, however it was written. @throws InvalidInput */
export function parsedUrl(url: string, allowPrivate: boolean): string {
  const message = refusedUrl(url, allowPrivate);
  if (message) throw new InvalidInput([{ path: 'url', message }]);
  return new URL(url).href;
}

/**
 * Adds a target, which gets every event from now on.
 *
 * @returns its id, and its secret, which is readable only now
 * @throws NoSecretsKey
 */
export async function createTarget(
  db: Database,
  secrets: Secrets,
  by: Actor,
  values: TargetValues,
): Promise<{ targetId: string; secret: string }> {
  refuseSilence(values);
  const targetId = randomUUID();
  const secret = newWebhookSecret();
  const encrypted = encryptSecret(secrets, targetId, secret);
  await placeEvents(db);
  await inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'webhooks');
    if ((await tx.$count(webhookTargets)) >= MAX_TARGETS) {
      throw new InvalidInput([{ path: 'url', message: `cannot be added: there are ${MAX_TARGETS} targets already` }]);
    }
    const position = sql`(select coalesce(max(${platformEvents.position}), 0) from ${platformEvents})`;
    await tx.insert(webhookTargets).values({ targetId, ...values, secret: encrypted, position });
    const { isActive, ...fields } = values;
    const after = { ...fields, is_active: isActive };
    await recordAudit(tx, by, [{ action: 'webhook.create', ...subjectOf(targetId), after }]);
  });
  return { targetId, secret };
}

/**
 * Changes a target. Another choice of events is for those that have no delivery yet. One that is switched on goes on where it stopped.
 *
 * @param values those that are left out stay as they are
 * @param basedOn the version that the change was made from; undefined: any
 * @throws NotFound @throws StaleEdit
 */
export async function updateTarget(
  db: Database,
  by: Actor,
  targetId: string,
  values: Partial<TargetValues>,
  basedOn: string | undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockTarget(tx, targetId);
    refuseStaleVersion(targetVersion(before), basedOn, `Target ${before.url}`);
    const after = { ...before, ...values };
    refuseSilence(after);
    const changed = changedFields<TargetValues>(before, after, AUDITED);
    if (Object.keys(changed.after).length === 0) return;
    await tx
      .update(webhookTargets)
      .set({ ...values, ...(values.isActive && { notBefore: null }), updatedAt: sql`now()` })
      .where(eq(webhookTargets.targetId, targetId));
    await recordAudit(tx, by, [{ action: 'webhook.update', ...subjectOf(targetId), ...changed }]);
  });
}

/** @throws InvalidInput for a target that would get nothing */
function refuseSilence({ events, alerts }: Pick<TargetValues, 'events' | 'alerts'>): void {
  if (events?.length !== 0 || alerts) return;
  throw new InvalidInput([{ path: 'events', message: 'is empty: choose an event, or alerts' }]);
}

/** Deletes a target with its log and everything that waits for it. @throws NotFound */
export async function deleteTarget(db: Database, by: Actor, targetId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [deleted] = await tx.delete(webhookTargets).where(eq(webhookTargets.targetId, targetId)).returning();
    if (!deleted) throw new NotFound(`Webhook target ${targetId}`);
    const { url, description } = deleted;
    await recordAudit(tx, by, [{ action: 'webhook.delete', ...subjectOf(targetId), before: { url, description } }]);
  });
}

/**
 * Gives a target another secret. For a day messages are signed with both, so that the platform can change over.
 *
 * @returns the secret, which is readable only now
 * @throws NotFound
 * @throws NoSecretsKey
 */
export async function replaceSecret(db: Database, secrets: Secrets, by: Actor, targetId: string): Promise<string> {
  const secret = newWebhookSecret();
  const encrypted = encryptSecret(secrets, targetId, secret);
  await inTransaction(db, async (tx) => {
    await lockTarget(tx, targetId);
    await tx
      .update(webhookTargets)
      .set({
        secret: encrypted,
        previousSecret: webhookTargets.secret,
        previousSecretUntil: sql`now() + interval '1 day'`,
        updatedAt: sql`now()`,
      })
      .where(eq(webhookTargets.targetId, targetId));
    await recordAudit(tx, by, [{ action: 'webhook.replace_secret', ...subjectOf(targetId) }]);
  });
  return secret;
}

/** Puts a test message in front of whatever waits. @returns the id of its delivery @throws NotFound */
export async function sendTest(db: Database, by: Actor, targetId: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockTarget(tx, targetId);
    const values = { targetId, type: 'webhook.test', subject: `test:${randomUUID()}` };
    const [made] = await tx.insert(webhookDeliveries).values(values).returning({ id: webhookDeliveries.deliveryId });
    if (!made) throw new Error('a row that was inserted is returned');
    await endRest(tx, targetId);
    await recordAudit(tx, by, [{ action: 'webhook.test', ...subjectOf(targetId) }]);
    return made.id;
  });
}

/** Sends a message again, or at once if it waits, for another three days at most. @throws NotFound */
export async function sendAgain(db: Database, by: Actor, targetId: string, deliveryId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state } = await deliveryWith(tx, targetId, deliveryId);
    await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', failures: 0, nextAt: sql`now()`, giveUpAt: sql`now() + interval '3 days'` })
      .where(and(eq(webhookDeliveries.targetId, targetId), eq(webhookDeliveries.deliveryId, deliveryId)));
    await endRest(tx, targetId);
    const entry = {
      action: 'webhook.send_again' as const,
      ...subjectOf(targetId),
      before: { delivery_id: deliveryId, state },
    };
    await recordAudit(tx, by, [entry]);
  });
}

/** Somebody sends by hand, whatever the receiver asked for. */
async function endRest(tx: Transaction, targetId: string): Promise<void> {
  await tx.update(webhookTargets).set({ notBefore: null }).where(eq(webhookTargets.targetId, targetId));
}

async function lockTarget(tx: Transaction, targetId: string) {
  const [target] = await tx
    .select()
    .from(webhookTargets)
    .where(eq(webhookTargets.targetId, targetId))
    .for('no key update');
  if (!target) throw new NotFound(`Webhook target ${targetId}`);
  return target;
}

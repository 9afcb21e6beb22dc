import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { approvalsFor } from '../authentication/queries.ts';
import { tryLockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { contacts, messages, type NoticeFacts, notices } from '../db/schema/notifications.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Channel } from '../notices/messages.ts';
import { nextFullHour } from '../statistics/utc-days.ts';
import { channelsOf, concerned, isOfSecurity, type Reachable, reachablePeople } from './recipients.ts';

const NOTICES_AT_ONCE = 500;
/** A message names the first of its events, and counts the others. */
const MAX_ITEMS = 20;

/** Within this time a person gets at most one message of a kind by each channel. */
const windowOf = (kind: string): number => (isOfSecurity(kind) ? 0 : kind === 'alert' ? 3_600 : 300);

/**
 * Turns notices into messages to those whom they concern, and writes the summaries that are due. One process does so at a time; a notice is deleted in
 * the same transaction, so each is told once to everybody.
 */
export async function writeMessages(db: Database): Promise<void> {
  const found = await selectValues(db, {
    notices: sql<boolean>`exists (select from ${notices})`,
    summaries: sql<boolean>`exists (select from ${contacts} where ${contacts.summaryAt} <= now())`,
  });
  // All of them, so that what happens at once is told at once.
  if (found.notices) while (await writeNextMessages(db));
  if (found.summaries) await writeSummaries(db);
}

/** @returns whether there may be more notices */
function writeNextMessages(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await tryLockUntilEnd(tx, 'notices'))) return false;
    const found = await tx.select().from(notices).orderBy(asc(notices.noticeId)).limit(NOTICES_AT_ONCE);
    if (found.length === 0) return false;
    const people = await reachablePeople(tx);
    const told = new Map<string, Told>();
    for (const notice of found) {
      for (const person of await concerned(tx, notice, people)) collect(told, person, notice.kind, notice.facts);
    }
    for (const one of told.values()) await tell(tx, one);
    const ids = found.map(({ noticeId }) => noticeId);
    await tx.delete(notices).where(inArray(notices.noticeId, ids));
    return found.length === NOTICES_AT_ONCE;
  });
}

/** The events of one kind that a person is told by one channel. */
interface Told {
  adminId: string;
  channel: Channel;
  kind: string;
  facts: NoticeFacts[];
}

function collect(told: Map<string, Told>, { adminId, contact }: Reachable, kind: string, facts: NoticeFacts): void {
  for (const channel of channelsOf(contact, kind)) {
    // Each about one's own security is a message of its own.
    const key = [adminId, channel, kind, ...(windowOf(kind) === 0 ? [told.size] : [])].join(' ');
    const one = told.get(key) ?? { adminId, channel, kind, facts: [] };
    one.facts.push(facts);
    told.set(key, one);
  }
}

/** Adds to the message that was not sent yet, or writes another one. */
async function tell(tx: Transaction, { adminId, channel, kind, facts }: Told): Promise<void> {
  const seconds = windowOf(kind);
  const isLike = and(eq(messages.adminId, adminId), eq(messages.channel, channel), eq(messages.kind, kind));
  const [newest] =
    seconds === 0
      ? []
      : await tx.select().from(messages).where(isLike).orderBy(desc(messages.messageId)).limit(1).for('update');
  if (newest?.state === 'waiting' && newest.attempts === 0) {
    const items = [...newest.items, ...facts].slice(0, MAX_ITEMS);
    const count = newest.count + facts.length;
    await tx.update(messages).set({ items, count }).where(eq(messages.messageId, newest.messageId));
    return;
  }
  const after = newest?.triedAt ?? null;
  const items = facts.slice(0, MAX_ITEMS);
  await tx.insert(messages).values({
    ...{ adminId, channel, kind, items, count: facts.length },
    nextAt: sql`greatest(now(), ${after?.toISOString() ?? null}::timestamptz + make_interval(secs => ${seconds}::float8))`,
  });
}

/** Each summary is written in the transaction that sets the time of the next one. */
async function writeSummaries(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await tryLockUntilEnd(tx, 'notices'))) return;
    const isDue = lte(contacts.summaryAt, sql`now()`);
    for (const person of await reachablePeople(tx)) {
      const { adminId } = person;
      const [due] = await tx
        .select({ adminId: contacts.adminId })
        .from(contacts)
        .where(and(eq(contacts.adminId, adminId), isDue))
        .for('update');
      if (!due) continue;
      const facts = await summaryFor(tx, person);
      const told = new Map<string, Told>();
      if (facts) collect(told, person, 'summary', facts);
      for (const one of told.values()) await tell(tx, one);
    }
    // Also of those who cannot sign in any more.
    const summaryAt = nextFullHour(contacts.summaryHour, contacts.summaryZone);
    await tx.update(contacts).set({ summaryAt }).where(isDue);
  });
}

/** @returns undefined for somebody who may see nothing of it, and for whom no request waits */
async function summaryFor(tx: Transaction, { adminId, permissions }: Reachable): Promise<NoticeFacts | undefined> {
  const { waiting: requests } = await approvalsFor(tx, adminId, permissions);
  if (!permissions.includes('withdrawals.read')) return requests ? { requests } : undefined;
  const awaits = inArray(withdrawals.status, ['pending', 'pending_review']);
  const [queue] = await tx
    .select({
      withdrawals: sql`count(*)`.mapWith(Number),
      oldest: sql<string | null>`to_char(min(${withdrawals.createdAt}) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')`,
    })
    .from(withdrawals)
    .where(awaits);
  return { ...queue, ...(requests !== undefined && { requests }) };
}

/** Deletes notices that no server has turned into messages, because none of those running has the settings for it. */
export async function forgetOldNotices(db: Database): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, sql`now() - interval '1 day'`));
}

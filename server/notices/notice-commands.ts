import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { selectValues } from '../db/one-row.ts';
import { contacts, type NoticeFacts, notices } from '../db/schema/notifications.ts';

/** Messages about one's own security. They always come. */
export const SECURITY_KINDS = ['password_reset', 'factors_reset', 'new_device', 'contact_changed'] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** An event of which people are to be told. Those of a request for a second person are the database's (second-person.sql). */
export interface Notice {
  kind: 'mentioned' | 'alert' | SecurityKind;
  /** The person who is told; left out, everybody whom it concerns. */
  adminId?: string;
  facts: NoticeFacts;
}

/**
 * Writes down events of which people are to be told, in the transaction of the event, so that neither exists without the other. Nothing is written
 * while nobody has given a way to be told.
 */
export async function recordNotices(tx: Transaction, events: Notice[]): Promise<void> {
  if (events.length === 0) return;
  const { isWanted } = await selectValues(tx, { isWanted: sql<boolean>`exists (select from ${contacts})` });
  if (!isWanted) return;
  await insertRows(
    tx,
    notices,
    events.map(({ kind, adminId = null, facts }) => ({ kind, adminId, facts })),
  );
}

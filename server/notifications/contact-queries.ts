import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { contacts } from '../db/schema/notifications.ts';
import { admins } from '../db/schema/people.ts';

export type Contact = typeof contacts.$inferSelect;

/** A new address counts until then; null when its time is over. */
const newAddressUntil =
  sql<Date | null>`case when ${contacts.newAddressUntil} > now() then ${contacts.newAddressUntil} end`.mapWith(
    contacts.newAddressUntil,
  );

/** The ways to a person; undefined for somebody who never gave one. */
export async function contactOf(db: Database, adminId: string): Promise<Contact | undefined> {
  const [contact] = await db
    .select({ ...getTableColumns(contacts), newAddressUntil })
    .from(contacts)
    .where(eq(contacts.adminId, adminId));
  return contact;
}

/** A person and the ways to them, as they are now. */
export async function personToTell(db: Database, adminId: string) {
  const [person] = await db
    .select({ username: admins.username, disabledAt: admins.disabledAt, contact: contacts })
    .from(admins)
    .leftJoin(contacts, eq(contacts.adminId, admins.adminId))
    .where(eq(admins.adminId, adminId));
  return person;
}

/** Whether the database knows a time zone by this name. */
export async function isTimeZone(db: Database, name: string): Promise<boolean> {
  if (name === 'UTC') return true;
  const found = await selectValues(db, {
    isKnown: sql<boolean>`exists (select from pg_timezone_names where name = ${name})`,
  });
  return found.isKnown;
}

import { and, arrayContains, not, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { factors } from '../db/schema/factors.ts';
import { contacts } from '../db/schema/notifications.ts';
import { roles } from '../db/schema/people.ts';
import { webhookTargets } from '../db/schema/platform.ts';

/** "PostgreSQL 18.0" */
export async function databaseVersion(db: Database): Promise<string> {
  const row = await selectValues(db, { version: sql<string>`split_part(current_setting('server_version'), ' ', 1)` });
  return `PostgreSQL ${row.version}`;
}

/** The locale that says what an upper case letter is, or that of ICU where the database has it. */
export async function localeOf(db: Database): Promise<string> {
  const { locale } = await selectValues(db, {
    locale: sql<string>`(select case datlocprovider when 'c' then datctype else 'ICU' end from pg_database where datname = current_database())`,
  });
  return locale;
}

/** The names of the roles that may see compliance holds and, for want of `withdrawals.review`, place none. */
export async function rolesThatOnlySeeHolds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: roles.name })
    .from(roles)
    .where(
      and(
        arrayContains(roles.permissions, ['players.hold']),
        not(arrayContains(roles.permissions, ['withdrawals.review'])),
      ),
    )
    .orderBy(roles.name);
  return rows.map(({ name }) => name);
}

/** The encrypted values in the database, as they are stored. */
export async function storedSecrets(db: Database): Promise<string[]> {
  const ofFactors = await db.select({ secret: factors.secret }).from(factors);
  const ofTargets = await db.select({ secret: webhookTargets.secret }).from(webhookTargets);
  const ofChats = await db.select({ secret: contacts.chatUrl }).from(contacts);
  return [...ofFactors, ...ofTargets, ...ofChats].flatMap(({ secret }) => secret ?? []);
}

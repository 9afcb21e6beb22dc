import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './one-row.ts';
import { SESSION_SETTINGS } from './session-settings.ts';

/** The session does not have the settings that its connection asked for. */
export class LostSettings extends Error {}

export const POOLER_REMEDY =
  'A pooler between the server and the database, such as PgBouncer, drops or refuses them: name the database server itself in DATABASE_URL.';

/** Limits in milliseconds that a pool sets in place of those of `SESSION_SETTINGS`. */
type Limits = Partial<Record<'statement_timeout' | 'idle_in_transaction_session_timeout', number>>;

/**
 * Reads the settings of the session back from the database.
 *
 * @throws LostSettings, which names each setting that differs, and the remedy
 */
export async function checkSession(db: Pick<Database, 'execute'>, limits: Limits = {}): Promise<void> {
  const wanted = new Map(Object.entries({ ...SESSION_SETTINGS, ...limits }).map(([name, value]) => [name, `${value}`]));
  const names = sql.join(
    [...wanted.keys()].map((name) => sql`${name}`),
    sql`, `,
  );
  const rows = await rowsOf<{ name: string; setting: string }>(
    db,
    sql`select name, setting from pg_settings where name in (${names}) order by name`,
  );
  const differing = rows.filter(({ name, setting }) => setting !== wanted.get(name));
  if (differing.length === 0) return;
  const found = differing.map(({ name, setting }) => `${name} is '${setting}' instead of '${wanted.get(name)}'`);
  throw new LostSettings(`The connection to the database lost its settings. ${found.join(', ')}. ${POOLER_REMEDY}`);
}

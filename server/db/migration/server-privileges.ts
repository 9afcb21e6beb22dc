import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { selectValues } from '../one-row.ts';
import { runInTransaction, type SqlSession } from './sql-session.ts';

/** The bits of `pg_trigger.tgtype`. */
const [ON_DELETE, ON_UPDATE] = [8, 16];

interface Relation {
  name: string;
  isChanged: boolean;
  isDeletedFrom: boolean;
}

/**
 * From now until `grantToServer` each new table is the server's role's from its first moment on. A trigger of this version writes into it also for
 * servers of the version before, which are still at work, and whose calls would fail until the migration has ended.
 *
 * @param role quoted
 */
export async function grantNewTablesToServer({ run }: SqlSession, role: string): Promise<void> {
  await run(`alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`);
  await run(`alter default privileges in schema public grant usage on sequences to ${role}`);
}

/**
 * Gives the server's role what the server needs, and takes everything else from it: it owns nothing, creates nothing, and neither changes
 * nor deletes rows of a table whose triggers refuse that. So the triggers (`append-only.sql`) are the one list of such tables, and the role
 * could not switch them off.
 *
 * @param role quoted
 */
export async function grantToServer({ run, rows }: SqlSession, role: string): Promise<void> {
  const relations = await rows<Relation>(`
    select pg_class.oid::regclass::text as name,
      coalesce(bit_or(tgtype) & ${ON_UPDATE}, 0) = 0 as "isChanged", coalesce(bit_or(tgtype) & ${ON_DELETE}, 0) = 0 as "isDeletedFrom"
    from pg_class left join pg_trigger on tgrelid = pg_class.oid and tgfoid = 'refuse_change'::regproc
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
    group by pg_class.oid order by 1`);
  const grants = relations.map(({ name, isChanged, isDeletedFrom }) => {
    const privileges = ['select', 'insert', ...(isChanged ? ['update'] : []), ...(isDeletedFrom ? ['delete'] : [])];
    return `grant ${privileges.join(', ')} on ${name} to ${role};`;
  });
  await runInTransaction(
    run,
    `alter default privileges in schema public revoke all on tables from ${role};
      alter default privileges in schema public revoke all on sequences from ${role};
      revoke all on schema public, drizzle from ${role};
      revoke all on all tables in schema public, drizzle from ${role};
      revoke all on all sequences in schema public, drizzle from ${role};
      grant usage on schema public, drizzle to ${role};
      grant select on all tables in schema drizzle to ${role};
      grant usage on all sequences in schema public to ${role};
      ${grants.join('\n')}`,
  );
}

/** The privileges of the connection's role beyond those that the server needs. */
export const privilegesOfRole = (db: Database) =>
  selectValues(db, {
    mayMigrate: sql<boolean>`has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create')`,
    mayChangeAuditLog: sql<boolean>`coalesce(has_table_privilege(to_regclass('audit_log'), 'update'), false)`,
  });

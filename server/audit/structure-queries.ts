import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { auditBlocks, auditLog, auditTexts } from '../db/schema/audit.ts';

// The owner of the tables can manipulate what a query reads: with a view in a table's place, a function, operator or
// cast that is chosen instead of the intended one, or a policy that hides rows. So names are qualified wherever the log
// is read, and before it is verified the tables must match those that the migrations created.

/** The triggers that the migrations created. */
const TABLES = [
  {
    name: 'audit_log',
    columns: getTableColumns(auditLog),
    triggers: [
      'audit_log_account_activity',
      'audit_log_announced',
      'audit_log_decided_facts',
      'audit_log_only_inserted',
      'audit_log_person_facts',
    ],
  },
  { name: 'audit_blocks', columns: getTableColumns(auditBlocks), triggers: ['audit_blocks_only_inserted'] },
  {
    name: 'audit_texts',
    columns: getTableColumns(auditTexts),
    triggers: ['audit_texts_only_erased', 'audit_texts_not_deleted'],
  },
];

/**
 * Until the transaction ends, unqualified names refer only to PostgreSQL's own objects, and a query that a row-level
 * security policy would affect fails.
 */
export async function trustOnlyTheCatalog(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local search_path = pg_catalog, pg_temp`);
  await tx.execute(sql`set local row_security = off`);
}

/**
 * Describes how the tables of the audit log differ from those that the migrations created; undefined when they do not.
 * Call `trustOnlyTheCatalog` first.
 */
export async function structuralDifference(db: Database): Promise<string | undefined> {
  for (const { name, columns, triggers } of TABLES) {
    const difference =
      (await kindDifference(db, name)) ??
      listDifference(
        `${name} does not have the columns that it was made with`,
        Object.values(columns).map((column) => `${column.name} ${column.getSQLType()}`),
        await columnsOf(db, name),
      ) ??
      listDifference(`${name} does not have the triggers that it was made with`, triggers, await triggersOf(db, name));
    if (difference) return difference;
  }
  return undefined;
}

const relation = (name: string): SQL =>
  sql`(select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relname = ${name}::name) as c`;

async function kindDifference(db: Database, name: string): Promise<string | undefined> {
  const [found] = await db
    .select({
      kind: sql<string>`c.relkind`,
      hasRules: sql<boolean>`c.relhasrules`,
      hasPolicies: sql<boolean>`c.relrowsecurity or c.relforcerowsecurity`,
      hasRelatives: sql<boolean>`exists (select from pg_inherits i where i.inhparent = c.oid or i.inhrelid = c.oid)`,
    })
    .from(relation(name));
  if (found?.kind !== 'r') return `${name} is no ordinary table`;
  if (found.hasRules) return `${name} has rewrite rules`;
  if (found.hasPolicies) return `${name} has row security`;
  if (found.hasRelatives) return `${name} inherits or is inherited from`;
  return undefined;
}

/**
 * Columns with their types. A type outside PostgreSQL's catalog is schema-qualified, and a generated column is marked.
 */
async function columnsOf(db: Database, name: string): Promise<string[]> {
  const rows = await db
    .select({
      column: sql<string>`a.attname`,
      type: sql<string>`format_type(a.atttypid, a.atttypmod)`,
      generated: sql<string>`a.attgenerated`,
    })
    .from(sql`${relation(name)} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`);
  return rows.map(({ column, type, generated }) => `${column} ${type}${generated === '' ? '' : ' generated'}`);
}

/** Triggers, without those of foreign keys. A trigger that does not fire as it was created is marked. */
async function triggersOf(db: Database, name: string): Promise<string[]> {
  const rows = await db
    .select({ trigger: sql<string>`t.tgname`, enabled: sql<string>`t.tgenabled` })
    .from(sql`${relation(name)} join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal`);
  return rows.map(({ trigger, enabled }) => (enabled === 'O' ? trigger : `${trigger} (disabled)`));
}

function listDifference(what: string, expected: readonly string[], found: readonly string[]): string | undefined {
  const missing = expected.filter((item) => !found.includes(item)).map((item) => `without ${item}`);
  const further = found.filter((item) => !expected.includes(item)).map((item) => `with ${item}`);
  const differences = [...missing, ...further];
  return differences.length === 0 ? undefined : `${what}: ${differences.sort().join(', ')}`;
}

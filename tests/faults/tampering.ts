import { desc, lt, sql } from 'drizzle-orm';
import { BEFORE_THE_FIRST, type ChainEnd, hashesOfRows, hashOfBlock } from '../../server/audit/chain.ts';
import { blocksAfter, canonicalRows, type StoredBlock } from '../../server/audit/queries.ts';
import { type Finding, verifyAudit } from '../../server/audit/verify.ts';
import type { Database, Transaction } from '../../server/db/database.ts';
import { auditBlocks } from '../../server/db/schema/audit.ts';
import { behindTheTriggers } from '../server/server-under-test.ts';

// Manipulations of the audit log that a superuser of the database can make, each in a transaction that is rolled back afterwards.

class Undo extends Error {}

/** The finding of the verification after the attack, which is then rolled back. */
export async function findingAfter(
  db: Database,
  attack: (tx: Transaction) => Promise<unknown>,
  headFiles: string[],
): Promise<Finding | undefined> {
  let finding: Finding | undefined;
  try {
    await behindTheTriggers(db, async (tx) => {
      await tx.execute(sql`alter table audit_log alter audit_id drop identity`);
      await attack(tx);
      finding = (await verifyAudit(tx, headFiles)).finding;
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return finding;
}

/** Runs statements one after the other, with the placeholder replaced by the row. */
const run = async (tx: Transaction, statements: string) => {
  for (const statement of statements.split(';;')) await tx.execute(sql.raw(statement));
};

/** The argument types of the function call with which blocks were once sealed: the id, and ten texts. */
const ELEVEN = ['bigint', ...Array.from({ length: 10 }, () => 'text')].join(', ');
const lyingCall = (row: number) => `pg_catalog.jsonb_build_array($1, $2, $3, $4,
  case when $1 = ${row} then 'withdrawal.approve' else $5 end, $6, $7, $8, $9, $10, $11)`;

/**
 * Database objects that can interfere with reading the log, so that a falsified row shows its old text, or an inserted
 * one is hidden. `found` is the finding: the row itself, or that the table differs from the migrations.
 */
export const PUT_IN_THE_WAY: [what: string, found: 'changed' | 'inserted' | string, attack: (row: number) => string][] =
  [
    [
      'a function for the arguments that a call has',
      'changed',
      (row) => `update audit_log set action = 'falsified' where audit_id = ${row};;
      create function public.jsonb_build_array(${ELEVEN}) returns jsonb language sql as $$ select ${lyingCall(row)} $$`,
    ],
    [
      'functions that stand before those of the catalog',
      'changed',
      (row) => `update audit_log set after = '{"falsified": true}' where audit_id = ${row};;
      create function public.jsonb_out(jsonb) returns text language sql as $$ select '{"amount": 0.1}' $$;;
      create function public.now() returns timestamptz language sql as $$ select timestamptz '2000-01-01' $$;;
      set local search_path = public, pg_catalog`,
    ],
    [
      'an operator that stands before that of the catalog',
      'inserted',
      () => `insert into audit_log (audit_id, action, subject_type) values (0, 'admin.sign_in', 'admin');;
      create function public.at_most(bigint, bigint) returns boolean language sql
        as $$ select $1 operator(pg_catalog.<=) $2 and $1 operator(pg_catalog.<>) 0 $$;;
      create operator public.<= (leftarg = bigint, rightarg = bigint, function = public.at_most);;
      set local search_path = public, pg_catalog`,
    ],
    [
      'a cast',
      'changed',
      (row) => `create table old as select after from audit_log where audit_id = ${row};;
      update audit_log set after = '{"falsified": true}' where audit_id = ${row};;
      create function public.old_text(jsonb) returns text language plpgsql as $$ begin
        if $1 = '{"falsified": true}' then return pg_catalog.format('%s', (select after from old)); end if;
        return pg_catalog.format('%s', $1);
      end $$;;
      create cast (jsonb as text) with function public.old_text(jsonb)`,
    ],
    [
      'a view in its place',
      'audit_log is no ordinary table',
      (row) => `create table old as select * from audit_log where audit_id = ${row};;
      update audit_log set action = 'falsified' where audit_id = ${row};;
      alter table audit_log rename to falsified_log;;
      create view audit_log as select * from old union all select * from falsified_log where audit_id <> ${row}`,
    ],
    [
      'a rule',
      'audit_log has rewrite rules',
      () => 'create rule nothing as on insert to audit_log where new.audit_id = 0 do instead nothing',
    ],
    [
      'a policy of row security',
      'audit_log has row security',
      () => `insert into audit_log (audit_id, action, subject_type) values (0, 'admin.sign_in', 'admin');;
      create policy hidden on audit_log using (audit_id <> 0);;
      alter table audit_log enable row level security;;
      alter table audit_log force row level security`,
    ],
    [
      'a table that inherits from it',
      'audit_log inherits or is inherited from',
      () => 'create table further_rows () inherits (audit_log)',
    ],
    [
      'a computed column',
      'audit_log does not have the columns that it was made with: with action text generated, without action text',
      () => `alter table audit_log drop column action cascade;;
      alter table audit_log add column action text generated always as ('withdrawal.approve') stored`,
    ],
    [
      'a type of the same name',
      'audit_log does not have the columns that it was made with: with address public.text, without address text',
      () => `create domain public.text as pg_catalog.text;;
      alter table audit_log alter address type public.text`,
    ],
    [
      'a trigger that drops new blocks',
      'audit_blocks does not have the triggers that it was made with: with dropped',
      () => `create function dropped() returns trigger language plpgsql as $$ begin return null; end $$;;
      create trigger dropped before insert on audit_blocks for each row execute function dropped()`,
    ],
    [
      'a trigger that is switched off',
      'audit_log does not have the triggers that it was made with: with audit_log_only_inserted (disabled), without audit_log_only_inserted',
      () => 'alter table audit_log disable trigger audit_log_only_inserted',
    ],
  ];

export const putInTheWay = (statements: string) => (tx: Transaction) => run(tx, statements);

/** One change per column, and changes between null and similar values. */
export const EDITS: [column: string, value: string][] = [
  ['audit_id', '1000000 + audit_id'],
  ['created_at', "created_at + interval '1 microsecond'"],
  ['created_at', "'infinity'"],
  ['admin_id', "case when admin_id is null then '' end"],
  ['username', "coalesce(username, '') || 'x'"],
  ['action', "action || ' '"],
  ['subject_type', 'upper(subject_type)'],
  ['subject_id', "case when subject_id is null then '' end"],
  ['before', "case when before is null then 'null'::jsonb end"],
  ['after', `'{"status": "approved", "note": "Fine."}'`],
  ['address', "coalesce(address, '') || '0'"],
  ['request_id', "case when request_id is null then 'null' end"],
];

export const edit = (column: string, value: string, row: number) => (tx: Transaction) =>
  tx.execute(sql`update audit_log set ${sql.identifier(column)} = ${sql.raw(value)} where audit_id = ${row}::bigint`);

export const remove = (row: number) => (tx: Transaction) =>
  tx.execute(sql`delete from audit_log where audit_id = ${row}::bigint`);

export const cutRows = (from: number) => (tx: Transaction) =>
  tx.execute(sql`delete from audit_log where audit_id >= ${from}::bigint`);

export const cutBlocks = (from: number) => (tx: Transaction) =>
  tx.execute(sql`delete from audit_blocks where block_id >= ${from}::bigint`);

/** Swaps the contents of two rows. */
export const swap = (one: number, other: number) => (tx: Transaction) =>
  tx.execute(sql`update audit_log a set (created_at, admin_id, username, action, subject_type, subject_id, before, after, address, request_id)
    = (select created_at, admin_id, username, action, subject_type, subject_id, before, after, address, request_id
      from audit_log b where b.audit_id = case a.audit_id when ${one}::bigint then ${other}::bigint else ${one}::bigint end)
    where a.audit_id in (${one}::bigint, ${other}::bigint)`);

/** Inserts a row with an unused id. */
export const insert = (row: number) => (tx: Transaction) =>
  tx.execute(
    sql`insert into audit_log (audit_id, action, subject_type) values (${row}::bigint, 'admin.sign_in', 'admin')`,
  );

/** Inserts a row in the place of another, whose id moves on with all that follow. */
export const insertBefore = (row: number) => async (tx: Transaction) => {
  await tx.execute(sql`update audit_log set audit_id = -audit_id where audit_id >= ${row}::bigint`);
  await tx.execute(sql`update audit_log set audit_id = 1 - audit_id where audit_id < 0`);
  await insert(row)(tx);
};

/** Rewrites the block from the existing rows, so that it is valid by itself; deletes it if it has no rows left. */
export const rewriteBlock = (blockId: number) => async (tx: Transaction) => {
  const [previous, block] = [await blockBefore(tx, blockId), await storedBlock(tx, blockId)];
  const rows = await canonicalRows(tx, previous.lastRow, block.rowIds.at(-1) ?? 0, 10_000);
  await cutOne(tx, blockId);
  if (rows.length === 0) return;
  const content = {
    blockId,
    rowIds: rows.map(({ auditId }) => auditId),
    rowHashes: hashesOfRows(rows),
    previousHash: previous.hash,
    sealedAt: block.sealedAt,
  };
  const sealedAt = sql`to_timestamp(0) + ${block.sealedAt}::numeric * interval '1 second'`;
  await tx.insert(auditBlocks).values({ ...content, hash: hashOfBlock(content), sealedAt });
};

/** Rewrites all blocks from there on, so that the chain itself is valid. */
export const rewriteFrom = (blockId: number, last: number) => async (tx: Transaction) => {
  for (let id = blockId; id <= last; id++) await rewriteBlock(id)(tx);
};

/** Swaps two blocks. */
export const swapBlocks = (one: number, other: number) => async (tx: Transaction) => {
  await tx.execute(
    sql`update audit_blocks set block_id = -block_id where block_id in (${one}::bigint, ${other}::bigint)`,
  );
  await tx.execute(
    sql`update audit_blocks set block_id = case block_id when ${-one}::bigint then ${other}::bigint else ${one}::bigint end
      where block_id < 0`,
  );
};

export const BLOCK_EDITS: [column: string, value: string][] = [
  ['block_id', '1000000 + block_id'],
  ['row_ids', 'row_ids[2:]'],
  ['row_hashes', 'set_byte(row_hashes, 5, 255 - get_byte(row_hashes, 5))'],
  ['previous_hash', 'sha256(previous_hash)'],
  ['hash', 'sha256(hash)'],
  ['sealed_at', "sealed_at + interval '1 microsecond'"],
];

export const editBlock = (column: string, value: string, blockId: number) => (tx: Transaction) =>
  tx.execute(
    sql`update audit_blocks set ${sql.identifier(column)} = ${sql.raw(value)} where block_id = ${blockId}::bigint`,
  );

async function storedBlock(tx: Transaction, blockId: number): Promise<StoredBlock> {
  const [block] = await blocksAfter(tx, blockId - 1, 1);
  if (block?.blockId !== blockId) throw new Error(`there is no block ${blockId}`);
  return block;
}

/** The newest earlier block that still exists. */
async function blockBefore(tx: Transaction, blockId: number): Promise<ChainEnd> {
  const [previous] = await tx
    .select()
    .from(auditBlocks)
    .where(lt(auditBlocks.blockId, blockId))
    .orderBy(desc(auditBlocks.blockId))
    .limit(1);
  return previous ? { ...previous, lastRow: previous.rowIds.at(-1) ?? 0 } : BEFORE_THE_FIRST;
}

const cutOne = (tx: Transaction, blockId: number) =>
  tx.execute(sql`delete from audit_blocks where block_id = ${blockId}::bigint`);

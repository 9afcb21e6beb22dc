import { sql } from 'drizzle-orm';
import { lockUntilEnd } from './advisory-lock.ts';
import type { Database, Transaction } from './database.ts';
import { rowsOf } from './one-row.ts';

/** The table cannot be partitioned as it is; the message says why. */
export class NotPartitionable extends Error {}

/** Whether the table of transactions is partitioned. */
export async function isPartitioned(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ kind: string }>(
    db,
    sql`select relkind as kind from pg_class where oid = 'transactions'::regclass`,
  );
  return row?.kind === 'p';
}

/**
 * Partitions the table of transactions by month of `created_at` (UTC), and keeps its rows, indexes, triggers, checks,
 * foreign keys and privileges. Runs in one transaction, during which nobody else reads or writes transactions.
 *
 * No index over all partitions can keep `transaction_id` unique, so a table of all ids does.
 *
 * @returns the number of rows
 * @throws NotPartitionable
 */
export async function partitionTransactions(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockUntilEnd(tx, 'partitions');
    await tx.execute(sql`lock table transactions in access exclusive mode`);
    if (await isPartitioned(tx)) throw new NotPartitionable('The transactions are already partitioned.');
    const carried = await readDefinitions(tx);

    const run = (statement: string) => tx.execute(sql.raw(statement));
    await run('alter table transactions rename to transactions_before');
    await run('alter sequence transactions_id_seq rename to transactions_before_id_seq');
    await run(`create table transactions (like transactions_before including all excluding indexes)
      partition by range (created_at)`);
    await run(`do $$ ${MAKE_MONTHS_OF_ROWS} $$`);
    await makeFuturePartitions(tx);
    const { rowCount } = (await tx.execute(
      sql`insert into transactions overriding system value select * from transactions_before`,
    )) as { rowCount?: number };
    await run(`select setval(pg_get_serial_sequence('transactions', 'id'), last_value, is_called)
      from transactions_before_id_seq`);
    // Fails, and so undoes everything, when a view or anything else that we do not recreate depends on the table.
    await run('drop table transactions_before');
    for (const statement of carried) await run(statement);
    await guardTransactionIds(run);
    await run('analyze transactions');
    return rowCount ?? 0;
  });
}

/** Creates the missing partitions of this month and the next ones, as `partitions.sql` says. Several processes may call it at once. */
export async function makeFuturePartitions(db: Database): Promise<void> {
  await db.execute(sql`select make_future_partitions()`);
}

/**
 * One partition per month from the first month that has rows, and one for everything older. There is no default
 * partition: with one, the newest rows could no longer be read from the newest partition alone.
 */
const MAKE_MONTHS_OF_ROWS = `
  declare
    month timestamp := (select date_trunc('month', coalesce(min(created_at), now()) at time zone 'utc') from transactions_before);
    last timestamp := (select date_trunc('month', greatest(max(created_at), now()) at time zone 'utc') from transactions_before);
  begin
    execute format('create table transactions_older partition of transactions for values from (minvalue) to (%L)',
      month at time zone 'utc');
    while month <= last loop
      execute format('create table %I partition of transactions for values from (%L) to (%L)',
        to_char(month, '"transactions_"YYYY_MM'),
        month at time zone 'utc', (month + interval '1 month') at time zone 'utc');
      month := month + interval '1 month';
    end loop;
  end`;

/**
 * Statements that recreate the indexes, keys, triggers and privileges, read from the catalog so that none is missed.
 */
async function readDefinitions(tx: Transaction): Promise<string[]> {
  const referring = await rowsOf<{ name: string }>(
    tx,
    sql`select conrelid::regclass::text as name from pg_constraint
      where confrelid = 'transactions'::regclass and conrelid <> confrelid`,
  );
  if (referring[0]) throw new NotPartitionable(`${referring[0].name} refers to transactions by a foreign key.`);
  const odd = await rowsOf<{ name: string }>(
    tx,
    sql`select indexrelid::regclass::text as name from pg_index
      where indrelid = 'transactions'::regclass and indisunique
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
  );
  if (odd[0]) throw new NotPartitionable(`The unique index ${odd[0].name} would have to include created_at.`);
  const statements = await rowsOf<{ statement: string }>(
    tx,
    sql`
    -- The keys of a partitioned table must include the partition column.
    select 1 as step, format('alter table transactions add constraint %I %s (%s)', conname,
        case contype when 'p' then 'primary key' else 'unique' end,
        (select string_agg(quote_ident(attname), ', ' order by place)
          from (select attname, place from unnest(conkey) with ordinality as key (number, place)
              join pg_attribute on attrelid = conrelid and attnum = key.number
            union select 'created_at', 1000
            where not exists (select from pg_attribute
              where attrelid = conrelid and attname = 'created_at' and attnum = any(conkey))) as names)) as statement
      from pg_constraint where conrelid = 'transactions'::regclass and contype in ('p', 'u')
    union all select 2, pg_get_indexdef(indexrelid) from pg_index
      where indrelid = 'transactions'::regclass
        and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
    union all select 3, format('alter table transactions add constraint %I %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = 'transactions'::regclass and contype = 'f'
    union all select 4, pg_get_triggerdef(oid) from pg_trigger
      where tgrelid = 'transactions'::regclass and not tgisinternal
    union all select 5, format('alter table transactions %s trigger %I',
        case tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'disable' end, tgname)
      from pg_trigger where tgrelid = 'transactions'::regclass and not tgisinternal and tgenabled <> 'O'
    union all select 6, format('grant %s on transactions to %s', privilege_type,
        case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end)
      from pg_class, aclexplode(relacl) where pg_class.oid = 'transactions'::regclass and grantee <> relowner
    order by step, statement`,
  );
  return statements.map(({ statement }) => statement);
}

async function guardTransactionIds(run: (statement: string) => Promise<unknown>): Promise<void> {
  await run('create table transaction_ids (transaction_id text primary key)');
  await run('insert into transaction_ids select transaction_id from transactions order by 1');
  await run(`create function guard_transaction_ids() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then insert into transaction_ids select transaction_id from new_rows;
      elsif tg_op = 'DELETE' then
        delete from transaction_ids using old_rows where transaction_ids.transaction_id = old_rows.transaction_id;
      elsif tg_op = 'TRUNCATE' then truncate transaction_ids;
      else raise exception 'the transaction_id of a transaction stays as it is';
      end if;
      return null;
    end $$`);
  await run(`create trigger transaction_ids_insert after insert on transactions
    referencing new table as new_rows for each statement execute function guard_transaction_ids()`);
  await run(`create trigger transaction_ids_delete after delete on transactions
    referencing old table as old_rows for each statement execute function guard_transaction_ids()`);
  await run(`create trigger transaction_ids_truncate after truncate on transactions
    for each statement execute function guard_transaction_ids()`);
  await run(`create trigger transaction_ids_update after update of transaction_id on transactions
    for each row when (old.transaction_id <> new.transaction_id) execute function guard_transaction_ids()`);
}

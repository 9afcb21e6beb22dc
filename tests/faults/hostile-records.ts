import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import {
  reconciliationDifferences,
  reconciliationLines,
  reconciliationRuns,
} from '../../server/db/schema/reconciliation.ts';
import { behindTheTriggers } from '../server/server-under-test.ts';
import { connectPatiently } from '../shared.ts';
import { CORPUS, HOSTILE_USERNAME } from './hostile-corpus.ts';

/** Tables whose records the screens show; no screen shows the others. */
const TABLES = [
  'players',
  'games',
  'game_items',
  'transactions',
  'withdrawals',
  'withdrawal_history',
  'revenue_records',
  'payouts',
  'notes',
  'note_versions',
  'player_freezes',
  'player_holds',
];

/** Columns that a check or a foreign key of the database restricts, or whose values the server takes from a list. */
const CLOSED = /(^|_)(status|type|action|reason_code)$|^(player|game|item|withdrawal|admin)_id$/;
/** Exceptions to these, which accept any text. */
const OPEN = ['item_type', 'account_type', 'source_type'];

/** The record's state decides whether it has one of these. */
const WITH_STATE = [
  'withdrawals.rejection_reason',
  'withdrawals.return_reference',
  'players.email',
  'players.display_name',
];

/** Puts a text of the corpus into every unrestricted text column of every record, a different one in each; `round` shifts them. */
export async function spoil(db: Database, round: number): Promise<number> {
  const { rows: columns } = (await db.execute(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text'
      and table_name in ${TABLES} order by table_name, ordinal_position`)) as unknown as {
    rows: Record<'table_name' | 'column_name', string>[];
  };
  const open = columns.filter(({ column_name: name }) => OPEN.includes(name) || !CLOSED.test(name));
  const unique = new Set([
    'players.email',
    'transactions.transaction_id',
    'payouts.payout_reference',
    'revenue_records.source_id',
  ]);
  for (const [index, { table_name, column_name }] of open.entries()) {
    const qualified = `${table_name}.${column_name}`;
    const name = sql.identifier(column_name);
    const offset = index * 7 + round * 11;
    const text = sql`(${sql.param(JSON.stringify(CORPUS))}::jsonb ->> (((n + ${offset}) % ${CORPUS.length})::int))`;
    // Unique columns are ids: of at most 200 characters, the last of which are the record's number. A bank's reference has at most 100.
    const short = column_name === 'bank_reference' ? sql`left(${text}, 100)` : text;
    const value = unique.has(qualified) ? sql`left(${text}, 190) || ' ' || n` : short;
    // The triggers of append-only tables must be disabled for this.
    await behindTheTriggers(db, (tx) =>
      tx.execute(sql`
        update ${sql.identifier(table_name)} t set ${name} = ${value}
        from (select ctid as at, row_number() over (order by ctid desc) as n from ${sql.identifier(table_name)}) numbered
        where t.ctid = numbered.at
          ${WITH_STATE.includes(qualified) ? sql`and t.${name} is not null` : sql``}`),
    );
  }
  return open.length;
}

/** Three withdrawals that await review, and one in each other status: enough for every state of the screens, in a tenth of the cards. */
const FEW_WITHDRAWALS = sql`
  select withdrawal_id from (
    select withdrawal_id, status, row_number() over (partition by status order by created_at desc) as n from withdrawals
  ) numbered where n <= case status when 'pending_review' then 3 else 1 end`;

/** Differences of a daily comparison, whose texts come from the rail and from whoever looks into them. */
async function insertDifferences(db: Database, round: number): Promise<void> {
  const textAt = (index: number) => CORPUS[(index * 7 + round * 11) % CORPUS.length] ?? '';
  const counts = { matched: 0, otherAmount: 0, onlyThere: 3, onlyHere: 0 };
  const days = { dateFrom: '2026-11-19', dateTo: '2026-11-19' };
  await db.insert(reconciliationRuns).values({ runId: 'hostile', fileName: textAt(0), ...days, ...counts });
  const lines = [1, 2, 3].map((index) => ({
    reference: textAt(index),
    note: textAt(index + 3),
    theirCents: 99_999_999,
  }));
  const inserted = await db
    .insert(reconciliationLines)
    .values(lines.map((line) => ({ runId: 'hostile', result: 'only_there', ...line })))
    .returning();
  await db
    .insert(reconciliationDifferences)
    .values(inserted.map(({ id: lineId }, index) => ({ lineId, ownerId: 'adm_1', reason: textAt(index + 9) })));
}

/**
 * The demo's records with hostile texts in all of them, and an administrator with a hostile name and the demo's password.
 *
 * @param fewWithdrawals for tests that look at every screen and need not draw fifty cards on each visit
 */
export async function hostileRecords(databaseUrl: string, round: number, fewWithdrawals = false): Promise<void> {
  const { db, close } = await connectPatiently(databaseUrl);
  try {
    // At some hours the demo has no pending purchase, which the screens show.
    await db.execute(sql`
      update transactions set status = 'pending' where id = (
        select id from transactions where transaction_type = 'purchase' and status in ('failed', 'cancelled')
        order by created_at desc limit 1)`);
    const fields = await spoil(db, round);
    if (fewWithdrawals) {
      await behindTheTriggers(db, async (tx) => {
        await tx.execute(sql`delete from withdrawals where withdrawal_id not in (${FEW_WITHDRAWALS})`);
        await tx.execute(
          sql`delete from review_queue where withdrawal_id not in (select withdrawal_id from withdrawals)`,
        );
        await tx.execute(
          sql`delete from withdrawal_history where withdrawal_id not in (select withdrawal_id from withdrawals)`,
        );
      });
    }
    await insertDifferences(db, round);
    if (fields < 30) throw new Error(`Only ${fields} fields take a text: the suite has lost sight of the rest.`);
    await db.execute(sql`
      insert into admins (admin_id, username, password_hash, role_ids)
      select 'adm_hostile', ${HOSTILE_USERNAME}, password_hash, role_ids from admins where username = 'admin'`);
    await db.execute(sql`update admins set username = 'X' || username || ${CORPUS[round % CORPUS.length] ?? ''}
      where username not in ('admin', ${HOSTILE_USERNAME})`);
  } finally {
    await close();
  }
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

/** A player with a hundredth of all transactions, and a withdrawal for every ten of these. */
export const BUSY_PLAYER = 'PLR-BUSIEST';

/** Adds the busy player to a demo of `rows` transactions. Each withdrawal was approved, recalled and rejected. */
export async function fillBusyPlayer(db: Database, rows: number): Promise<void> {
  const transactions = Math.round(rows / 100);
  const withdrawals = Math.round(transactions / 10);
  const game = sql`(select min(game_id) from games)`;
  const id = sql`'WDR-BUSY-' || number`;
  const askedAt = sql`now() - interval '180 days' + number * (interval '179 days' / ${withdrawals}::int)`;
  const requests = sql`generate_series(1, ${withdrawals}::int) as number`;
  await db.execute(sql`insert into players (player_id, email, display_name, created_at)
    values (${BUSY_PLAYER}, 'busiest@example.com', 'The Busiest', now() - interval '200 days')`);
  await db.execute(sql`insert into ledger_accounts (account_id) values ('player:' || ${BUSY_PLAYER}::text)`);
  await db.execute(sql`
    insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, fee_cents, status, created_at)
    select 'TXN-BUSY-' || number, 'item_purchase', ${BUSY_PLAYER}, ${game}, 1299, 65, 'completed',
      now() - interval '180 days' + number * (interval '179 days' / ${transactions}::int)
    from generate_series(1, ${transactions}::int) as number
    union all
    select ${id}, 'withdrawal', ${BUSY_PLAYER}, ${game}, 10000, 250, 'cancelled', ${askedAt} from ${requests}`);
  await db.execute(sql`
    insert into withdrawals (withdrawal_id, player_id, game_id, status, requested_cents, fee_cents, net_cents, bank_name,
      account_last4, routing_last4, account_type, rejection_reason, created_at, updated_at)
    select ${id}, ${BUSY_PLAYER}, ${game}, 'rejected', 10000, 250, 9750, 'First Meridian Bank', '0001', '0248', 'checking', 'Not this time.',
      ${askedAt}, ${askedAt} + interval '3 hours'
    from ${requests}`);
  await db.execute(sql`
    insert into withdrawal_history (withdrawal_id, from_status, to_status, action, note, created_at)
    select ${id}, step.former, step.status, step.action, step.note, ${askedAt} + step.after
    from ${requests} cross join (values
      (null, 'pending_review', 'create', null, interval '0'),
      ('pending_review', 'approved', 'approve', 'Looks right.', interval '1 hour'),
      ('approved', 'pending_review', 'recall', 'Looked at again.', interval '2 hours'),
      ('pending_review', 'rejected', 'reject', 'Not this time.', interval '3 hours')) as step (former, status, action, note, after)
    order by ${askedAt} + step.after`);
  await db.execute(sql`
    insert into ledger_transfers (kind, subject_id, debit_account, credit_account, amount_cents, created_at)
    select 'withdrawal.create', ${id}, 'player:' || ${BUSY_PLAYER}::text, 'hold', 10000, ${askedAt} from ${requests}
    union all
    select 'withdrawal.reject', ${id}, 'hold', 'player:' || ${BUSY_PLAYER}::text, 10000, ${askedAt} + interval '3 hours' from ${requests}`);
}

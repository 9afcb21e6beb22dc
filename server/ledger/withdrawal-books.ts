import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { ledgerTransfers } from '../db/schema/ledger.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import type { Transfer } from '../domain/ledger.ts';

// Conditions that a withdrawal's ledger entries and history must meet. The invariants of the books look for withdrawals
// that violate them; commands that move a withdrawal's money check them first.

/** All valid steps of a withdrawal's status; the first is its creation. */
const LEGAL_STEPS: readonly (readonly [from: string | null, to: string])[] = [
  [null, 'pending'],
  [null, 'pending_review'],
  ['pending', 'approved'],
  ['pending', 'rejected'],
  ['pending_review', 'approved'],
  ['pending_review', 'rejected'],
  ['approved', 'processing'],
  ['processing', 'completed'],
  ['processing', 'failed'],
  ['failed', 'processing'],
  // Steps that undo an earlier one: a recall, a release, and a return, which is legal only once it is confirmed.
  ['approved', 'pending_review'],
  ['processing', 'pending_review'],
  ['failed', 'rejected'],
  ['completed', 'pending_review'],
];
const legalSteps = sql.join(
  LEGAL_STEPS.map(([from, to]) => sql`(${from}::text, ${to}::text)`),
  sql`, `,
);

/** The steps that can be taken back, by whoever took them. */
const DECISIONS = sql`('approve', 'reject')`;

/** Listed explicitly, so that the index by kind and subject finds the transfers of one withdrawal. */
const KINDS = [
  'withdrawal.create',
  'withdrawal.reject',
  'withdrawal.cancel',
  'withdrawal.undo',
  'withdrawal.release',
  'withdrawal.process',
  'withdrawal.retry',
  'withdrawal.fail',
  'withdrawal.recall',
  'withdrawal.complete',
  'withdrawal.complete_fee',
  'withdrawal.return',
  'withdrawal.return_fee',
] satisfies Transfer['kind'][];
const ofWithdrawals = sql`kind in (${sql.join(
  KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

const leftSum = (account: string) =>
  sql`coalesce(sum(case when credit_account = ${account} then amount_cents else -amount_cents end), 0)`;

/** The balance of each withdrawal in an account: incoming less outgoing transfers. subject_id, left_cents. */
export const leftIn = (account: 'hold' | 'clearing' | 'bank'): SQL => sql`
  select subject_id, ${leftSum(account)} as left_cents
  from ${ledgerTransfers} where ${ofWithdrawals} and ${account} in (debit_account, credit_account) group by subject_id`;

/** The balance in cents that a row of `withdrawals` has in an account. */
export const centsIn = (account: 'hold' | 'clearing' | 'bank'): SQL => sql`(
  select ${leftSum(account)} from ${ledgerTransfers}
  where ${ofWithdrawals} and subject_id = ${withdrawals.withdrawalId} and ${account} in (debit_account, credit_account))`;

/** The sum of what the balances of withdrawals in the accounts differ from what their statuses say; 0 when the books are right. In cents. */
export async function ledgerDifference(db: Database): Promise<number> {
  const expected = sql`case
    when account = 'hold' and status in ('pending', 'pending_review', 'approved', 'failed') then requested_cents
    when account = 'clearing' and status = 'processing' then requested_cents
    when account = 'bank' and status = 'completed' then net_cents else 0 end`;
  const balances = (['hold', 'clearing', 'bank'] as const).map(
    (
      account,
    ) => sql`select ${account}::text as account, withdrawal_id, status, requested_cents, net_cents, subject_id, left_cents
      from ${withdrawals} full join (${leftIn(account)}) as held on subject_id = withdrawal_id`,
  );
  const { cents } = oneRow(
    await db
      .select({ cents: sql`coalesce(sum(abs(coalesce(left_cents, 0) - ${expected})), 0)`.mapWith(Number) })
      .from(sql`(${sql.join(balances, sql` union all `)}) as balances`),
  );
  return cents;
}

/** Withdrawals with an invalid step in their history. A decision is taken back by whoever took it, alone or as one of two, before anything else happens, to where it was. */
export const withIllegalSteps = (condition: SQL = sql`true`): SQL => sql`
  select distinct withdrawal_id from (
    select withdrawal_id, from_status, to_status, confirmed_by, action, admin_id, lag(to_status) over before as status_before,
      lag(from_status) over before as undone_to, lag(action) over before as undone, lag(admin_id) over before as undone_of,
      lag(second_admin_id) over before as undone_of_second
    from ${withdrawalHistory} where ${condition} window before as (partition by withdrawal_id order by id)
  ) step
  where from_status is distinct from status_before
    or (from_status = 'completed' and confirmed_by is null)
    or (action = 'undo' and (undone in ${DECISIONS} and (undone_of = admin_id or undone_of_second = admin_id) and undone_to = to_status) is not true)
    or action <> 'undo' and not exists (
      select from (values ${legalSteps}) as legal (source, target)
      where legal.source is not distinct from from_status and legal.target = to_status
    )`;

/** Whether the history of a row of `withdrawals` is a valid path to its status. */
export const historyIsValid: SQL = sql`(
  ${withdrawals.status} = (
    select to_status from ${withdrawalHistory} where ${withdrawalHistory.withdrawalId} = ${withdrawals.withdrawalId} order by id desc limit 1
  ) is true
  and not exists (${withIllegalSteps(sql`${withdrawalHistory.withdrawalId} = ${withdrawals.withdrawalId}`)}))`;

/**
 * Whether the whole amount of a row of `withdrawals` (of a paid one, the net amount) is in this account, and its
 * history is a valid path.
 */
export const isBooked = (account: 'hold' | 'clearing' | 'bank'): SQL =>
  sql`(${centsIn(account)} = ${account === 'bank' ? withdrawals.netCents : withdrawals.requestedCents} and ${historyIsValid})`;

import { sql } from 'drizzle-orm';
import { ledgerTransfers } from '../db/schema/ledger.ts';
import { paymentClaims } from '../db/schema/payments.ts';
import { revenueRecords, revenueReversals } from '../db/schema/revenue.ts';
import { transactions } from '../db/schema/transactions.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import type { Invariant } from './books-invariant.ts';
import { REVENUE_CHECKS } from './revenue-books.ts';
import { leftIn, withIllegalSteps } from './withdrawal-books.ts';

/** Invariants of what is stored; that it was audited, server/audit/audited-books.ts knows. */
export const LEDGER_CHECKS: readonly Invariant[] = [
  {
    invariant: 'I1',
    description: 'transfers do not go from one account to another with an amount above zero',
    wrong: sql`select transfer_id::text as what from ${ledgerTransfers} where debit_account = credit_account or amount_cents <= 0`,
  },
  {
    invariant: 'I2',
    description: 'movements of a withdrawal are booked more than once',
    wrong: sql`select subject_id || ' ' || movement || ' ' || attempt as what
      from (
        select subject_id, attempt, case kind when 'withdrawal.retry' then 'withdrawal.process' when 'withdrawal.cancel' then 'withdrawal.reject'
          else kind end as movement
        from ${ledgerTransfers} where kind like 'withdrawal.%'
      ) as movements
      group by subject_id, movement, attempt having count(*) > 1`,
  },
  {
    invariant: 'I2',
    description: 'rejections that were taken back do not have exactly one counter-entry of the same amount',
    wrong: sql`select coalesce(undone.withdrawal_id, booked.subject_id) as what
      from (
        select withdrawal_id, row_number() over (partition by withdrawal_id order by id) - 1 as cycle
        from ${withdrawalHistory} where action = 'undo' and from_status = 'rejected'
      ) undone
      full join (select * from ${ledgerTransfers} where kind = 'withdrawal.undo') booked
        on booked.subject_id = undone.withdrawal_id and booked.attempt = undone.cycle
      left join ${ledgerTransfers} given on given.kind = 'withdrawal.reject' and given.subject_id = booked.subject_id
        and given.attempt = booked.attempt and given.amount_cents = booked.amount_cents
      where undone.withdrawal_id is null or booked.subject_id is null or given.subject_id is null`,
  },
  {
    invariant: 'I3',
    description: 'withdrawals were decided more than once in a cycle of their review',
    // A recall, a return or taking a decision back begins a new cycle. A release also ends in rejected, but is not a decision.
    wrong: sql`select distinct withdrawal_id as what from (
        select withdrawal_id, from_status, to_status,
          count(*) filter (where from_status in ('approved', 'processing', 'completed') and to_status = 'pending_review' or action = 'undo')
            over (partition by withdrawal_id order by id) as cycle
        from ${withdrawalHistory}
      ) as step
      where to_status in ('approved', 'rejected') and coalesce(from_status, '') <> 'failed'
      group by withdrawal_id, cycle having count(*) > 1`,
  },
  {
    invariant: 'I4',
    description: 'withdrawals have another status than the newest entry of their history',
    wrong: sql`select w.withdrawal_id as what from ${withdrawals} w
      left join (
        select distinct on (withdrawal_id) withdrawal_id, to_status from ${withdrawalHistory} order by withdrawal_id, id desc
      ) newest using (withdrawal_id)
      where newest.to_status is distinct from w.status`,
  },
  {
    invariant: 'I4',
    description: 'withdrawals have a step in their history that is not allowed',
    wrong: sql`select withdrawal_id as what from (${withIllegalSteps()}) as wrong`,
  },
  {
    invariant: 'I5',
    description: 'withdrawals have a net and a fee that do not add up to what was requested',
    wrong: sql`select withdrawal_id as what from ${withdrawals} where requested_cents <> net_cents + fee_cents`,
  },
  {
    invariant: 'I6',
    description: 'withdrawals have another amount on hold than their status says',
    wrong: sql`select coalesce(withdrawal_id, subject_id) as what
      from ${withdrawals} full join (${leftIn('hold')}) held on subject_id = withdrawal_id
      where coalesce(left_cents, 0) is distinct from
        case when status in ('pending', 'pending_review', 'approved', 'failed') then requested_cents else 0 end`,
  },
  {
    invariant: 'I7',
    description: 'withdrawals have another amount in clearing than their status says',
    wrong: sql`select coalesce(withdrawal_id, subject_id) as what
      from ${withdrawals} full join (${leftIn('clearing')}) clearing on subject_id = withdrawal_id
      where coalesce(left_cents, 0) is distinct from case when status = 'processing' then requested_cents else 0 end`,
  },
  {
    invariant: 'I7',
    description: 'withdrawals were paid another amount than their status says',
    wrong: sql`select coalesce(withdrawal_id, subject_id) as what
      from ${withdrawals} full join (${leftIn('bank')}) paid on subject_id = withdrawal_id
      where coalesce(left_cents, 0) is distinct from case when status = 'completed' then net_cents else 0 end`,
  },
  ...REVENUE_CHECKS,
  {
    invariant: 'I10',
    description: 'sources have the same revenue more than once',
    wrong: sql`select source_type || ' ' || source_id || ' ' || revenue_type as what from ${revenueRecords}
      group by source_type, source_id, revenue_type, attempt having count(*) > 1`,
  },
  {
    invariant: 'I10',
    description: 'sources have the same revenue of two attempts, neither of which was returned',
    wrong: sql`select source_type || ' ' || source_id || ' ' || revenue_type as what from ${revenueRecords}
      where not exists (select from ${revenueReversals} where revenue_record_id = ${revenueRecords.id})
      group by source_type, source_id, revenue_type having count(*) > 1`,
  },
  {
    invariant: 'I10',
    description: 'reversals of revenue have another amount than what they reverse',
    wrong: sql`select ${revenueReversals.id}::text as what from ${revenueReversals}
      join ${revenueRecords} on ${revenueRecords.id} = revenue_record_id
      where ${revenueReversals.amountCents} <> ${revenueRecords.amountCents}`,
  },
  {
    invariant: 'I13',
    description: 'completed transactions have a fee and no revenue record of it',
    wrong: sql`select transaction_id as what from ${transactions} t
      where status = 'completed' and fee_cents > 0 and transaction_type <> 'withdrawal' and not exists (
        select from ${revenueRecords} r where r.source_type = 'transaction' and r.source_id = t.transaction_id
      )`,
  },
  {
    invariant: 'I16',
    description: 'claims of payments do not agree with their attempts, or with whether the payment rail was asked',
    wrong: sql`select c.withdrawal_id || ' ' || c.attempt as what
      from ${paymentClaims} c join ${withdrawals} w using (withdrawal_id)
      where not exists (select from ${ledgerTransfers} sent where sent.subject_id = c.withdrawal_id and sent.attempt = c.attempt
          and sent.kind in ('withdrawal.process', 'withdrawal.retry'))
        or c.asked = 'asked' and w.attempt = c.attempt and w.status = 'processing' and w.asked_at is null
        or c.asked = 'unasked' and (w.attempt = c.attempt and w.asked_at is not null or exists (
          select from ${ledgerTransfers} answered where answered.subject_id = c.withdrawal_id and answered.attempt = c.attempt
            and answered.kind in ('withdrawal.complete', 'withdrawal.fail')))`,
  },
  {
    invariant: 'I15',
    description: 'withdrawals were paid more often than once and again after each return that was confirmed',
    wrong: sql`select withdrawal_id as what from ${withdrawalHistory}
      group by withdrawal_id
      having count(*) filter (where to_status = 'completed')
        - count(*) filter (where action = 'return' and confirmed_by is not null) not in (0, 1)`,
  },
];

import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/audit.ts';
import { payouts } from '../db/schema/revenue.ts';
import { returnAnnouncements, withdrawalHistory } from '../db/schema/withdrawals.ts';
import { LEDGER_CHECKS } from '../ledger/books.ts';
import { type BrokenInvariant, type Invariant, violationsOf } from '../ledger/books-invariant.ts';

/** Audited actions on a withdrawal that are no steps of it. */
const NO_STEPS = ['adopt', 'reveal', 'add_note', 'edit_note', 'skip', 'snooze', 'wake'].map(
  (verb) => sql`${`withdrawal.${verb}`}`,
);

/** Every change of the books has its entry in the log, and no entry is without one. */
const AUDIT_CHECKS: readonly Invariant[] = [
  {
    invariant: 'I11',
    description: 'changes of withdrawals do not have exactly one audit entry',
    wrong: sql`select coalesce(done.withdrawal_id, noted.subject_id) || ' ' || coalesce(done.action, noted.action) as what
      from (
        select withdrawal_id, 'withdrawal.' || action as action, count(*) as times from ${withdrawalHistory}
        where action <> 'create' group by 1, 2
        union all
        select withdrawal_id, 'withdrawal.announce_return', count(*) from ${returnAnnouncements} group by 1
      ) done
      full join (
        select subject_id, action, count(*) as times from ${auditLog}
        where subject_type = 'withdrawal' and action not in (${sql.join(NO_STEPS, sql`, `)}) and action not like '%\\_refused' group by 1, 2
      ) noted on noted.subject_id = done.withdrawal_id and noted.action = done.action
      where done.times is distinct from noted.times`,
  },
  {
    invariant: 'I11',
    description: 'payouts do not have exactly one audit entry',
    wrong: sql`select coalesce(p.payout_reference, noted.subject_id) as what from ${payouts} p
      full join (
        select subject_id, count(*) as times from ${auditLog}
        where subject_type = 'payout' and action = 'payout.process' group by 1
      ) noted on noted.subject_id = p.id::text
      where p.id is null or noted.times is distinct from 1`,
  },
];

/**
 * The broken invariants among I1 to I13, I15 and I16; empty when the books are right. Reads every record, so do not run it on each
 * request. docs/decisions/what-keeps-the-books-right.md lists the invariants.
 */
export async function brokenInvariants(db: Database): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  // One after the other, because they are expensive and nobody is waiting for them.
  for (const check of [...LEDGER_CHECKS, ...AUDIT_CHECKS]) broken.push(...(await violationsOf(db, check)));
  return broken;
}

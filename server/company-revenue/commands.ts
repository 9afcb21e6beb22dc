import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { payouts } from '../db/schema/revenue.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { payoutTransfer } from '../domain/ledger.ts';
import { usdOf } from '../domain/money.ts';
import { availableRevenue, lockRevenue, nextRange } from '../ledger/revenue-line.ts';
import { recordTransfers } from '../ledger/transfers.ts';
import { type ApprovalRequest, askSecondPerson, type Decision } from '../second-person/request-commands.ts';
import type { PayoutRow } from './queries.ts';

export interface NewPayout {
  /** More than 0. */
  amountCents: number;
  method: string;
  /** Blank counts as none. */
  notes?: string | null | undefined;
}

/** The payout, or how much was available instead, or the request that waits for a second person. */
export type PayoutOutcome = { paid: PayoutRow } | { availableCents: number } | { awaiting: ApprovalRequest };

/** A request for a payout that the acting administrator agreed to, as the second person. */
export interface AgreedPayout {
  requestId: number;
  /** The administrator who asked. */
  first: { adminId: string; username: string };
}

/**
 * Pays revenue out: takes the amount from the oldest revenue records, the last of them possibly in part. When too
 * little is available, only an audit row of the refusal is written.
 *
 * Payouts and the recording of revenue wait for one another, so each sees what the previous one left. The work of a
 * payout does not grow with the number of records that it uses.
 */
export async function processPayout(
  db: Database,
  by: Actor,
  payout: NewPayout,
  agreed?: AgreedPayout,
): Promise<PayoutOutcome> {
  return inTransaction(db, async (tx) => {
    await lockRevenue(tx);
    const { cents: availableCents } = await availableRevenue(tx);
    const range = payout.amountCents <= availableCents ? await nextRange(tx, payout.amountCents) : undefined;
    if (!range) {
      await recordAudit(tx, by, [refusedEntry(payout, availableCents)]);
      return { availableCents };
    }
    const { amountCents, method } = payout;
    const { asked } = await askSecondPerson(tx, by, agreed ? [] : [decisionOf(payout, availableCents)]);
    for (const awaiting of asked.values()) return { awaiting };
    const [made] = await tx
      .insert(payouts)
      .values({
        payoutReference: await nextReference(tx),
        amountCents,
        payoutMethod: method,
        notes: payout.notes?.trim() || null,
        ...(agreed
          ? { adminId: agreed.first.adminId, secondAdminId: by.adminId, approvalRequestId: agreed.requestId }
          : { adminId: by.adminId }),
        // Not now(), which is the start of the transaction: it may have waited for the lock while revenue that it pays
        // out was earned.
        paidOutAt: sql`clock_timestamp()`,
        ...range,
      })
      .returning();
    if (!made) throw new Error('an insert of one row returned none');
    await recordTransfers(tx, [payoutTransfer(made.id, amountCents)]);
    await recordAudit(tx, by, [
      {
        action: 'payout.process',
        subjectType: 'payout',
        subjectId: String(made.id),
        before: { available_cents: availableCents },
        after: {
          available_cents: availableCents - amountCents,
          amount_cents: amountCents,
          payout_reference: made.payoutReference,
          payout_method: method,
          notes: made.notes,
          first_record_id: range.firstRecordId,
          last_record_id: range.lastRecordId,
          record_count: range.recordCount,
          ...(agreed && { approval_request: String(agreed.requestId), requested_by: agreed.first.adminId }),
        },
      },
    ]);
    return { paid: { payout: made, username: (agreed?.first ?? by).username } };
  });
}

/** A payout as a second person is asked to agree to it. */
function decisionOf(payout: NewPayout, availableCents: number): Decision {
  const { amountCents, method } = payout;
  const notes = payout.notes?.trim() || null;
  return {
    action: 'payout',
    subjectType: 'payout',
    subjectId: null,
    subjectVersion: null,
    amountCents,
    call: { amountCents, method, notes } satisfies NewPayout,
    shown: {
      payout_amount: usdOf(amountCents),
      payout_method: method,
      notes,
      total_available_usd: usdOf(availableCents),
    },
  };
}

const refusedEntry = ({ amountCents, method }: NewPayout, availableCents: number) => ({
  action: 'payout.process_refused' as const,
  subjectType: 'payout',
  subjectId: null,
  before: { available_cents: availableCents },
  after: { available_cents: availableCents, amount_cents: amountCents, payout_method: method },
});

/** 'PO-2026-0009' after 'PO-2026-0008'. The number does not restart each year; the revenue lock keeps it unique. */
async function nextReference(tx: Transaction): Promise<string> {
  const next = oneRow(
    await tx
      .select({
        year: sql<string>`to_char(now() at time zone 'utc', 'YYYY')`,
        number:
          sql`coalesce(max(substring(${payouts.payoutReference} from '^PO-[0-9]{4}-([0-9]{1,15})$')::bigint), 0) + 1`.mapWith(
            String,
          ),
      })
      .from(payouts),
  );
  return `PO-${next.year}-${next.number.padStart(4, '0')}`;
}

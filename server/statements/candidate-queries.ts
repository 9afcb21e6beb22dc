import type { StatementCandidate } from '../../src/generated/model/statementCandidate.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import { usdOf } from '../domain/money.ts';
import { ownPayments } from '../reconciliation/difference-queries.ts';
import type { LineRow } from './line-queries.ts';
import { matchLines } from './matching/match-lines.ts';
import { sentPayments } from './payment-queries.ts';

const MOST = 20;

/** Payments that a line may be, the likeliest first. A payment that has a match is none. */
export async function candidatesOf(db: Database, by: Actor, line: LineRow): Promise<StatementCandidate[]> {
  const { bookedOn, amountCents } = line;
  if (bookedOn === null || amountCents === null) return [];
  const payments = await sentPayments(db, bookedOn, bookedOn);
  const free = payments.filter(({ foundCents, isReturnFound }) =>
    amountCents > 0 ? !isReturnFound : foundCents === 0,
  );
  const booking = {
    ...{ line: line.line, bankId: null, bookedOn, amountCents, currency: line.currency ?? '' },
    details: (line.details ?? []).map((detail) => ({ ...detail, bankId: null })),
    ...{ reference: line.reference, text: line.text ?? '', status: line.status },
    ...{ returnCode: line.returnCode, feeCents: line.feeCents },
  };
  const { matches, open } = await matchLines([booking], free);
  const named = matches.flatMap(({ parts, reason }) =>
    parts.flatMap(({ withdrawalId, attempt }) =>
      withdrawalId === null || attempt === null ? [] : [{ withdrawalId, attempt, reason }],
    ),
  );
  const found = [...named, ...open.flatMap(({ candidates }) => candidates)].slice(0, MOST);
  const own = await ownPayments(
    db,
    by,
    found.map(({ withdrawalId }) => withdrawalId),
  );
  return found.flatMap(({ withdrawalId, attempt, reason }) => {
    const payment = free.find((one) => one.withdrawalId === withdrawalId && one.attempt === attempt);
    if (!payment) return [];
    return [
      {
        ...{ withdrawal_id: withdrawalId, attempt, reason, reference: payment.reference },
        amount: usdOf(payment.amountCents),
        difference: usdOf(Math.abs(amountCents) - payment.amountCents),
        paid_at: payment.sentAt.toISOString(),
        is_own_payment: own.has(withdrawalId),
      },
    ];
  });
}

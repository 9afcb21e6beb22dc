import { Turn } from '../../domain/turn.ts';
import { AmountIndex } from './amount-index.ts';
import type { SentPayment } from './match.ts';
import { DAYS_AFTER, DAYS_BEFORE, dayNumber, inDollars, type MatchTable } from './table.ts';

/**
 * Step 4: lines that name nothing, by their amount and day.
 *
 * @returns the lines that fit several payments, or that share one, with these payments
 */
export async function matchByAmount(table: MatchTable): Promise<Map<number, SentPayment[]>> {
  const index = new AmountIndex(table.payments.filter((payment) => table.isFree(payment, 'payment')));
  const open = [...table.lines.keys()].filter((at) => !table.isDone(at) && table.lineAt(at).amountCents < 0);
  const wanted = open.map((lineIndex) => {
    const { amountCents, bookedOn } = table.lineAt(lineIndex);
    const day = dayNumber(bookedOn);
    return { lineIndex, cents: -amountCents, days: [day - DAYS_AFTER, day + DAYS_BEFORE] as [number, number] };
  });
  const choices = new Map<number, SentPayment[]>();
  const turn = new Turn();
  for (const { lineIndex, payments, isOnly } of index.only(wanted)) {
    const [payment] = payments;
    if (turn.isOver) await turn.pass();
    if (!payment) continue;
    if (isOnly) {
      const amount = inDollars(payment.amountCents);
      const reason = `${payment.withdrawalId} is the only payment of ${amount} near this day, and this the only such line.`;
      table.matchLine(lineIndex, [payment], { kind: 'payment', step: 4, state: 'proposed', reason });
    } else choices.set(lineIndex, payments);
  }
  return choices;
}

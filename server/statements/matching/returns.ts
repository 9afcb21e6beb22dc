import { Turn } from '../../domain/turn.ts';
import { AmountIndex } from './amount-index.ts';
import type { SentPayment } from './match.ts';
import type { Naming } from './names.ts';
import { candidate, dayNumber, inDollars, MAX_CANDIDATES, type MatchTable, sentDay } from './table.ts';

/** Banks return a payment within so many days. */
const RETURNED_WITHIN = 60;

/** Step 3: money that came in and names one withdrawal. */
export function matchNamedReturn(
  table: MatchTable,
  lineIndex: number,
  { withdrawalId, payment }: Naming,
  attemptsOf: (withdrawalId: string) => readonly SentPayment[],
  unsent: ReadonlyMap<string, string>,
) {
  const { amountCents, bookedOn, returnCode } = table.lineAt(lineIndex);
  const attempts = attemptsOf(withdrawalId);
  if (attempts.length === 0) {
    const status = unsent.get(withdrawalId)?.replaceAll('_', ' ');
    const reason = `Money that came in. It names ${withdrawalId}, which was never sent${status ? `: it is ${status}` : ''}.`;
    return table.leaveOpen(lineIndex, reason);
  }
  const free = (payment ? [payment] : attempts).filter((one) => table.isFree(one, 'return'));
  // The latest that was sent before the money came back.
  const earlier = free.filter((one) => sentDay(one) <= dayNumber(bookedOn));
  const latest = (earlier.length > 0 ? earlier : free).toSorted((one, other) => +other.sentAt - +one.sentAt);
  const found = latest.find((one) => one.amountCents === amountCents) ?? latest[0];
  const candidates = attempts.slice(0, MAX_CANDIDATES).map((one) => candidate(one, 'The line names it.'));
  if (!found) {
    return table.leaveOpen(
      lineIndex,
      `Money that came in. It names ${withdrawalId}, whose return was found before.`,
      candidates,
    );
  }
  if (amountCents > found.amountCents) {
    const reason = `Money that came in. It names ${withdrawalId}, and is more than its ${inDollars(found.amountCents)}.`;
    return table.leaveOpen(lineIndex, reason, candidates);
  }
  const amount =
    amountCents === found.amountCents
      ? 'the amount is equal'
      : `${inDollars(amountCents)} of ${inDollars(found.amountCents)} came back`;
  const code = returnCode ? ` with the code ${returnCode}` : '';
  const reason = `Money that came in names ${withdrawalId}${code}; ${amount}.`;
  table.matchLine(lineIndex, [found], { kind: 'return', step: 3, state: 'proposed', reason });
}

/** Step 3: money that came in and names nothing, by its amount and a later day. */
export async function matchReturnsByAmount(table: MatchTable): Promise<void> {
  const index = new AmountIndex(table.payments.filter((payment) => table.isFree(payment, 'return')));
  const open = [...table.lines.keys()].filter((at) => !table.isDone(at) && table.lineAt(at).amountCents > 0);
  const days = (lineIndex: number): [number, number] => {
    const day = dayNumber(table.lineAt(lineIndex).bookedOn);
    return [day - RETURNED_WITHIN, day - 1];
  };
  const turn = new Turn();
  const found = index.only(
    open.map((lineIndex) => ({ lineIndex, cents: table.lineAt(lineIndex).amountCents, days: days(lineIndex) })),
  );
  for (const { lineIndex, payments, isOnly } of found) {
    const [payment] = payments;
    if (turn.isOver) await turn.pass();
    if (!payment) continue;
    if (isOnly) {
      const reason = `Money that came in has the amount of ${payment.withdrawalId}, which was sent before. Nothing else fits.`;
      table.matchLine(lineIndex, [payment], { kind: 'return', step: 3, state: 'proposed', reason });
    } else {
      const reason =
        'Money that came in. Several earlier payments or lines have this amount. Choose one if it is a return.';
      table.leaveOpen(
        lineIndex,
        reason,
        payments.map((one) => candidate(one, 'The amount is equal.')),
      );
    }
  }
}

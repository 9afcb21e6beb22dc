import { saysFee } from '../reading/words.ts';
import type { SentPayment } from './match.ts';
import type { Naming, PaymentNames } from './names.ts';
import { candidate, dayNumber, inDollars, isSoon, MAX_CANDIDATES, type MatchTable, sentDay } from './table.ts';

/** A line that names one withdrawal. */
export interface NamingLine extends Naming {
  lineIndex: number;
  /** It is open on an earlier statement. */
  isEarlier: boolean;
}
type AttemptsOf = (withdrawalId: string) => readonly SentPayment[];

/** The lines of money out that name one withdrawal: its payments, their parts and their fees. */
export function matchWithdrawal(
  table: MatchTable,
  withdrawalId: string,
  naming: readonly NamingLine[],
  attempts: readonly SentPayment[],
  status: string | undefined,
): void {
  if (attempts.length === 0) {
    const reason = `It names ${withdrawalId}, which was never sent${status ? `: it is ${status.replaceAll('_', ' ')}` : ''}.`;
    for (const { lineIndex } of naming) table.leaveOpen(lineIndex, reason);
    return;
  }
  const fresh = naming.filter(({ isEarlier }) => !isEarlier);
  matchEqual(table, fresh, attempts);
  matchFees(table, fresh, attempts);
  matchPartsOf(table, withdrawalId, naming, attempts);
  for (const { lineIndex } of fresh) {
    if (table.isDone(lineIndex)) continue;
    const candidates = attempts.slice(0, MAX_CANDIDATES).map((payment) => candidate(payment, 'The line names it.'));
    const [first] = attempts;
    const isFound = !attempts.some((payment) => table.isFree(payment, 'payment'));
    const { amountCents } = table.lineAt(lineIndex);
    const reason = isFound
      ? `It names ${withdrawalId}, which another line was about. It may have been paid twice.`
      : `It names ${withdrawalId}, whose amount is ${inDollars(first?.amountCents ?? 0)} and not ${inDollars(amountCents)}.`;
    table.leaveOpen(lineIndex, reason, candidates);
  }
}

const sizeOf = (table: MatchTable, { lineIndex }: NamingLine) => -table.lineAt(lineIndex).amountCents;

/** Steps 1 and 2. */
function matchEqual(table: MatchTable, naming: readonly NamingLine[], attempts: readonly SentPayment[]): void {
  const inOrder = naming.toSorted(
    (one, other) =>
      one.step - other.step ||
      dayNumber(table.lineAt(one.lineIndex).bookedOn) - dayNumber(table.lineAt(other.lineIndex).bookedOn),
  );
  const match = (one: NamingLine, payment: SentPayment, state: 'confirmed' | 'proposed') => {
    const form = one.isBeginning ? ' by its beginning' : one.step === 2 ? ' in another form' : '';
    const why = state === 'confirmed' ? '' : ' Which attempt it was is not certain.';
    const reason = `The line names ${payment.withdrawalId}${form}; the amount is equal.${why}`;
    table.matchLine(one.lineIndex, [payment], { kind: 'payment', step: one.step, state, reason });
  };
  for (const one of inOrder) {
    const { payment } = one;
    if (payment && table.isFree(payment, 'payment') && payment.amountCents === sizeOf(table, one)) {
      match(one, payment, !one.isBeginning || isSoon(table.lineAt(one.lineIndex), payment) ? 'confirmed' : 'proposed');
    }
  }
  const rest = inOrder.filter(({ lineIndex, payment }) => !payment && !table.isDone(lineIndex));
  const isEqual = (one: NamingLine, payment: SentPayment) => payment.amountCents === sizeOf(table, one);
  const equal = rest.filter((one) =>
    attempts.some((payment) => table.isFree(payment, 'payment') && isEqual(one, payment)),
  );
  const free = () =>
    attempts.filter((payment) => table.isFree(payment, 'payment')).toSorted((a, b) => +a.sentAt - +b.sentAt);
  const isWhole = equal.length >= free().length;
  for (const one of equal) {
    const line = table.lineAt(one.lineIndex);
    const fitting = free().filter((payment) => isEqual(one, payment));
    // Of several attempts the days tell which it was, or that there are as many lines.
    const soon = fitting.filter((payment) => isSoon(line, payment));
    const payment = isWhole || soon.length === 0 ? fitting[0] : soon[0];
    if (!payment) continue;
    const isEarly = dayNumber(line.bookedOn) < sentDay(payment) - 1;
    const isSure = attempts.length === 1 || (isWhole ? !isEarly : soon.length === 1);
    match(one, payment, isSure && (!one.isBeginning || isSoon(line, payment)) ? 'confirmed' : 'proposed');
  }
}

/** Step 7: the rest of a line is its fee, or the line is the fee of a payment. */
function matchFees(table: MatchTable, naming: readonly NamingLine[], attempts: readonly SentPayment[]): void {
  for (const one of naming) {
    if (table.isDone(one.lineIndex)) continue;
    const { feeCents, reference, text } = table.lineAt(one.lineIndex);
    const hasWord = saysFee(`${reference ?? ''} ${text}`);
    const size = sizeOf(table, one);
    const payment = (one.payment ? [one.payment] : attempts).find((each) => {
      const rest = size - each.amountCents;
      return (
        table.isFree(each, 'payment') && rest > 0 && (rest === feeCents || (hasWord && rest * 2 <= each.amountCents))
      );
    });
    if (payment) {
      const rest = inDollars(size - payment.amountCents);
      const why = size - payment.amountCents === feeCents ? 'equals the fee of the line' : 'is called a fee';
      const reason = `The line names ${payment.withdrawalId}; the rest of ${rest} ${why}.`;
      table.matchLine(one.lineIndex, [payment], { kind: 'payment', step: 7, state: 'proposed', reason });
    } else if (hasWord && attempts.every((each) => size * 2 <= each.amountCents)) {
      const reason = `The text calls it a fee, and names ${one.withdrawalId}.`;
      table.matchLine(one.lineIndex, [], { kind: 'fee', step: 7, state: 'proposed', reason });
    }
  }
}

/** Step 6: several lines that add up to one payment. */
function matchPartsOf(
  table: MatchTable,
  withdrawalId: string,
  naming: readonly NamingLine[],
  attempts: readonly SentPayment[],
): void {
  const target = attempts.find((payment) => table.isFree(payment, 'payment'));
  if (!target) return;
  const parts = naming.filter(
    (one) =>
      !table.isDone(one.lineIndex) &&
      (one.payment === undefined || one.payment === target) &&
      sizeOf(table, one) < target.amountCents,
  );
  const sum = parts.reduce((total, one) => total + sizeOf(table, one), 0);
  const lineIndexes = parts.map(({ lineIndex }) => lineIndex);
  if (parts.every(({ isEarlier }) => isEarlier)) return;
  const elsewhere = parts.filter(({ isEarlier }) => isEarlier).length;
  if (parts.length > 1 && sum === target.amountCents) {
    const where = elsewhere === 0 ? '' : `, ${elsewhere} of them on an earlier statement`;
    const reason = `${parts.length} lines${where} name ${withdrawalId}; together they are its ${inDollars(sum)}.`;
    table.matchParts(lineIndexes, target, { kind: 'payment', step: 6, state: 'proposed', reason });
    return;
  }
  for (const lineIndex of lineIndexes) {
    const others = parts.length > 1 ? `${parts.length} lines are ${inDollars(sum)}` : `it is ${inDollars(sum)}`;
    const reason = `It names ${withdrawalId}: ${others} of its ${inDollars(target.amountCents)}.`;
    table.leaveOpen(lineIndex, reason, [candidate(target, 'The line is a part of it.')]);
  }
}

/** Step 5: one line names several withdrawals. Money that came in returns them. */
export function matchSeveral(
  table: MatchTable,
  lineIndex: number,
  naming: readonly Naming[],
  attemptsOf: AttemptsOf,
): void {
  const { amountCents } = table.lineAt(lineIndex);
  const kind = amountCents < 0 ? 'payment' : 'return';
  const payments = naming.flatMap((one) => freeOf(table, one, attemptsOf, kind) ?? []);
  const sum = payments.reduce((total, payment) => total + payment.amountCents, 0);
  if (payments.length === naming.length && sum === Math.abs(amountCents)) {
    const reason = `The line names ${payments.length} payments; together they are its ${inDollars(sum)}.`;
    table.matchLine(lineIndex, payments, { kind, step: kind === 'return' ? 3 : 5, state: 'proposed', reason });
    return;
  }
  const reason = `It names ${naming.length} withdrawals; their payments that have no line yet are ${inDollars(sum)} and not ${inDollars(amountCents)}.`;
  const candidates = naming.flatMap(({ withdrawalId }) => attemptsOf(withdrawalId)).slice(0, MAX_CANDIDATES);
  table.leaveOpen(
    lineIndex,
    reason,
    candidates.map((payment) => candidate(payment, 'The line names it.')),
  );
}

function freeOf(
  table: MatchTable,
  { payment, withdrawalId }: Naming,
  attemptsOf: AttemptsOf,
  kind: 'payment' | 'return',
) {
  return (payment ? [payment] : attemptsOf(withdrawalId)).find((one) => table.isFree(one, kind));
}

/** Step 5: the payments of a batch, as its details name them. */
export function matchDetails(table: MatchTable, lineIndex: number, names: PaymentNames, attemptsOf: AttemptsOf): void {
  const { amountCents, details } = table.lineAt(lineIndex);
  const kind = amountCents < 0 ? 'payment' : 'return';
  const found = new Set<SentPayment>();
  const known = new Set<SentPayment>();
  let unknown = 0;
  for (const detail of details) {
    const named = names.namedIn(detail.reference, detail.text);
    const [only] = named;
    const attempts = only && named.length === 1 ? (only.payment ? [only.payment] : attemptsOf(only.withdrawalId)) : [];
    for (const attempt of attempts.slice(0, 1)) if (known.size < MAX_CANDIDATES) known.add(attempt);
    const payment = attempts.find(
      (one) =>
        table.isFree(one, kind) &&
        !found.has(one) &&
        (detail.amountCents === null || Math.abs(detail.amountCents) === one.amountCents),
    );
    if (payment) found.add(payment);
    else unknown += 1;
  }
  const sum = [...found].reduce((total, payment) => total + payment.amountCents, 0);
  if (found.size > 0 && unknown === 0 && sum === Math.abs(amountCents)) {
    const reason = `Its ${found.size} details name payments with these amounts.`;
    table.matchLine(lineIndex, [...found], { kind, step: kind === 'return' ? 3 : 5, state: 'proposed', reason });
    return;
  }
  const reason = `It is a batch of ${details.length}: ${found.size} are payments, together ${inDollars(sum)} of ${inDollars(amountCents)}.`;
  table.leaveOpen(
    lineIndex,
    reason,
    [...known].map((payment) => candidate(payment, 'A detail of the line names it.')),
  );
}

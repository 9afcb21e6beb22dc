import { Turn } from '../../domain/turn.ts';
import type { StatementLine } from '../reading/line.ts';
import { saysFee } from '../reading/words.ts';
import { matchByAmount } from './by-amount.ts';
import type { Matching, MatchOptions, SentPayment } from './match.ts';
import { matchDetails, matchSeveral, matchWithdrawal, type NamingLine } from './named-lines.ts';
import { type Naming, PaymentNames } from './names.ts';
import { matchNamedReturn, matchReturnsByAmount } from './returns.ts';
import { Sums } from './sums.ts';
import { candidate, inDollars, MAX_CANDIDATES, MatchTable } from './table.ts';

/**
 * Matches lines with payments, in a time that grows with their number and no faster. Changes nothing.
 */
export async function matchLines(
  lines: readonly StatementLine[],
  payments: readonly SentPayment[],
  { unsent = new Map(), earlier = 0 }: MatchOptions = {},
): Promise<Matching> {
  const turn = new Turn();
  const table = new MatchTable(lines, payments);
  const names = await PaymentNames.of(payments, unsent.keys());
  const attempts = Map.groupBy(payments, ({ withdrawalId }) => withdrawalId);
  const attemptsOf = (withdrawalId: string) => attempts.get(withdrawalId) ?? [];
  const naming: Naming[][] = [];
  const outgoing = new Map<string, NamingLine[]>();
  const firstEarlier = lines.length - earlier;
  for (const [lineIndex, line] of lines.entries()) {
    const named = names.namedIn(line.reference, line.text);
    naming.push(named);
    leaveOdd(table, lineIndex, named, attemptsOf);
    const [only] = named;
    if (!table.isDone(lineIndex) && line.amountCents < 0 && line.details.length === 0 && only && named.length === 1) {
      const own = outgoing.get(only.withdrawalId) ?? [];
      own.push({ ...only, lineIndex, isEarlier: lineIndex >= firstEarlier });
      outgoing.set(only.withdrawalId, own);
    }
    if (turn.isOver) await turn.pass();
  }
  for (const [withdrawalId, own] of outgoing) {
    matchWithdrawal(table, withdrawalId, own, attemptsOf(withdrawalId), unsent.get(withdrawalId));
    if (turn.isOver) await turn.pass();
  }
  for (let lineIndex = firstEarlier; lineIndex < lines.length; lineIndex++) {
    if (!table.isDone(lineIndex)) table.leaveOpen(lineIndex, 'It is on an earlier statement.');
  }
  for (const [lineIndex, line] of lines.entries()) {
    if (table.isDone(lineIndex)) continue;
    const named = naming[lineIndex] ?? [];
    if (line.details.length > 0) matchDetails(table, lineIndex, names, attemptsOf);
    else if (named.length > 1) matchSeveral(table, lineIndex, named, attemptsOf);
    else if (line.amountCents > 0 && named[0]) matchNamedReturn(table, lineIndex, named[0], attemptsOf, unsent);
    if (!table.isDone(lineIndex)) matchFee(table, lineIndex);
    if (turn.isOver) await turn.pass();
  }
  await matchReturnsByAmount(table);
  const choices = await matchByAmount(table);
  const sums = new Sums(table);
  for (const lineIndex of lines.keys()) {
    if (table.isDone(lineIndex)) continue;
    if (!choices.has(lineIndex)) sums.match(lineIndex);
    if (!table.isDone(lineIndex)) leaveOther(table, lineIndex, choices.get(lineIndex));
    if (turn.isOver) await turn.pass();
  }
  return table.result();
}

/** Lines that can be no payment at all. */
function leaveOdd(
  table: MatchTable,
  lineIndex: number,
  named: readonly Naming[],
  attemptsOf: (withdrawalId: string) => readonly SentPayment[],
): void {
  const { amountCents, currency } = table.lineAt(lineIndex);
  const candidates = () =>
    named
      .flatMap(({ withdrawalId }) => attemptsOf(withdrawalId))
      .slice(0, MAX_CANDIDATES)
      .map((payment) => candidate(payment, 'The line names it.'));
  if (currency !== 'USD') {
    const amount = `${(Math.abs(amountCents) / 100).toFixed(2)} ${currency}`;
    table.leaveOpen(lineIndex, `It is ${amount}. Payments are in US dollars.`, candidates());
  } else if (amountCents === 0) table.leaveOpen(lineIndex, 'Its amount is zero.', candidates());
}

/** A fee without a payment. */
function matchFee(table: MatchTable, lineIndex: number): void {
  const { reference, text, amountCents, feeCents } = table.lineAt(lineIndex);
  const isColumn = feeCents !== null && feeCents > 0 && feeCents === Math.abs(amountCents);
  if (!isColumn && !saysFee(`${reference ?? ''} ${text}`)) return;
  const reason = isColumn ? 'The amount equals the fee of the line.' : 'The text calls it a fee.';
  table.matchLine(lineIndex, [], { kind: 'fee', step: 7, state: 'proposed', reason });
}

function leaveOther(table: MatchTable, lineIndex: number, payments: readonly SentPayment[] | undefined): void {
  const { amountCents } = table.lineAt(lineIndex);
  const isOut = amountCents < 0;
  if (payments) {
    const what = isOut
      ? `payments of ${inDollars(amountCents)} were sent near this day`
      : 'earlier payments have this amount';
    const reason = `Several lines or ${what}. Choose one.`;
    table.leaveOpen(
      lineIndex,
      reason,
      payments.map((payment) => candidate(payment, 'The amount is equal.')),
    );
  } else {
    const reason = isOut
      ? 'It names no payment, and none was sent near this day that fits the amount.'
      : 'Money that came in. It names no payment, and no earlier one has this amount.';
    table.leaveOpen(lineIndex, reason);
  }
}

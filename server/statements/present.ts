import type { Statement } from '../../src/generated/model/statement.ts';
import type { StatementLine } from '../../src/generated/model/statementLine.ts';
import type { StatementPreview } from '../../src/generated/model/statementPreview.ts';
import type { StatementProfile } from '../../src/generated/model/statementProfile.ts';
import { type CsvColumns, csvHeader, csvRow } from '../domain/csv.ts';
import { usdOf } from '../domain/money.ts';
import type { PersonalData } from '../domain/personal-data.ts';
import { presentDifference } from '../reconciliation/present.ts';
import { withoutAccountNumbers } from './account-numbers.ts';
import type { FullLine, PartRow } from './line-queries.ts';
import { textAsSeen } from './masked-text.ts';
import { problemsOf } from './problems.ts';
import { type FullStatement, type ProfileRow, stateOfStatement } from './queries.ts';
import type { CsvProfile } from './reading/profile.ts';
import type { Reading } from './reading/reading.ts';

/** In place of an administrator's name, which has no blank. */
const THE_SERVER = 'the server';
const usd = (cents: number | null): number | null => (cents === null ? null : usdOf(cents));

export function presentStatement(full: FullStatement): Statement {
  const { statement: row, uploader, closer, discarder, counts, missingPayments } = full;
  return {
    id: row.statementId,
    file_name: row.fileName,
    format: row.format,
    state: stateOfStatement(row),
    uploaded_at: row.createdAt.toISOString(),
    uploaded_by: uploader,
    account_last4: row.accountLast4,
    currency: row.currency,
    number: row.number,
    period_from: row.dateFrom,
    period_to: row.dateTo,
    opening_balance: usd(row.openingCents),
    closing_balance: usd(row.closingCents),
    money_in: usdOf(row.inCents),
    money_out: usdOf(row.outCents),
    lines: row.lineCount,
    overlapping: row.skippedCount,
    counts,
    missing_payments: missingPayments,
    problems: problemsOf(full),
    closed_at: row.closedAt?.toISOString() ?? null,
    closed_by: closer,
    discarded_at: row.discardedAt?.toISOString() ?? null,
    discarded_by: discarder,
    reason: row.reason,
  };
}

const MAX_PARTS = 200;

/** @param personal how the caller sees texts; undefined: they are left out, of an answer that is kept */
export function presentLine(
  { line, match, difference, wasRejected }: FullLine,
  personal: PersonalData | undefined,
): StatementLine {
  const seen = (text: string | null) => (personal === undefined ? null : textAsSeen(text, personal, line.state));
  return {
    id: String(line.id),
    line: line.line,
    state: line.state,
    booked_on: line.bookedOn,
    amount: usd(line.amountCents),
    currency: line.currency,
    reference: seen(line.reference),
    text: seen(line.text),
    details: (line.details ?? []).map(({ amountCents, reference, text, returnCode }) => ({
      ...{ amount: usd(amountCents), reference: seen(reference), text: seen(text), return_code: returnCode },
    })),
    status: line.status,
    return_code: line.returnCode,
    note: line.note,
    can_propose_again: wasRejected,
    match: match && {
      id: String(match.row.id),
      kind: match.row.kind,
      state: match.row.state,
      step: match.row.step,
      reason: match.row.reason,
      parts: match.parts.slice(0, MAX_PARTS).map((part) => ({
        statement_id: part.statementId,
        line_id: String(part.lineId),
        withdrawal_id: part.withdrawalId,
        attempt: part.attempt,
        amount: usdOf(part.cents),
      })),
      payment_amount: match.row.kind === 'fee' ? null : usdOf(match.paidCents),
      is_own_payment: match.isOwn,
      confirmed_at: match.row.confirmedAt?.toISOString() ?? null,
      confirmed_by: match.row.confirmedAt === null ? null : (match.confirmer ?? THE_SERVER),
    },
    difference: difference && presentDifference(difference, false),
  };
}

const ROWS = 20;
const NOTES = 50;
const MAX_TEXT = 300;

/** @param known of the file: its statement, and whether its layout was used before */
export function presentPreview(
  reading: Exclude<Reading, { outcome: 'refused' }>,
  fileName: string,
  known: { statementId: string | null; isLayout: boolean },
  personal: PersonalData,
): StatementPreview {
  const { facts, profile, lines, leftOut, unreadable } = reading;
  const clean = (text: string, state: string) =>
    textAsSeen(withoutAccountNumbers(text, new Set()).slice(0, MAX_TEXT), personal, state) ?? '';
  return {
    file_name: fileName,
    format: reading.format,
    account_last4: facts.accountLast4,
    currency: facts.currency,
    number: facts.number,
    period_from: facts.from,
    period_to: facts.until,
    opening_balance: usd(facts.openingCents),
    closing_balance: usd(facts.closingCents),
    lines: lines.length,
    header: reading.header?.names.map((name) => name.slice(0, MAX_TEXT)) ?? [],
    columns: profile ? columnsOf(profile) : {},
    assumed: reading.remarks,
    rows: lines.slice(0, ROWS).map((line) => ({
      line: line.line,
      booked_on: line.bookedOn,
      amount: usdOf(line.amountCents),
      currency: line.currency,
      reference: line.reference === null ? null : clean(line.reference, 'open'),
      text: clean(line.text, 'open'),
    })),
    left_out: leftOut
      .slice(0, NOTES)
      .map(({ line, text, reason }) => ({ line, text: clean(text, 'left_out'), reason })),
    left_out_count: leftOut.length,
    unreadable: unreadable
      .slice(0, NOTES)
      .map(({ line, text, reason, remedy }) => ({ line, text: clean(text, 'unreadable'), reason, remedy })),
    unreadable_count: unreadable.length,
    questions: reading.outcome === 'questions' ? reading.questions : [],
    is_known_layout: known.isLayout,
    already_there: known.statementId,
  };
}

/** Named as in the contract. */
function columnsOf({ columns }: CsvProfile): Record<string, string> {
  const inContract = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => (column === null ? [] : [[inContract(name), column]])),
  );
}

export function presentProfile({ profile: row, username }: ProfileRow): StatementProfile {
  const profile = row.profile as unknown as CsvProfile;
  return {
    id: row.layout,
    header: profile.header,
    columns: columnsOf(profile),
    date_order: profile.dateOrder,
    money_out: profile.moneyOut,
    currency: profile.currency,
    used_at: row.usedAt.toISOString(),
    used_by: username,
  };
}

/** A row of an export: a part of a line, or a line without a match. */
export interface ExportedRow {
  full: FullLine;
  part: PartRow | undefined;
}

const amount = (cents: number | null | undefined) => (cents == null ? null : usdOf(cents).toFixed(2));

const CSV: CsvColumns<ExportedRow> = [
  ['line', ({ full }) => String(full.line.line)],
  ['state', ({ full }) => full.line.state],
  ['booked_on', ({ full }) => full.line.bookedOn],
  ['amount', ({ full }) => amount(full.line.amountCents)],
  ['currency', ({ full }) => full.line.currency],
  ['reference', ({ full }) => full.line.reference],
  ['text', ({ full }) => full.line.text],
  ['return_code', ({ full }) => full.line.returnCode],
  ['kind', ({ full }) => full.match?.row.kind ?? null],
  ['match_state', ({ full }) => full.match?.row.state ?? null],
  ['step', ({ full }) => full.match?.row.step?.toString() ?? null],
  ['reason', ({ full }) => full.match?.row.reason ?? null],
  ['withdrawal_id', ({ part }) => part?.withdrawalId ?? null],
  ['attempt', ({ part }) => part?.attempt?.toString() ?? null],
  ['part_amount', ({ part }) => amount(part?.cents)],
  ['confirmed_by', ({ full: { match } }) => (match?.row.confirmedAt ? (match.confirmer ?? THE_SERVER) : null)],
  ['confirmed_at', ({ full }) => full.match?.row.confirmedAt?.toISOString() ?? null],
  ['note', ({ full }) => full.line.note],
  ['explanation', ({ full }) => full.difference?.difference.explanation ?? null],
  ['explained_by', ({ full }) => full.difference?.closer ?? null],
];

export const CSV_HEADER = csvHeader(CSV);

export function presentCsvRow({ full, part }: ExportedRow, personal: PersonalData): string {
  const { line } = full;
  const seen = (text: string | null) => textAsSeen(text, personal, line.state);
  const masked = { ...full, line: { ...line, text: seen(line.text), reference: seen(line.reference) } };
  return csvRow(CSV, { full: masked, part }, personal);
}

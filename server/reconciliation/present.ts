import type { DailyReconciliation } from '../../src/generated/model/dailyReconciliation.ts';
import type { ReconciliationDifference } from '../../src/generated/model/reconciliationDifference.ts';
import type { ReconciliationLine } from '../../src/generated/model/reconciliationLine.ts';
import type { ReconciliationRun } from '../../src/generated/model/reconciliationRun.ts';
import { type CsvColumns, csvHeader, csvRow, IN_UTC } from '../domain/csv.ts';
import { usdOf } from '../domain/money.ts';
import type { PersonalData } from '../domain/personal-data.ts';
import { type DailyState, type Difference, differenceVersion } from './difference-queries.ts';
import type { LineRow, Run } from './queries.ts';

/** In place of an administrator's name, which has no blank. */
const THE_SERVER = 'the server';

export function presentRun({ run, username }: Run): ReconciliationRun {
  return {
    id: run.runId,
    created_at: run.createdAt.toISOString(),
    created_by: username ?? THE_SERVER,
    file_name: run.fileName,
    source: run.columns === null ? 'rail' : 'file',
    date_from: run.dateFrom,
    date_to: run.dateTo,
    matched: run.matched,
    other_amount: run.otherAmount,
    only_there: run.onlyThere,
    only_here: run.onlyHere,
    unreadable: run.unreadable,
  };
}

/** @param hour of the day, UTC */
export const presentDaily = (hour: number, { lastDay, failingSince, failure }: DailyState): DailyReconciliation => ({
  hour,
  last_day: lastDay,
  failing_since: failingSince?.toISOString() ?? null,
  failure,
});

const usd = (cents: number | null): number | null => (cents === null ? null : usdOf(cents));

export function presentLine(row: LineRow): ReconciliationLine {
  return {
    result: row.result as ReconciliationLine['result'],
    withdrawal_id: row.withdrawalId,
    line: row.line,
    reference: row.reference,
    their_amount: usd(row.theirCents),
    our_amount: usd(row.ourCents),
    paid_at: row.paidAt?.toISOString() ?? null,
    note: row.note,
  };
}

/** @param isOwn whether the caller sent the payment */
export function presentDifference(
  { difference, line, day, owner, closer, statementId, statementLineId }: Difference,
  isOwn: boolean,
): ReconciliationDifference {
  return {
    id: String(difference.lineId),
    run_id: line.runId,
    day,
    found_at: difference.foundAt.toISOString(),
    result: line.result as ReconciliationLine['result'],
    withdrawal_id: line.withdrawalId,
    reference: line.reference,
    their_amount: usd(line.theirCents),
    our_amount: usd(line.ourCents),
    note: line.note,
    owner,
    reason: difference.reason,
    version: differenceVersion(difference),
    is_own_payment: isOwn,
    closed_at: difference.closedAt?.toISOString() ?? null,
    closed_by: closer,
    explanation: difference.explanation,
    statement_id: statementId,
    statement_line_id: statementLineId === null ? null : String(statementLineId),
  };
}

const amount = (cents: number | null) => (cents === null ? null : usdOf(cents).toFixed(2));

const CSV: CsvColumns<LineRow> = [
  ['result', ({ result }) => result],
  ['withdrawal_id', ({ withdrawalId }) => withdrawalId],
  ['line', ({ line }) => (line === null ? null : String(line))],
  ['reference', ({ reference }) => reference],
  ['their_amount', ({ theirCents }) => amount(theirCents)],
  ['our_amount', ({ ourCents }) => amount(ourCents)],
  ['paid_at', ({ paidAt }) => paidAt?.toISOString() ?? null],
  ['note', ({ note }) => note],
];

export const CSV_HEADER = csvHeader(CSV);
export const presentCsvLine = (row: LineRow, personal: PersonalData, forSpreadsheets: boolean): string =>
  csvRow(CSV, row, personal, IN_UTC, forSpreadsheets);

import type { Payout } from '../../src/generated/model/payout.ts';
import type { PayoutRecord } from '../../src/generated/model/payoutRecord.ts';
import type { PayoutResult } from '../../src/generated/model/payoutResult.ts';
import type { RevenueBalance } from '../../src/generated/model/revenueBalance.ts';
import type { RevenueStatistics } from '../../src/generated/model/revenueStatistics.ts';
import { RevenueType } from '../../src/generated/model/revenueType.ts';
import { changePercent } from '../domain/change-percent.ts';
import { type CsvColumns, csvHeader, csvRow, IN_UTC } from '../domain/csv.ts';
import { formatUsd, usdOf } from '../domain/money.ts';
import type { AvailableRevenue } from '../ledger/revenue-line.ts';
import { presentRequest, waitingWords } from '../second-person/present.ts';
import type { RequestRow } from '../second-person/request-queries.ts';
import type { PayoutOutcome } from './commands.ts';
import type { RevenueEntry } from './entry-queries.ts';
import type { PayoutRecordRow, PayoutRow, RevenueOfType } from './queries.ts';

/** @param awaiting the ids of the requests for payouts that wait for a second person */
export function presentBalance({ cents, records, owedCents }: AvailableRevenue, awaiting: number[]): RevenueBalance {
  return {
    total_available_usd: usdOf(cents),
    total_records: records,
    owed_usd: usdOf(owedCents),
    ...(awaiting.length > 0 && { awaiting_second: awaiting.map(String) }),
  };
}

/** @param paidCents total of all payouts ever made */
export function presentStatistics(byType: RevenueOfType[], paidCents: number): RevenueStatistics {
  const sum = (read: (row: RevenueOfType) => number) => byType.reduce((cents, row) => cents + read(row), 0);
  // At most the last twelve; the type with the longest history determines how many.
  const months = Math.min(12, Math.max(0, ...byType.map((row) => row.monthsEnded)));
  const none = { totalCents: 0, records: 0 };
  const found = new Map(byType.map((row) => [row.type, row]));
  return {
    total_lifetime_revenue: usdOf(sum((row) => row.totalCents)),
    total_paid_out: usdOf(paidCents),
    by_revenue_type: Object.fromEntries(
      Object.values(RevenueType).map((type) => {
        const { totalCents, records } = found.get(type) ?? none;
        return [type, { total_amount: usdOf(totalCents), record_count: records }];
      }),
    ),
    monthly_stats: {
      current_month: usdOf(sum((row) => row.thisMonthCents)),
      previous_month: usdOf(sum((row) => row.lastMonthCents)),
      average: months === 0 ? 0 : usdOf(Math.round(sum((row) => row.lastYearCents) / months)),
      growth_rate: changePercent(
        sum((row) => row.thisMonthComparedCents),
        sum((row) => row.lastMonthComparedCents),
      ),
    },
  };
}

export function presentPayout({ payout, username }: PayoutRow): Payout {
  return {
    id: String(payout.id),
    paid_out_at: payout.paidOutAt.toISOString(),
    amount: usdOf(payout.amountCents),
    payout_method: payout.payoutMethod,
    payout_reference: payout.payoutReference,
    record_count: payout.recordCount,
    paid_out_by_user: username === null ? null : { username },
    notes: payout.notes,
  };
}

/** @param outcome its request with everybody's names */
export function presentOutcome(
  outcome: Exclude<PayoutOutcome, { awaiting: unknown }> | { awaiting: RequestRow },
): PayoutResult {
  if ('paid' in outcome) return { success: true, error: null, payout: presentPayout(outcome.paid) };
  if ('awaiting' in outcome) {
    const request = presentRequest(outcome.awaiting);
    return { success: false, error: waitingWords(request), payout: null, approval_request: request };
  }
  const error = `Payout amount cannot exceed available balance of ${formatUsd(outcome.availableCents)}`;
  return { success: false, error, payout: null };
}

export function presentRecord({ record, usedCents }: PayoutRecordRow): PayoutRecord {
  return {
    record_id: String(record.id),
    revenue_type: record.revenueType,
    source_id: record.sourceId,
    total_amount: usdOf(record.amountCents),
    used_amount: usdOf(usedCents),
    earned_at: record.createdAt.toISOString(),
  };
}

/** The columns of the export, in the contract's order. */
const CSV: CsvColumns<RevenueEntry> = [
  ['entry', (row) => row.entry],
  ['created_at', (row) => row.createdAt],
  ['revenue_type', (row) => row.revenueType],
  ['source_type', (row) => row.sourceType],
  ['source_id', (row) => row.sourceId],
  ['game_id', (row) => row.gameId],
  ['amount', (row) => usdOf(row.amountCents).toFixed(2)],
];
export const CSV_HEADER = csvHeader(CSV);

/** Entries have no personal data. */
export const presentCsvLine = (row: RevenueEntry, forSpreadsheets: boolean): string =>
  csvRow(CSV, row, 'shown', IN_UTC, forSpreadsheets);

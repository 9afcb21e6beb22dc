import type { PayoutRecord } from '../../generated/model/payoutRecord.ts';
import { type CsvColumn, toCsv } from '../../lib/csv.ts';
import { decimalUsd } from '../../lib/money-text.ts';
import { isForSpreadsheets } from '../../lib/spreadsheets.ts';
import { timeInFile } from '../../lib/time-in-file.ts';

/** The headers are the contract's field names. */
const COLUMNS: readonly CsvColumn<PayoutRecord>[] = [
  { header: 'record_id', value: ({ record_id }) => record_id },
  { header: 'earned_at', value: ({ earned_at }) => timeInFile(earned_at) },
  { header: 'revenue_type', value: ({ revenue_type }) => revenue_type },
  { header: 'source_id', value: ({ source_id }) => source_id },
  { header: 'used_amount', value: ({ used_amount }) => decimalUsd(used_amount) },
  { header: 'total_amount', value: ({ total_amount }) => decimalUsd(total_amount) },
];

export function payoutRecordsCsv(records: readonly PayoutRecord[]): string {
  return toCsv(COLUMNS, records, isForSpreadsheets());
}

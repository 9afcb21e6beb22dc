import type { PayoutRecord } from '../../generated/model/payoutRecord.ts';
import { type CsvColumn, toCsv } from '../../lib/csv.ts';

/** The headers are the contract's field names. */
const COLUMNS: readonly CsvColumn<PayoutRecord>[] = [
  { header: 'record_id', value: ({ record_id }) => record_id },
  { header: 'earned_at', value: ({ earned_at }) => earned_at },
  { header: 'revenue_type', value: ({ revenue_type }) => revenue_type },
  { header: 'source_id', value: ({ source_id }) => source_id },
  { header: 'used_amount', value: ({ used_amount }) => used_amount.toFixed(2) },
  { header: 'total_amount', value: ({ total_amount }) => total_amount.toFixed(2) },
];

export function payoutRecordsCsv(records: readonly PayoutRecord[]): string {
  return toCsv(COLUMNS, records);
}

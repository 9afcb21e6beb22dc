import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { type CsvColumn, toCsv } from '../../lib/csv.ts';
import { decimalUsd } from '../../lib/money-text.ts';
import { isForSpreadsheets } from '../../lib/spreadsheets.ts';
import type { StartedRun } from './bulk-run-start.ts';
import { idOf, requestedUsd } from './withdrawal-rules.ts';

/** The outcome of a decision about many for each of them, in the order in which they were decided. */
export function bulkCsv({ action, rows, lookers, run }: StartedRun, undone: ReadonlySet<string>): string {
  const outcomeOf = (row: Withdrawal) => {
    const id = idOf(row);
    const { outcome } = run.outcomeOf(id);
    if (outcome !== 'done') return outcome;
    return undone.has(id) ? 'undone' : action === 'approve' ? 'approved' : 'rejected';
  };
  const columns: readonly CsvColumn<Withdrawal>[] = [
    { header: 'withdrawal_id', value: idOf },
    { header: 'requested_amount', value: (row) => decimalUsd(requestedUsd(row)) },
    { header: 'outcome', value: outcomeOf },
    { header: 'reason', value: (row) => run.outcomeOf(idOf(row)).reason },
    { header: 'looked_at_by', value: (row) => lookers.get(idOf(row)) },
  ];
  return toCsv(columns, rows, isForSpreadsheets());
}

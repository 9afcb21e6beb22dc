import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { type CsvColumn, toCsv } from '../../lib/csv.ts';
import { downloadText } from '../../lib/download.ts';
import { decimalUsd } from '../../lib/money-text.ts';
import { isForSpreadsheets } from '../../lib/spreadsheets.ts';
import { timeInFile } from '../../lib/time-in-file.ts';
import { accountLast4, bankNameOf, feeUsd, idOf, last4, netUsd, requestedUsd } from './withdrawal-rules.ts';

/** The headers are the contract's field names. Only the last four digits of account and routing numbers leave the portal. */
const COLUMNS: readonly CsvColumn<Withdrawal>[] = [
  { header: 'withdrawal_id', value: idOf },
  { header: 'status', value: ({ status }) => status },
  { header: 'requested_amount', value: (row) => decimalUsd(requestedUsd(row)) },
  { header: 'processing_fee', value: (row) => decimalUsd(feeUsd(row)) },
  { header: 'net_payout_amount', value: (row) => decimalUsd(netUsd(row)) },
  { header: 'player_email', value: (row) => row.player_email },
  { header: 'player_id', value: (row) => row.player_id },
  { header: 'company_name', value: (row) => row.user_info?.company_name },
  { header: 'contact_email', value: (row) => row.user_info?.contact_email },
  { header: 'contact_phone', value: (row) => row.user_info?.contact_phone },
  { header: 'bank_name', value: bankNameOf },
  { header: 'account_last4', value: accountLast4 },
  { header: 'routing_last4', value: (row) => last4(row.bank_account_info?.routing_number) },
  { header: 'account_type', value: (row) => row.bank_account_info?.account_type },
  { header: 'game_name', value: (row) => row.game_info?.game_name },
  { header: 'game_id', value: (row) => row.game_info?.game_id },
  { header: 'developer', value: (row) => row.game_info?.developer },
  { header: 'created_at', value: (row) => timeInFile(row.created_at) },
  { header: 'processed_at', value: (row) => timeInFile(row.processed_at) },
  { header: 'rejection_reason', value: (row) => row.rejection_reason },
  { header: 'notes', value: (row) => row.notes },
  { header: 'attempt', value: (row) => row.attempt?.toString() },
  { header: 'returned_at', value: (row) => timeInFile(row.returned_at) },
  { header: 'return_reference', value: (row) => row.return_reference },
];

export function withdrawalCsv(rows: readonly Withdrawal[]): string {
  return toCsv(COLUMNS, rows, isForSpreadsheets());
}

export function downloadWithdrawal(withdrawal: Withdrawal): void {
  downloadText(`withdrawal-${idOf(withdrawal)}.csv`, 'text/csv', withdrawalCsv([withdrawal]));
}

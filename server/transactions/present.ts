import type { Transaction } from '../../src/generated/model/transaction.ts';
import type { TransactionPage } from '../../src/generated/model/transactionPage.ts';
import { csvLine } from '../domain/csv.ts';
import { usdOf } from '../domain/money.ts';
import type { ExportRow, TransactionPageRows, TransactionRow } from './queries.ts';

type Presented = Omit<TransactionRow, 'decidedBy'> & Partial<Pick<TransactionRow, 'decidedBy'>>;

export function presentTransaction({ transaction: t, playerEmail, gameName, decidedBy }: Presented): Transaction {
  return {
    id: String(t.id),
    transaction_id: t.transactionId,
    transaction_type: t.transactionType,
    player_email: playerEmail,
    game_name: gameName,
    amount: usdOf(t.amountCents),
    status: t.status,
    created_at: t.createdAt.toISOString(),
    player_id: t.playerId,
    game_id: t.gameId,
    item_id: t.itemId,
    item_name: t.itemName,
    fee: usdOf(t.feeCents),
    notes: t.notes,
    updated_at: t.updatedAt.toISOString(),
    status_changed_by: decidedBy,
  };
}

export function presentPage(
  { rows, total, capped }: TransactionPageRows,
  page: number,
  limit: number,
): TransactionPage {
  const totalPages = Math.ceil(total / limit);
  return { transactions: rows.map(presentTransaction), totalPages, page, total, totalCapped: capped };
}

/** The columns of the export, in the contract's order. */
export const CSV_HEADER = csvLine([
  'transaction_id',
  'transaction_type',
  'player_email',
  'game_name',
  'amount',
  'fee',
  'status',
  'created_at',
  'notes',
]);

export function presentCsvLine(row: ExportRow): string {
  return csvLine([
    row.transactionId,
    row.transactionType,
    row.playerEmail,
    row.gameName,
    usdOf(row.amountCents).toFixed(2),
    usdOf(row.feeCents).toFixed(2),
    row.status,
    row.createdAt,
    row.notes,
  ]);
}

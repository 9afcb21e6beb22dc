import type { Transaction } from '../../src/generated/model/transaction.ts';
import type { TransactionPage } from '../../src/generated/model/transactionPage.ts';
import { type CsvColumns, csvHeader, csvRow, type TimeWriter } from '../domain/csv.ts';
import { usdOf } from '../domain/money.ts';
import type { PersonalData } from '../domain/personal-data.ts';
import { playerState } from '../ledger/player-stops.ts';
import type { ExportRow, TransactionPageRows, TransactionRow } from './queries.ts';

type Presented = Omit<TransactionRow, 'decidedBy'> & Partial<Pick<TransactionRow, 'decidedBy'>>;

export function presentTransaction({
  transaction: t,
  playerEmail,
  playerIsFrozen,
  gameName,
  decidedBy,
}: Presented): Transaction {
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
    player_state: playerState(playerEmail, playerIsFrozen),
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
  { rows, total, capped, searchedUntil }: TransactionPageRows,
  page: number,
  limit: number,
): TransactionPage {
  const totalPages = Math.ceil(total / limit);
  return {
    transactions: rows.map(presentTransaction),
    totalPages,
    page,
    total,
    totalCapped: capped,
    ...(searchedUntil && { searchedUntil: searchedUntil.toISOString() }),
  };
}

/** The columns of the export, in the contract's order. */
const CSV: CsvColumns<ExportRow> = [
  ['transaction_id', (row) => row.transactionId],
  ['transaction_type', (row) => row.transactionType],
  ['player_email', (row) => row.playerEmail],
  ['game_name', (row) => row.gameName],
  ['amount', (row) => usdOf(row.amountCents).toFixed(2)],
  ['fee', (row) => usdOf(row.feeCents).toFixed(2)],
  ['status', (row) => row.status],
  ['created_at', (row, written) => written(row.createdAt)],
  ['notes', (row) => row.notes],
];
export const CSV_HEADER = csvHeader(CSV);

export const presentCsvLine = (
  row: ExportRow,
  personal: PersonalData,
  written: TimeWriter,
  forSpreadsheets = false,
): string => csvRow(CSV, row, personal, written, forSpreadsheets);

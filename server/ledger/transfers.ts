import type { Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { ledgerAccounts, ledgerTransfers } from '../db/schema/ledger.ts';
import type { Transfer } from '../domain/ledger.ts';

/**
 * Records transfers, in the transaction of the operation that moves the money. A player's account is created with the
 * first transfer.
 *
 * A duplicate transfer (kind, subject, attempt) is a database error: the caller must check the status first.
 */
export async function recordTransfers(tx: Transaction, transfers: Transfer[]): Promise<void> {
  if (transfers.length === 0) return;
  const names = transfers.flatMap(({ debitAccount, creditAccount }) => [debitAccount, creditAccount]);
  const players = [...new Set(names.filter((name) => name.startsWith('player:')))].sort();
  if (players.length > 0) {
    await tx
      .insert(ledgerAccounts)
      .values(players.map((accountId) => ({ accountId })))
      .onConflictDoNothing();
  }
  await insertRows(tx, ledgerTransfers, transfers);
}

import type { Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { ledgerAccounts, ledgerTransfers } from '../db/schema.ts';
import type { Transfer } from '../domain/ledger.ts';

/**
 * Books transfers, in the transaction of what they are the money of. A player's account is made with the first of them.
 *
 * A transfer that is there already (kind, subject, attempt) is an error of the database: whoever books checks the status first.
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

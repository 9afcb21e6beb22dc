import type { Database } from '../server/db/database.ts';
import { inTransaction } from '../server/db/transaction.ts';
import { holdRequests, type WithdrawalRequest } from '../server/ledger/withdrawal-requests.ts';

type NewWithdrawal = Omit<WithdrawalRequest, 'accountType'> & Partial<Pick<WithdrawalRequest, 'accountType'>>;

/** `holdRequests` for one request, in a transaction of its own. */
export async function requestWithdrawal(db: Database, request: NewWithdrawal): Promise<void> {
  await inTransaction(db, (tx) => holdRequests(tx, [{ accountType: 'checking', ...request }]));
}

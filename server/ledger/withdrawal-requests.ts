import { searchKey } from '../../src/lib/search-key.ts';
import type { Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { withdrawalTransfers } from '../domain/ledger.ts';
import { recordTransfers } from './transfers.ts';

type Columns = typeof withdrawals.$inferInsert;
type Given = 'withdrawalId' | 'playerId' | 'gameId' | 'requestedCents' | 'feeCents';
type Told =
  | 'bankName'
  | 'accountLast4'
  | 'routingLast4'
  | 'accountType'
  | 'companyName'
  | 'contactEmail'
  | 'contactPhone'
  | 'accountFingerprint'
  | 'signals'
  | 'storedBy'
  | 'storedWith'
  | 'createdAt';

export type WithdrawalRequest = Required<Pick<Columns, Given>> &
  Pick<Columns, Told> & { status: 'pending' | 'pending_review' };

/**
 * Creates withdrawals that players requested, and puts their money on hold. All requests must have the same columns.
 *
 * @param requests the requested amount less the fee must be more than 0
 */
export async function holdRequests(tx: Transaction, requests: WithdrawalRequest[]): Promise<void> {
  const rows = requests.map((request) => ({
    ...request,
    netCents: request.requestedCents - request.feeCents,
    searchKey: searchKey(request.bankName),
  }));
  await insertRows(tx, withdrawals, rows);
  await insertRows(
    tx,
    withdrawalHistory,
    rows.map(({ withdrawalId, status }) => ({ withdrawalId, toStatus: status, action: 'create' })),
  );
  await recordTransfers(
    tx,
    rows.flatMap((row) => withdrawalTransfers('create', { ...row, attempt: 0 })),
  );
}

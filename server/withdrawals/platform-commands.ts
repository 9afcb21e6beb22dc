import { insertRows } from '../db/insert-rows.ts';
import { games, players, transactions, withdrawals } from '../db/schema.ts';
import { holdRequests } from '../ledger/withdrawal-requests.ts';
import { lockedRows, presentIds } from '../records/locked-rows.ts';
import type { RecordKind, Verdict } from '../records/store-batch.ts';
import type { RequestRecord } from './platform-record.ts';

type Row = typeof withdrawals.$inferSelect;

/**
 * Storing the platform's requests for withdrawals: each puts its money on hold, and is created with its transaction.
 */
export const REQUESTS: RecordKind<RequestRecord, Row> = {
  name: 'withdrawals',
  idOf: ({ withdrawalId }) => withdrawalId,
  async known(tx, records) {
    const ids = records.map(({ withdrawalId }) => withdrawalId);
    // Before the withdrawals: one that is committed in between is then found together with its own transaction.
    const usedIds = await presentIds(tx, transactions, transactions.transactionId, ids);
    const rows = await lockedRows(tx, withdrawals, withdrawals.withdrawalId, ids);
    const playerIds = records.map(({ playerId }) => playerId);
    const gameIds = records.map(({ gameId }) => gameId);
    const presentPlayers = await presentIds(tx, players, players.playerId, playerIds);
    const presentGames = await presentIds(tx, games, games.gameId, gameIds);
    return {
      rows,
      refusal({ withdrawalId, playerId, gameId }) {
        if (!presentPlayers.has(playerId)) return missing('player', playerId);
        if (!presentGames.has(gameId)) return missing('game', gameId);
        if (!usedIds.has(withdrawalId)) return undefined;
        return { outcome: 'conflict', message: 'A transaction has this id, which its own transaction would have.' };
      },
    };
  },
  judge(record, row): Verdict {
    const contradicted = FIXED.find(([, value]) => value(record) !== value(row))?.[0];
    return contradicted ? { outcome: 'conflict', message: `${contradicted} may not change.` } : 'unchanged';
  },
  async create(tx, records) {
    await holdRequests(tx, records);
    await insertRows(
      tx,
      transactions,
      records.map(({ withdrawalId, playerId, gameId, requestedCents, createdAt }) => ({
        transactionId: withdrawalId,
        transactionType: 'withdrawal',
        playerId,
        gameId,
        amountCents: requestedCents,
        status: 'pending',
        createdAt,
      })),
    );
  },
  update: () => Promise.reject(new Error('a request never changes')),
};

const missing = (what: string, id: string) =>
  ({ outcome: 'missing_reference', message: `The ${what} ${id} is not here.` }) as const;

/**
 * Fields that identify a request, by their names in the contract. Facts about the player may have changed since; the
 * first ones are kept.
 */
const FIXED: readonly [field: string, value: (one: RequestRecord | Row) => unknown][] = [
  ['player_id', (one) => one.playerId],
  ['game_id', (one) => one.gameId],
  ['requested_amount', (one) => one.requestedCents],
  ['processing_fee', (one) => one.feeCents],
  ['bank_name', (one) => one.bankName],
  ['account_last4', (one) => one.accountLast4],
  ['routing_last4', (one) => one.routingLast4],
  ['account_fingerprint', (one) => one.accountFingerprint],
  ['occurred_at', (one) => one.createdAt.getTime()],
];

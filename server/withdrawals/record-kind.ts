import type { PlatformWithdrawalOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { OPERATIONS } from '../../src/generated/operations.ts';
import { insertRows } from '../db/insert-rows.ts';
import { archivedWithdrawals } from '../db/schema/archive.ts';
import { games } from '../db/schema/catalogue.ts';
import { players } from '../db/schema/players.ts';
import { transactions } from '../db/schema/transactions.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { InvalidInput } from '../domain/errors.ts';
import { centsOf } from '../domain/money.ts';
import { MOVED_PATHS } from '../domain/moved-paths.ts';
import { holdRequests } from '../ledger/withdrawal-requests.ts';
import { erasedPlayers } from '../records/erased-players.ts';
import { lockedRows, presentIds } from '../records/locked-rows.ts';
import { platformTime } from '../records/platform-clock.ts';
import type { Known, RecordKind, Verdict } from '../records/record-kind.ts';

export type RequestRecord = ReturnType<typeof requestRecord>;

/** Words that other calls have, or had, in place of a withdrawal's id, as in `…/withdrawals/summary`: it could never be opened. */
const RESERVED_IDS = new Set(
  [...Object.keys(OPERATIONS), ...Object.keys(MOVED_PATHS)].map((route) => /\/withdrawals\/([\w-]+)$/.exec(route)?.[1]),
);

/** @throws InvalidInput for a reserved id, amounts and times that are impossible */
export function requestRecord(body: PlatformWithdrawalOutput, now: Date) {
  if (RESERVED_IDS.has(body.withdrawal_id)) {
    throw new InvalidInput([{ path: 'withdrawal_id', message: 'is reserved: it is part of the path of another call' }]);
  }
  const requestedCents = centsOf(body.requested_amount, 'requested_amount');
  const feeCents = centsOf(body.processing_fee, 'processing_fee');
  if (feeCents >= requestedCents) {
    throw new InvalidInput([{ path: 'processing_fee', message: 'must be less than the requested amount' }]);
  }
  return {
    withdrawalId: body.withdrawal_id,
    playerId: body.player_id,
    gameId: body.game_id,
    requestedCents,
    feeCents,
    status: body.status,
    bankName: body.bank_name.trim(),
    accountLast4: body.account_last4,
    routingLast4: body.routing_last4,
    accountType: body.account_type,
    accountFingerprint: body.account_fingerprint,
    companyName: body.company_name?.trim() || null,
    contactEmail: body.contact_email ?? null,
    contactPhone: body.contact_phone ?? null,
    signals: body.signals ?? null,
    createdAt: platformTime(body.occurred_at, 'occurred_at', now),
  };
}

type Row = typeof withdrawals.$inferSelect;

interface KnownRequests extends Known<RequestRecord, Row> {
  erased: ReadonlySet<string>;
}

/**
 * Storing the platform's requests for withdrawals: each puts its money on hold, and is created with its transaction.
 */
export const REQUESTS: RecordKind<RequestRecord, Row> = {
  name: 'withdrawals',
  idOf: ({ withdrawalId }) => withdrawalId,
  stored: { table: withdrawals, id: withdrawals.withdrawalId },
  async known(tx, records): Promise<KnownRequests> {
    const ids = records.map(({ withdrawalId }) => withdrawalId);
    const before = await presentIds(tx, withdrawals, withdrawals.withdrawalId, ids);
    const requested = records.filter(({ withdrawalId }) => !before.has(withdrawalId));
    const erased = await erasedPlayers(
      tx,
      requested.map(({ playerId }) => playerId),
    );
    // Before the withdrawals: one that is committed in between is then found together with its own transaction.
    const usedIds = await presentIds(tx, transactions, transactions.transactionId, ids);
    const rows = await lockedRows(tx, withdrawals, withdrawals.withdrawalId, ids);
    const playerIds = records.map(({ playerId }) => playerId);
    const gameIds = records.map(({ gameId }) => gameId);
    const presentPlayers = await presentIds(tx, players, players.playerId, playerIds);
    const archivedIds = await presentIds(tx, archivedWithdrawals, archivedWithdrawals.withdrawalId, ids);
    const presentGames = await presentIds(tx, games, games.gameId, gameIds);
    return {
      rows,
      erased,
      refusal({ withdrawalId, playerId, gameId }) {
        if (!presentPlayers.has(playerId)) return missing('player', playerId);
        if (!presentGames.has(gameId)) return missing('game', gameId);
        if (archivedIds.has(withdrawalId)) {
          return { outcome: 'conflict', message: 'A withdrawal of the system before this one has this id.' };
        }
        if (!usedIds.has(withdrawalId)) return undefined;
        return { outcome: 'conflict', message: 'A transaction has this id, which its own transaction would have.' };
      },
    };
  },
  judge(record, row): Verdict {
    const contradicted = FIXED.find(([, value]) => value(record) !== value(row))?.[0];
    return contradicted ? { outcome: 'conflict', message: `${contradicted} may not change.` } : 'unchanged';
  },
  async create(tx, records, known, by) {
    const { erased } = known as KnownRequests;
    await holdRequests(
      tx,
      records.map((record) => ({
        ...record,
        // A request of a player who was erased does not bring the person back.
        ...(erased.has(record.playerId) && { companyName: null, contactEmail: null, contactPhone: null }),
        storedBy: by.adminId,
        storedWith: by.tokenId ?? null,
      })),
    );
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

import type { PlatformTransactionOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { insertRows } from '../db/insert-rows.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { games } from '../db/schema/catalogue.ts';
import { players } from '../db/schema/players.ts';
import { transactions } from '../db/schema/transactions.ts';
import { updateRows } from '../db/update-rows.ts';
import { InvalidInput } from '../domain/errors.ts';
import { centsOf, usdOf } from '../domain/money.ts';
import { recordRevenue } from '../ledger/revenue.ts';
import { erasedPlayers } from '../records/erased-players.ts';
import { compareVersions, lockedRows, presentIds } from '../records/locked-rows.ts';
import { platformTime } from '../records/platform-clock.ts';
import type { Known, RecordKind, Verdict } from '../records/record-kind.ts';
import { feeOf, shareCents } from './fee.ts';
import { FOLLOWS_WITHDRAWAL, TRANSITIONS } from './status.ts';

export type TransactionRecord = ReturnType<typeof transactionRecord>;

/** @throws InvalidInput for amounts and times that are impossible */
export function transactionRecord(body: PlatformTransactionOutput, now: Date) {
  const amountCents = centsOf(body.amount, 'amount');
  const feeCents = body.fee === undefined ? null : centsOf(body.fee, 'fee');
  if (feeCents !== null && feeCents > amountCents) {
    throw new InvalidInput([{ path: 'fee', message: 'must be at most the amount' }]);
  }
  return {
    transactionId: body.transaction_id,
    transactionType: body.transaction_type as string,
    playerId: body.player_id,
    gameId: body.game_id,
    itemId: body.item_id ?? null,
    itemName: body.item_name?.trim() || null,
    amountCents,
    /** Null when the game's share determines it. */
    feeCents,
    status: body.status as string,
    notes: body.notes?.trim() || null,
    createdAt: platformTime(body.occurred_at, 'occurred_at', now),
    platformVersion: platformTime(body.updated_at, 'updated_at', now),
  };
}

type Row = typeof transactions.$inferSelect;

interface KnownTransactions extends Known<TransactionRecord, Row> {
  /** By game, in hundredths of a percent. */
  shares: ReadonlyMap<string, number>;
  /** Of the players with a note in their record, those who were erased: it is not stored. */
  erased: ReadonlySet<string>;
}

/** Storing the platform's transactions, with the revenue from their fees. */
export const TRANSACTIONS: RecordKind<TransactionRecord, Row> = {
  name: 'transactions',
  idOf: ({ transactionId }) => transactionId,
  stored: { table: transactions, id: transactions.transactionId },
  present: (one) => ({
    ...present({ ...one, feeCents: one.feeCents ?? 0 }),
    // A record without a fee or notes changes neither.
    fee: one.feeCents === null ? undefined : usdOf(one.feeCents),
    item_id: one.itemId,
    item_name: one.itemName,
    notes: one.notes ?? undefined,
  }),
  async known(tx, records): Promise<KnownTransactions> {
    const ids = records.map(({ transactionId }) => transactionId);
    const erased = await erasedPlayers(
      tx,
      records.filter(({ notes }) => notes !== null).map(({ playerId }) => playerId),
    );
    const rows = await lockedRows(tx, transactions, transactions.transactionId, ids);
    const playerIds = records.map(({ playerId }) => playerId);
    const presentPlayers = await presentIds(tx, players, players.playerId, playerIds);
    const gameIds = [...new Set(records.map(({ gameId }) => gameId))];
    const presentGames = await tx
      .select({ id: games.gameId, feeBps: games.platformFeeBps })
      .from(games)
      .where(isOneOfMany(games.gameId, gameIds));
    const shares = new Map(presentGames.map(({ id, feeBps }) => [id, feeBps]));
    return {
      rows,
      shares,
      erased,
      refusal: ({ playerId, gameId }) => missing('player', playerId, presentPlayers) ?? missing('game', gameId, shares),
    };
  },
  judge: (record, row, _force, known) => judge(keptOf(record, known), row),
  async create(tx, records, known) {
    const { shares } = known as KnownTransactions;
    const kept = records.map((record) => keptOf(record, known));
    const rows = kept.map(({ feeCents, ...rest }) => ({
      ...rest,
      feeCents: feeCents ?? shareCents(rest.transactionType, rest.amountCents, shares.get(rest.gameId) ?? 0),
    }));
    await insertRows(tx, transactions, rows);
    await recordRevenue(tx, rows.flatMap(earnedBy));
  },
  async update(tx, changes, _by, _force, known) {
    await updateRows(
      tx,
      transactions,
      'transactionId',
      changes.map(({ record, row }) => ({
        transactionId: record.transactionId,
        status: record.status,
        itemId: record.itemId,
        itemName: record.itemName,
        notes: keptOf(record, known).notes ?? row.notes,
        platformVersion: record.platformVersion,
      })),
    );
    const completed = changes.filter(({ row }) => row.status !== 'completed');
    await recordRevenue(
      tx,
      completed.flatMap(({ record, row }) => earnedBy({ ...record, feeCents: row.feeCents })),
    );
  },
};

/** A record as it is stored: a note on a player who was erased could name the person. */
function keptOf(record: TransactionRecord, known: Known<TransactionRecord, Row>): TransactionRecord {
  return (known as KnownTransactions).erased.has(record.playerId) ? { ...record, notes: null } : record;
}

/** The fee is earned when the platform completes the transaction. */
const earnedBy = (record: Omit<TransactionRecord, 'feeCents'> & { feeCents: number }) =>
  record.status === 'completed' ? feeOf(record, record.platformVersion) : [];

const missing = (what: string, id: string, present: { has(id: string): boolean }) =>
  present.has(id) ? undefined : ({ outcome: 'missing_reference', message: `The ${what} ${id} is not here.` } as const);

/** Fields that no later version may change, by their names in the contract. */
const FIXED: readonly [field: string, value: (one: TransactionRecord | Row) => unknown][] = [
  ['transaction_type', (one) => one.transactionType],
  ['player_id', (one) => one.playerId],
  ['game_id', (one) => one.gameId],
  ['amount', (one) => one.amountCents],
  ['occurred_at', (one) => one.createdAt.getTime()],
];

function judge(record: TransactionRecord, row: Row): Verdict {
  const conflict = (message: string): Verdict => ({ outcome: 'conflict', message, record: present(row) });
  if (row.transactionType === FOLLOWS_WITHDRAWAL) return conflict('It is the transaction of a withdrawal.');
  const contradicted = FIXED.find(([, value]) => value(record) !== value(row))?.[0];
  if (contradicted) return conflict(`${contradicted} may not change.`);
  if (record.feeCents !== null && record.feeCents !== row.feeCents) return conflict('fee may not change.');
  const age = compareVersions(record.platformVersion, row.platformVersion);
  if (age === 'older') return 'unchanged';
  const isSame =
    record.status === row.status &&
    record.itemId === row.itemId &&
    record.itemName === row.itemName &&
    (record.notes === null || record.notes === row.notes);
  if (isSame) return age === 'newer' ? 'updated' : 'unchanged';
  const open: readonly string[] = TRANSITIONS[record.status as keyof typeof TRANSITIONS] ?? [];
  // A final status stays, whoever decided it: also when what was sent before the decision is sent again.
  if (record.status !== row.status && !open.includes(row.status)) {
    return conflict(`It is ${row.status} and cannot become ${record.status}.`);
  }
  return age === 'same' ? conflict('Another record has the same updated_at.') : 'updated';
}

const present = (row: Pick<Row, keyof TransactionRecord & keyof Row>) => ({
  transaction_id: row.transactionId,
  transaction_type: row.transactionType,
  player_id: row.playerId,
  game_id: row.gameId,
  amount: usdOf(row.amountCents),
  fee: usdOf(row.feeCents),
  status: row.status,
  occurred_at: row.createdAt.toISOString(),
});

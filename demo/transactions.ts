import { setImmediate } from 'node:timers/promises';
import type { Transaction } from '../server/db/database.ts';
import { insertRows } from '../server/db/insert-rows.ts';
import { transactions } from '../server/db/schema/transactions.ts';
import { type Players, playerIdOf } from './players.ts';
import { createEven, createRandom, EVEN_STEPS, type Random, weighted } from './random.ts';
import type { Shop } from './shop.ts';
import { busyHours, DAY, MINUTE } from './timeline.ts';
import { transactionIdOf } from './transaction-id.ts';

type TransactionRow = typeof transactions.$inferInsert;
type Type = 'purchase' | 'item_purchase' | 'currency_send' | 'transfer' | 'withdrawal';
type Status = 'pending' | 'completed' | 'failed' | 'cancelled';

const SHARES: Record<Type, number> = { purchase: 46, item_purchase: 28, currency_send: 12, transfer: 9, withdrawal: 5 };
const pickType = weighted(Object.keys(SHARES) as Type[], (type) => SHARES[type]);

/** Amounts sent between players: median, spread and maximum, in cents. */
const AMOUNTS = {
  currency_send: { medianCents: 1_800, sigma: 0.7, mostCents: 50_000 },
  transfer: { medianCents: 6_000, sigma: 0.95, mostCents: 250_000 },
  withdrawal: { medianCents: 24_000, sigma: 0.85, mostCents: 500_000 },
};
const SENDING_FEE_BPS = 100;

const FAILED_NOTES = ['Card declined by the issuer', 'Insufficient funds', '3-D Secure was not completed', null, null];
const CANCELLED_NOTES = ['Cancelled by the player', 'Duplicate order', null];

/** About 700 kB of JSON per statement; larger chunks are no faster. */
const CHUNK = 2_000;

export interface Market {
  now: number;
  players: Players;
  shop: Shop;
}

/** Generates and inserts `count` transactions, oldest first. Holds at most two chunks in memory. */
export async function insertTransactions(tx: Transaction, market: Market, count: number): Promise<void> {
  let chunk: TransactionRow[] = [];
  let inserting = Promise.resolve();
  for (const row of transactionRows(market, count)) {
    chunk.push(row);
    if (chunk.length < CHUNK) continue;
    await inserting;
    // Starts the insert without awaiting it: the next chunk is generated while the database works.
    inserting = insertRows(tx, transactions, chunk);
    chunk = [];
    await setImmediate();
  }
  await inserting;
  await insertRows(tx, transactions, chunk);
}

function* transactionRows(market: Market, count: number): Generator<TransactionRow> {
  const random = createRandom('transactions');
  const types = createEven(EVEN_STEPS.first);
  let sequence = 0;
  for (const hour of busyHours(random, market.now, count)) {
    const joined = market.players.joinedBy(hour.startsAt);
    const times = Float64Array.from({ length: hour.count }, () => hour.startsAt + random.int(0, 60 * MINUTE - 1));
    for (const createdAt of times.sort()) {
      sequence += 1;
      yield transactionRow(market, random, { sequence, type: pickType(types), createdAt, joined });
    }
  }
}

function transactionRow(
  { now, players, shop }: Market,
  random: Random,
  { sequence, type, createdAt, joined }: { sequence: number; type: Type; createdAt: number; joined: number },
): TransactionRow {
  const game = shop.pickGame(createdAt);
  const isSale = type === 'purchase' || type === 'item_purchase';
  const ware = isSale ? shop.pickWare(game.gameId, type, createdAt) : null;
  const amountCents = ware ? ware.priceCents : sentCents(random, type as keyof typeof AMOUNTS);
  const status = statusAt(random, now - createdAt);
  const feeBps = isSale ? game.platformFeeBps : type === 'withdrawal' ? 0 : SENDING_FEE_BPS;
  // Failed and cancelled transactions earn no fee; pending ones will, once they are completed.
  const earns = status === 'completed' || status === 'pending';
  return {
    transactionId: transactionIdOf(sequence),
    transactionType: type,
    playerId: playerIdOf(players.pick(random, joined)),
    gameId: game.gameId,
    itemId: ware?.itemId ?? null,
    itemName: ware?.itemName ?? null,
    amountCents,
    feeCents: earns ? Math.round((amountCents * feeBps) / 10_000) : 0,
    status,
    notes:
      status === 'failed' ? random.pick(FAILED_NOTES) : status === 'cancelled' ? random.pick(CANCELLED_NOTES) : null,
    createdAt: new Date(createdAt),
    updatedAt: new Date(Math.min(now, createdAt + settlingTime(random, status))),
    receivedAt: new Date(createdAt),
  };
}

function sentCents(random: Random, type: keyof typeof AMOUNTS): number {
  const { medianCents, sigma, mostCents } = AMOUNTS[type];
  // At least a dollar: the fee on less would round to nothing.
  return Math.round(Math.min(Math.max(random.logNormal(medianCents, sigma), 100), mostCents));
}

/** Only new transactions are pending: half of the newest, hardly any after two days, none after three. */
function statusAt(random: Random, age: number): Status {
  const days = age / DAY;
  if (days < 3 && random.chance(0.5 * Math.exp(-days))) return 'pending';
  const at = random.next();
  return at < 0.03 ? 'failed' : at < 0.05 ? 'cancelled' : 'completed';
}

function settlingTime(random: Random, status: Status): number {
  if (status === 'pending') return 0;
  return status === 'cancelled' ? random.int(MINUTE, 90 * MINUTE) : random.int(700, 45_000);
}

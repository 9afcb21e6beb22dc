import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Database } from '../../server/db/database.ts';
import { OPEN_GAMES, WARES } from '../../simulator/catalogue.ts';
import { ensurePostgres } from '../postgres.ts';

// Transactions as a platform sends them, and the same rows for COPY.

const PLAYERS = 800;
const DAY_MS = 24 * 60 * 60_000;
const NEWEST = Date.now() - 60_000;

/** @param run so that ids of several runs differ */
export function sentTransaction(run: string, number: number) {
  const ware = WARES[number % WARES.length] ?? {
    gameId: OPEN_GAMES[0]?.gameId ?? '',
    itemId: '',
    itemName: '',
    usd: 1,
  };
  const at = new Date(NEWEST - (((number * 7919) % 90_000) / 1_000) * DAY_MS).toISOString();
  return {
    transaction_id: `TXN-${run}-${(number * 2_654_435_761).toString(36).toUpperCase()}`,
    transaction_type: 'purchase',
    player_id: `PLR-${String(1 + ((number * 7919) % PLAYERS)).padStart(5, '0')}`,
    game_id: ware.gameId,
    item_id: ware.itemId,
    item_name: ware.itemName,
    amount: ware.usd,
    status: number % 20 === 0 ? 'pending' : 'completed',
    occurred_at: at,
    updated_at: at,
  };
}

const COLUMNS =
  'transaction_id, transaction_type, player_id, game_id, item_id, item_name, amount_cents, status, created_at, platform_version';

/** Seconds of COPY of so many of these transactions into a table with nothing, and into one with the indexes of ours. */
export async function copySeconds(
  db: Database,
  url: string,
  count: number,
): Promise<{ bare: number; indexed: number }> {
  const text = Array.from({ length: count }, (_, number) => {
    const one = sentTransaction('COPY', number);
    const cents = Math.round(one.amount * 100);
    const { transaction_id, player_id, game_id, item_id, item_name, status, occurred_at: at } = one;
    return `${[transaction_id, 'purchase', player_id, game_id, item_id, item_name, cents, status, at, at].join('\t')}\n`;
  }).join('');
  const seconds = async (including: string) => {
    await db.execute('drop table if exists copied');
    await db.execute(`create table copied (like transactions including defaults including identity ${including})`);
    const start = performance.now();
    await copy(url, text);
    return (performance.now() - start) / 1_000;
  };
  return { bare: await seconds(''), indexed: await seconds('including indexes including constraints') };
}

async function copy(url: string, text: string): Promise<void> {
  const psql = join(ensurePostgres() ?? '', 'psql');
  const child = spawn(psql, [url, '-qc', `copy copied (${COLUMNS}) from stdin`], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(text);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('COPY failed');
}

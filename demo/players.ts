import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../server/db/database.ts';
import { insertRows } from '../server/db/insert-rows.ts';
import { players } from '../server/db/schema/players.ts';
import { searchKey } from '../src/lib/search-key.ts';
import { asciiOf, FIRST_NAMES, LAST_NAMES, SCREEN_NAMES } from './player-names.ts';
import { mix, type Random } from './random.ts';
import { DAY, SPAN_DAYS } from './timeline.ts';

export interface Player {
  playerId: string;
  email: string;
  displayName: string;
  createdAt: Date;
}

/** Players in the order in which they joined. A player is computed from their number; none is kept in memory. */
export interface Players {
  count: number;
  player(index: number): Player;
  /** How many players had joined by then, that is, the first number that had not. */
  joinedBy(instant: number): number;
  /** Picks one of the first `joined` players; few play a lot, most now and then. */
  pick(random: Random, joined: number): number;
}

const NAMES = FIRST_NAMES.length * LAST_NAMES.length;
/** Coprime to NAMES, so that every name is used once before any is used again. */
const NAME_STRIDE = 1571;
const DOMAINS = ['example.com', 'example.com', 'example.org', 'example.net'] as const;
const SEPARATORS = ['.', '.', '_', '-'] as const;

export const playerIdOf = (index: number): string => `PLR-${String(index + 1).padStart(5, '0')}`;

export function createPlayers(count: number, now: number): Players {
  const start = now - SPAN_DAYS * DAY;
  const founders = Math.floor(count * 0.75);

  /**
   * Increases with the index: three in four joined in the two years before the demo's time span, the others in it, at a growing rate.
   */
  function joinedAt(index: number): number {
    const place = index + mix(index) / 2 ** 32;
    if (index < founders) return Math.floor(start - 640 * DAY * (1 - place / founders) ** 1.3);
    return Math.floor(start + SPAN_DAYS * DAY * ((place - founders) / (count - founders)) ** 0.95);
  }

  function joinedBy(instant: number): number {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (joinedAt(middle) <= instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  const step = strideFor(count);
  function pick(random: Random, joined: number): number {
    // Activity is independent of seniority, so ranks are spread over the numbers.
    for (;;) {
      const index = (rankOf(random.next(), count) * step) % count;
      if (index < joined) return index;
    }
  }

  return { count, player: (index) => playerOf(index, joinedAt(index)), joinedBy, pick };
}

/** Zipf-Mandelbrot: of 900 players the most active makes about one in sixty transactions, the top tenth nearly half. */
function rankOf(uniform: number, count: number): number {
  const [flattening, exponent] = [8, 0.2];
  const lowest = flattening ** exponent;
  const highest = (count + flattening) ** exponent;
  return Math.min(count - 1, Math.floor((lowest + uniform * (highest - lowest)) ** (1 / exponent) - flattening));
}

/** A prime that does not divide `count`, so that its multiples modulo `count` reach every number once. */
function strideFor(count: number): number {
  return [7919, 104_729, 15_485_863].find((prime) => count % prime !== 0) ?? 1;
}

function playerOf(index: number, joinedAt: number): Player {
  const name = (index * NAME_STRIDE) % NAMES;
  const first = FIRST_NAMES[name % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[Math.floor(name / FIRST_NAMES.length)] ?? '';
  const chance = mix(index ^ 0x5eed);
  // The first player with a name has no number in the address, later ones do, so every address is unique.
  const round = Math.floor(index / NAMES);
  const address = `${asciiOf(first)}${SEPARATORS[chance % 4]}${asciiOf(last)}${round === 0 ? '' : round + 1}`;
  const screenName = chance % 23 === 0 ? ` (${SCREEN_NAMES[(chance >>> 8) % SCREEN_NAMES.length]})` : '';
  return {
    playerId: playerIdOf(index),
    email: `${address}@${DOMAINS[(chance >>> 4) % DOMAINS.length]}`,
    displayName: `${first} ${last}${screenName}`,
    createdAt: new Date(joinedAt),
  };
}

const CHUNK = 5_000;

export async function insertPlayers(tx: Transaction, all: Players): Promise<void> {
  for (let from = 0; from < all.count; from += CHUNK) {
    const length = Math.min(CHUNK, all.count - from);
    await insertRows(
      tx,
      players,
      Array.from({ length }, (_, i) => {
        const player = all.player(from + i);
        return { ...player, receivedAt: player.createdAt, searchKey: searchKey(player.displayName) };
      }),
    );
  }
}

/** The ids of some players, whoever they are. */
export async function somePlayerIds(db: Database, count: number): Promise<string[]> {
  const some = await db.select({ id: players.playerId }).from(players).orderBy(sql`random()`).limit(count);
  return some.map(({ id }) => id);
}

import type { Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { players } from '../db/schema.ts';
import { asciiOf, FIRST_NAMES, LAST_NAMES, SCREEN_NAMES } from './player-names.ts';
import { mix, type Random } from './random.ts';
import { DAY, SPAN_DAYS } from './timeline.ts';

export interface Player {
  playerId: string;
  email: string;
  displayName: string;
  createdAt: Date;
}

/** Players in the order in which they joined. A player is a function of their number: none is kept in memory. */
export interface Players {
  count: number;
  player(index: number): Player;
  /** How many had joined by then: the players below that number. */
  joinedBy(instant: number): number;
  /** One of the first `joined`; few play a lot, most now and then. */
  pick(random: Random, joined: number): number;
}

const NAMES = FIRST_NAMES.length * LAST_NAMES.length;
/** Shares no factor with NAMES, so that every name comes up once before any comes up again. */
const NAME_STRIDE = 1571;
const DOMAINS = ['example.com', 'example.com', 'example.org', 'example.net'] as const;
const SEPARATORS = ['.', '.', '_', '-'] as const;

export const playerIdOf = (index: number): string => `PLR-${String(index + 1).padStart(5, '0')}`;

export function createPlayers(count: number, now: number): Players {
  const start = now - SPAN_DAYS * DAY;
  const founders = Math.floor(count * 0.75);

  /** Ever later with the index: three in four over the two years before the span, the others in it, ever faster. */
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
    // Being keen has nothing to do with having joined early, so ranks are spread over the numbers.
    for (;;) {
      const index = (rankOf(random.next(), count) * step) % count;
      if (index < joined) return index;
    }
  }

  return { count, player: (index) => playerOf(index, joinedAt(index)), joinedBy, pick };
}

/** Zipf-Mandelbrot: of 900 players the keenest makes about one in sixty transactions, the top tenth nearly half. */
function rankOf(uniform: number, count: number): number {
  const [flattening, exponent] = [8, 0.2];
  const lowest = flattening ** exponent;
  const highest = (count + flattening) ** exponent;
  return Math.min(count - 1, Math.floor((lowest + uniform * (highest - lowest)) ** (1 / exponent) - flattening));
}

/** A prime that does not divide `count`: its multiples then meet every number once. */
function strideFor(count: number): number {
  return [7919, 104_729, 15_485_863].find((prime) => count % prime !== 0) ?? 1;
}

function playerOf(index: number, joinedAt: number): Player {
  const name = (index * NAME_STRIDE) % NAMES;
  const first = FIRST_NAMES[name % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[Math.floor(name / FIRST_NAMES.length)] ?? '';
  const chance = mix(index ^ 0x5eed);
  // The first holder of a name has it plain, later ones with a number: that makes every address unique.
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
        return { ...player, receivedAt: player.createdAt };
      }),
    );
  }
}

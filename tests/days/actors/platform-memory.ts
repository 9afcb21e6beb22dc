import type { Random } from '../../../demo/random.ts';
import { sentGames, sentItems } from '../../../simulator/catalogue.ts';
import type { Kind, Records } from '../../../simulator/platform.ts';
import { World as Players } from '../../../simulator/world.ts';
import type { PlatformTransaction } from '../../../src/generated/model/platformTransaction.ts';
import type { World } from '../world.ts';

export type Version = { kind: Kind; record: Records[Kind] };

/** The platform's memory. */
export interface Memory {
  players: Players;
  /** Not sent yet, or not stored yet. */
  waiting: Version[];
  sent: Version[];
  cancels: string[];
  /** Its place in the feed. */
  cursor: string | undefined;
  isReading: boolean;
  made: number;
}

export function memoryOf(world: World): Memory {
  const known = world.memory.get('platform') as Memory | undefined;
  if (known) return known;
  const at = new Date(world.host.time).toISOString();
  const catalogue: Version[] = [
    ...sentGames(at).map((record) => ({ kind: 'games' as const, record })),
    ...sentItems(at).map((record) => ({ kind: 'items' as const, record })),
  ];
  for (const { kind, record } of catalogue) world.book.send(kind, record);
  const players = new Players({ seed: world.seed, run: 'D' });
  const made = { players, waiting: catalogue, sent: [], cancels: [], cursor: undefined, isReading: false, made: 0 };
  world.memory.set('platform', made);
  return made;
}

const MOST_LATER = 6;

/** Makes later versions of transactions that were sent, which say the same. */
export function laterVersions(world: World, memory: Memory, random: Random): Version[] {
  const sent = new Set(
    memory.sent.map(({ record }) => ('transaction_id' in record ? record.transaction_id : undefined)),
  );
  const all = world.book.newest('transactions') as PlatformTransaction[];
  const choices = all.filter(({ transaction_id: id }) => sent.has(id)).slice(-30);
  const made: Version[] = [];
  for (let left = random.int(1, MOST_LATER); left > 0 && choices.length > 0; left--) {
    const [older] = choices.splice(random.int(0, choices.length - 1), 1);
    if (!older) break;
    const record = { ...older, updated_at: new Date(world.host.time).toISOString() };
    world.book.send('transactions', record);
    made.push({ kind: 'transactions', record });
  }
  return made;
}

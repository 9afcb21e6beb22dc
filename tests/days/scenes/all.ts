import type { Random } from '../../../server/demo/random.ts';
import type { World } from '../world.ts';
import { agreedMuchLater } from './agreements.ts';
import { atTheDesk } from './desk.ts';
import { sameVersion } from './edits.ts';
import { sharedKeys } from './keys.ts';
import { loses } from './losers.ts';
import { diesWhenPaid, sentAndStopped } from './payments.ts';
import { nearlyEverything } from './payouts.ts';
import { ownerLoses } from './programs.ts';
import { readTogether } from './reading.ts';
import { takenBack } from './taken-back.ts';
import { slowReceivers } from './webhooks.ts';

/** Several things in a row that belong together, each of which goes through before the next: chance seldom puts them in this order. */
export interface Scene {
  name: string;
  weight: number;
  play(world: World, random: Random): Promise<void>;
}

export const SCENES: readonly Scene[] = [
  diesWhenPaid,
  sentAndStopped,
  nearlyEverything,
  atTheDesk,
  sharedKeys,
  agreedMuchLater,
  slowReceivers,
  takenBack,
  sameVersion,
  loses,
  ownerLoses,
  readTogether,
];

import type { Random } from '../../../demo/random.ts';
import type { World } from '../world.ts';
import { agreedMuchLater } from './agreements.ts';
import { askedUnnoted } from './asked-unnoted.ts';
import { atTheDesk } from './desk.ts';
import { toItsEnd } from './edges.ts';
import { sameVersion } from './edits.ts';
import { erasedTwice } from './erased.ts';
import { figuresAreRead } from './figures.ts';
import { heldInEachStatus } from './held.ts';
import { sharedKeys } from './keys.ts';
import { loses } from './losers.ts';
import { stopsInOrder } from './orderly-stops.ts';
import { pagesMeanwhile } from './pages.ts';
import { paidAgain } from './paid-again.ts';
import { diesWhenPaid, sentAndStopped } from './payments.ts';
import { nearlyEverything } from './payouts.ts';
import { ownerLoses } from './programs.ts';
import { readTogether } from './reading.ts';
import { manyAreRevealed } from './revealing.ts';
import { recentFactor, recovered } from './second-steps.ts';
import { aStatement } from './statements.ts';
import { suspendedRules } from './suspensions.ts';
import { takenBack } from './taken-back.ts';
import { usedKeys } from './used-keys.ts';
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
  toItsEnd,
  stopsInOrder,
  suspendedRules,
  recentFactor,
  recovered,
  figuresAreRead,
  usedKeys,
  manyAreRevealed,
  pagesMeanwhile,
  paidAgain,
  askedUnnoted,
  heldInEachStatus,
  erasedTwice,
  aStatement,
];

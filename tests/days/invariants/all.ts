import type { Answer, Attempt } from '../call.ts';
import type { Seen } from '../facts.ts';
import type { Machine } from '../host.ts';
import type { World } from '../world.ts';
import { oneAnswerPerKey, trueRefusals } from './answers.ts';
import { whatIsAnsweredIsDone } from './done.ts';
import { everyEffectHasItsCall } from './effects.ts';
import { everyChangeIsTold, everyStepIsToldOnce } from './events.ts';
import { limitsHold } from './limits.ts';
import { isNotRestored, leasesHold, nothingIsSentWhilePaused, secondPersons, whenSent } from './payments.ts';
import { claimsChangeNothing, claimsHold, nothingIsStranded, theQueueIsComplete } from './queue.ts';
import { whatTheRailSays } from './rail.ts';
import { nobodyClosesTheirOwn } from './reconciliation.ts';
import { nothingGoesToTheStopped } from './stops.ts';
import { twoPeopleDecide } from './two-people.ts';
import { undoneInTime } from './undo.ts';
import { messagesAreLeasedOnce } from './webhooks.ts';

/** Where a transaction that wrote something ran, and how things stood before. */
export interface Written {
  /** Undefined for what no process wrote. */
  machine: Machine | undefined;
  before: Seen | undefined;
}

/** Looks at what transactions have written. @throws Wrong */
export type WriteInvariant = (world: World, seen: Seen, written: Written) => void;
/** Looks at an answer. @throws Wrong */
export type AnswerInvariant = (world: World, attempt: Attempt, answer: Answer) => void;

export const WRITE_INVARIANTS: readonly WriteInvariant[] = [
  everyEffectHasItsCall,
  everyStepIsToldOnce,
  everyChangeIsTold,
  leasesHold,
  nothingIsSentWhilePaused,
  whenSent,
  whatTheRailSays,
  limitsHold,
  undoneInTime,
  secondPersons,
  isNotRestored,
  nothingGoesToTheStopped,
  twoPeopleDecide,
  theQueueIsComplete,
  nothingIsStranded,
  claimsHold,
  claimsChangeNothing,
  messagesAreLeasedOnce,
  nobodyClosesTheirOwn,
];

export const ANSWER_INVARIANTS: readonly AnswerInvariant[] = [oneAnswerPerKey, trueRefusals, whatIsAnsweredIsDone];

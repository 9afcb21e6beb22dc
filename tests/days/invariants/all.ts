import type { Answer, Attempt } from '../call.ts';
import type { Seen } from '../facts.ts';
import type { Machine } from '../host.ts';
import type { World } from '../world.ts';
import { oneAnswerPerKey, trueRefusals } from './answers.ts';
import { nothingLeftIsTrue, theFirstIsGiven } from './desk.ts';
import { whatIsAnsweredIsDone } from './done.ts';
import { everyEffectHasItsCall } from './effects.ts';
import { everythingEndsOnce, whatIsSaidWasSo } from './ends.ts';
import { everyChangeIsTold, everyStepIsToldOnce } from './events.ts';
import { limitsHold } from './limits.ts';
import { isNotRestored, leasesHold, nothingIsSentWhilePaused, secondPersons, whenSent } from './payments.ts';
import { daysAreTakenOnce, nobodyIsAboveThemselves, noEditIsStale, noSessionIsLost, tokensAreFew } from './people.ts';
import {
  claimsChangeNothing,
  claimsEndByTheirOwners,
  claimsHold,
  nothingHeldIsTold,
  nothingIsStranded,
  nothingSetAsideIsGiven,
  theQueueIsComplete,
} from './queue.ts';
import { whatIsNotedWasAsked, whatTheRailSays } from './rail.ts';
import {
  holdsAreHidden,
  onlyThePermittedAreAnswered,
  personalDataIsMasked,
  whatIsReadIsTrue,
  whatIsTheirsIsTheirs,
} from './readers.ts';
import { nobodyClosesTheirOwn } from './reconciliation.ts';
import { payoutsAreCovered, theBalanceIsTrue } from './revenue.ts';
import { nothingGoesToTheStopped } from './stops.ts';
import { twoPeopleDecide, whoeverDecidesMay } from './two-people.ts';
import { undoneInTime } from './undo.ts';
import { leasesEndByTheirOwners, messagesAreLeasedOnce } from './webhooks.ts';

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
  whatIsNotedWasAsked,
  limitsHold,
  undoneInTime,
  secondPersons,
  isNotRestored,
  nothingGoesToTheStopped,
  twoPeopleDecide,
  whoeverDecidesMay,
  theQueueIsComplete,
  nothingIsStranded,
  claimsHold,
  claimsChangeNothing,
  messagesAreLeasedOnce,
  leasesEndByTheirOwners,
  nobodyClosesTheirOwn,
  claimsEndByTheirOwners,
  nothingSetAsideIsGiven,
  theFirstIsGiven,
  nothingHeldIsTold,
  everythingEndsOnce,
  whatIsSaidWasSo,
  payoutsAreCovered,
  nobodyIsAboveThemselves,
  noSessionIsLost,
  tokensAreFew,
  noEditIsStale,
  daysAreTakenOnce,
];

export const ANSWER_INVARIANTS: readonly AnswerInvariant[] = [
  oneAnswerPerKey,
  trueRefusals,
  whatIsAnsweredIsDone,
  theBalanceIsTrue,
  onlyThePermittedAreAnswered,
  personalDataIsMasked,
  holdsAreHidden,
  whatIsTheirsIsTheirs,
  whatIsReadIsTrue,
  nothingLeftIsTrue,
];

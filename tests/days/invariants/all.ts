import type { Answer, Attempt } from '../call.ts';
import type { Seen } from '../facts.ts';
import type { Machine } from '../host.ts';
import type { World } from '../world.ts';
import { oneAnswerPerKey, trueRefusals } from './answers.ts';
import { sumsOfADayHold } from './day-sums.ts';
import { endsAreKept, endsAreToldAsTheyAre, nothingEndedGoesOn, onlyTheSignedInAreAnswered } from './deadlines.ts';
import { nothingLeftIsTrue, theFirstIsGiven } from './desk.ts';
import { refusedIsNotDone, whatIsAnsweredIsDone } from './done.ts';
import { everyEffectHasItsCall } from './effects.ts';
import { everythingEndsOnce, whatIsSaidWasSo } from './ends.ts';
import { nothingComesBack } from './erasures.ts';
import { alertsAreToldOnce, everyChangeIsTold, everyStepIsToldOnce } from './events.ts';
import { factorsAreShown, nobodyIsAskedTwice } from './factors.ts';
import { hoursHold, nobodyHasRevealedLess } from './hours.ts';
import { limitsHold } from './limits.ts';
import { onePersonIsOne } from './one-person.ts';
import {
  everybodyNamedIsTold,
  fewAreRevealed,
  itemsAreConsistent,
  ownersChangeTheirOwn,
  reasonCodesAreOffered,
} from './own.ts';
import { isNotRestored, leasesHold, nothingIsSentWhilePaused, secondPersons, whenSent } from './payments.ts';
import {
  daysAreTakenOnce,
  nobodyIsAboveThemselves,
  noEditIsStale,
  noSessionIsLost,
  rolesAreKept,
  tokensAreFew,
} from './people.ts';
import {
  bellsAreTheirs,
  freezesAreShown,
  nobodyIsFoundByWhatIsHidden,
  partsAreForThePermitted,
  requestsAreForTheirPeople,
  sessionsAreTheirs,
} from './private.ts';
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
import { everyEndIsAudited } from './requests.ts';
import { payoutsAreCovered, theBalanceIsTrue } from './revenue.ts';
import { nobodyConfirmsTheirOwn } from './statements.ts';
import { aStopOnlyRecalls, nothingGoesToTheStopped } from './stops.ts';
import { targetsBeginHere } from './targets.ts';
import { auditIsTrue, eventsAreTrue, everyChangeIsAudited } from './told.ts';
import { twoPeopleDecide, whoeverDecidesMay } from './two-people.ts';
import { undoneInTime } from './undo.ts';
import { failuresWait, secretsAreLearned, theSecretIsTold } from './webhook-times.ts';
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
  aStopOnlyRecalls,
  twoPeopleDecide,
  whoeverDecidesMay,
  onePersonIsOne,
  everyEndIsAudited,
  nothingComesBack,
  theQueueIsComplete,
  nothingIsStranded,
  claimsHold,
  claimsChangeNothing,
  messagesAreLeasedOnce,
  leasesEndByTheirOwners,
  nobodyClosesTheirOwn,
  nobodyConfirmsTheirOwn,
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
  endsAreKept,
  nothingEndedGoesOn,
  secretsAreLearned,
  failuresWait,
  factorsAreShown,
  hoursHold,
  rolesAreKept,
  eventsAreTrue,
  auditIsTrue,
  everyChangeIsAudited,
  sumsOfADayHold,
  ownersChangeTheirOwn,
  everybodyNamedIsTold,
  reasonCodesAreOffered,
  fewAreRevealed,
  itemsAreConsistent,
  alertsAreToldOnce,
  targetsBeginHere,
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
  endsAreToldAsTheyAre,
  onlyTheSignedInAreAnswered,
  theSecretIsTold,
  nobodyIsAskedTwice,
  nobodyHasRevealedLess,
  partsAreForThePermitted,
  requestsAreForTheirPeople,
  sessionsAreTheirs,
  nobodyIsFoundByWhatIsHidden,
  bellsAreTheirs,
  freezesAreShown,
  refusedIsNotDone,
];

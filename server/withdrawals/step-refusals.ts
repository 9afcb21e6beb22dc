import { InvalidTransition, NotFound, Refusal } from '../domain/errors.ts';
import { NotInBooks, PaidAlready, PaymentsPaused, PaymentWithheld, PlayerFrozen } from './refusals.ts';
import { TRANSITIONS, type WithdrawalAction } from './status.ts';

/** The part that a withdrawal lacks in the books: its money in an account, or a valid history. */
export type Missing = 'hold' | 'clearing' | 'bank' | 'history';
/** Why a withdrawal is not changed; 'paid': the rail has paid it already. */
export type Obstacle = Missing | 'paid';

/** The refusal of a step by which money would go to a player to whom nothing may be paid. */
export function stopRefusal(
  id: string,
  playerId: string,
  action: WithdrawalAction,
  stop: 'frozen' | 'withheld' | undefined,
): Refusal | undefined {
  if (stop === undefined) return undefined;
  const [name, { done }] = [`Withdrawal ${id}`, TRANSITIONS[action]];
  return stop === 'frozen' ? new PlayerFrozen(name, done, playerId) : new PaymentWithheld(name, done);
}

/** Why a withdrawal in that status did not take the step. */
export function refusalFor(
  id: string,
  status: string | undefined,
  action: WithdrawalAction,
  obstacle: Obstacle | 'paused' | Refusal | undefined,
): Refusal {
  const name = `Withdrawal ${id}`;
  const { done, from } = TRANSITIONS[action];
  if (status === undefined) return new NotFound(name);
  const isDue = from.some((one) => one === status);
  if (!isDue || !obstacle) return new InvalidTransition(name, status, done);
  if (obstacle instanceof Refusal) return obstacle;
  if (obstacle === 'paused') return new PaymentsPaused(name, done);
  return obstacle === 'paid' ? new PaidAlready(name) : new NotInBooks(name, done, obstacle);
}

import { Refusal } from '../domain/errors.ts';

/** Somebody who snoozes everything would empty the desk for all. */
export class TooManySnoozes extends Refusal {
  readonly code = 'too_many_snoozes';
  constructor(count: number) {
    super(`You have set ${count} withdrawals aside. Decide some of them first.`);
  }
}

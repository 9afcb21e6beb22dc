import { inWords, Refusal } from '../domain/errors.ts';

/** Somebody has revealed as many records as one person may within an hour or a day. */
export class TooManyRevealed extends Refusal {
  readonly code = 'rate_limited';
  override readonly retryAfterSeconds: number;
  /** @param within "an hour" */
  constructor(count: number, within: string, retryAfterSeconds: number) {
    super(`You have revealed ${count} records within ${within}. Try again in ${inWords(retryAfterSeconds)}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The data of a player under a compliance hold are evidence. */
export class HeldPlayer extends Refusal {
  readonly code = 'payment_withheld';
  constructor(playerId: string) {
    super(`Player ${playerId} is under a compliance hold and cannot be erased. It has to be ended first.`);
  }
}

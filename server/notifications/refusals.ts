import { inWords, Refusal } from '../domain/errors.ts';

/** Somebody has asked for as many tests and links as one person may within an hour. */
export class TooManyMessages extends Refusal {
  readonly code = 'rate_limited';
  override readonly retryAfterSeconds: number;
  constructor(count: number, retryAfterSeconds: number) {
    super(`You have asked for ${count} messages within an hour. Try again in ${inWords(retryAfterSeconds)}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

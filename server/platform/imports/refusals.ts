import { inWords, Refusal } from '../../domain/errors.ts';

const RETRY_SECONDS = 30;

/** As many imports are running as may run at once. */
export class TooManyImports extends Refusal {
  readonly code = 'rate_limited';
  override readonly retryAfterSeconds = RETRY_SECONDS;
  /** @param whose "yours" or "others" */
  constructor(whose: 'yours' | 'others') {
    const what =
      whose === 'yours' ? 'Another import of yours is running.' : 'The server already runs as many imports as it may.';
    super(`${what} Try again in ${inWords(RETRY_SECONDS)}.`);
  }
}

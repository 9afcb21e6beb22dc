import { inWords, Refusal } from '../../domain/errors.ts';

const RETRY_SECONDS = 30;

/** As many imports are running as may run at once. */
export class TooManyImports extends Refusal {
  readonly code = 'rate_limited';
  override readonly retryAfterSeconds = RETRY_SECONDS;
  /** @param whose "yours" or "others" @param noun of the file's arrival: "import" */
  constructor(whose: 'yours' | 'others', noun: string) {
    const what =
      whose === 'yours'
        ? `Another ${noun} of yours is running.`
        : `The server already runs as many ${noun}s as it may.`;
    super(`${what} Try again in ${inWords(RETRY_SECONDS)}.`);
  }
}

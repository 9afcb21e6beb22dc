import { Refusal } from '../../domain/errors.ts';

/** The platform's place is in a feed that ended when the database was restored. */
export class FeedChanged extends Refusal {
  readonly code = 'feed_changed';
  readonly resyncFrom: Date;
  /** The cursor to continue with. */
  readonly nextCursor: string;
  constructor(resyncFrom: Date, nextCursor: string) {
    super(
      `The database was restored and its feed began anew. Send again what changed since ${resyncFrom.toISOString()}, and continue from next_cursor.`,
    );
    this.resyncFrom = resyncFrom;
    this.nextCursor = nextCursor;
  }

  override details() {
    return { resync_from: this.resyncFrom.toISOString(), next_cursor: this.nextCursor };
  }
}

/** The platform's feed is closed, because the database may be older than the platform's copy of it. */
export class FeedClosed extends Refusal {
  readonly code = 'feed_closed';
  override readonly retryAfterSeconds = 60;
  constructor() {
    super(
      'The database was restored from a backup: its feed is closed until an operator has dealt with what is missing.',
    );
  }
}

import { inWords, Refusal } from '../domain/errors.ts';

/** Somebody else wrote the note. */
export class NotAuthor extends Refusal {
  readonly code = 'not_author';
  /** @param author a username; null for the demo's data */
  constructor(author: string | null) {
    super(`The note is by ${author ?? 'somebody else'}. Only whoever wrote a note may edit it.`);
  }
}

/** The note was edited as often as a note can be. */
export class TooManyVersions extends Refusal {
  readonly code = 'too_many_versions';
  constructor(edits: number) {
    super(`The note was edited ${edits} times and cannot be edited again. Write another one.`);
  }
}

/** Somebody has written as many notes as one person may within a day. */
export class TooManyNotes extends Refusal {
  readonly code = 'rate_limited';
  override readonly retryAfterSeconds: number;
  constructor(count: number, retryAfterSeconds: number) {
    super(`You have written or edited ${count} notes within 24 hours. Try again in ${inWords(retryAfterSeconds)}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

import { Refusal } from '../domain/errors.ts';

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

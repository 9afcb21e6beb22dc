import { Refusal } from '../domain/errors.ts';

/** The database was restored from a backup, and what that means is not dealt with yet. */
export class DatabaseRestored extends Refusal {
  readonly code = 'database_restored';
  constructor() {
    super(
      'The database was restored: payments go on when somebody at the server’s console has dealt with what is missing.',
    );
  }
}

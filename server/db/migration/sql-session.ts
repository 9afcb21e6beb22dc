import { postgresCode } from '../errors.ts';

/** A connection on which nobody else runs statements meanwhile. */
export interface SqlSession {
  /** Runs any number of statements. */
  run(statements: string): Promise<unknown>;
  rows<T>(query: string): Promise<T[]>;
}

const DEADLOCK = '40P01';
/** A server at work holds its locks for moments only. */
const MAX_TRIES = 10;

/** Runs statements as one transaction, and leaves none open. A server at work may get in their way: then they run again. */
export async function runInTransaction(run: SqlSession['run'], statements: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await run(`begin;\n${statements};\ncommit`));
    } catch (error) {
      await run('rollback');
      if (tries === MAX_TRIES || postgresCode(error) !== DEADLOCK) throw error;
    }
  }
}

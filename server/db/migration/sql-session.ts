import { postgresCode } from '../errors.ts';

/** A connection on which nobody else runs statements meanwhile. */
export interface SqlSession {
  /** Runs any number of statements. */
  run(statements: string): Promise<unknown>;
  rows<T>(query: string): Promise<T[]>;
}

const DEADLOCK = '40P01';
const LOCK_TIMEOUT = '55P03';
/** Less than the second after which a server at work looks for deadlocks: the migration gives way before a call does. */
const QUICK_WAIT = '300ms';
const PAUSE_SECONDS = 0.1;
/** A server at work holds its locks for moments only. Whoever holds one for longer is waited for in the last tries. */
const QUICK_TRIES = 20;
const MAX_TRIES = QUICK_TRIES + 10;

/** Runs statements as one transaction, and leaves none open. A server at work may get in their way: then they run again. */
export async function runInTransaction(run: SqlSession['run'], statements: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const isQuick = tries <= QUICK_TRIES;
    try {
      return void (await run(
        `begin;\n${isQuick ? `set local lock_timeout = '${QUICK_WAIT}';` : ''}\n${statements};\ncommit`,
      ));
    } catch (error) {
      await run('rollback');
      const code = postgresCode(error);
      const isInTheWay = code === DEADLOCK || (isQuick && code === LOCK_TIMEOUT);
      if (tries === MAX_TRIES || !isInTheWay) throw error;
      await run(`select pg_sleep(${PAUSE_SECONDS})`);
    }
  }
}

import { and, type Column, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Posted } from './post.ts';

// A queue in the database is a table with these columns (`attemptColumns` of db/schema/columns.ts). Claiming, sending and recording are
// separate transactions, so a process can be killed anywhere: a delivery without a recorded outcome is sent again when its lease ends.

export interface AttemptColumns {
  state: Column;
  attempts: Column;
  failures: Column;
  nextAt: Column;
  leasedUntil: Column;
  giveUpAt: Column;
}

/** SQL of whether a delivery can be claimed. */
export const isDue = ({ state, nextAt, leasedUntil }: AttemptColumns): SQL | undefined =>
  and(eq(state, 'waiting'), lte(nextAt, sql`now()`), or(isNull(leasedUntil), lte(leasedUntil, sql`now()`)));

/** The change that claims a delivery: for so long only this caller sends it. */
export const claimedFor = ({ attempts }: AttemptColumns, leaseSeconds: number) => ({
  attempts: sql<number>`${attempts} + 1`,
  triedAt: sql<Date>`clock_timestamp()`,
  leasedUntil: sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8)`,
});

export const inSeconds = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds}::float8)`;

/** The change that records an outcome. After a failure the delivery waits, or is given up when its time is over. */
export const outcomeOf = (
  { failures, giveUpAt }: AttemptColumns,
  { status, error, isFinal = false }: Posted,
  waitSeconds: number,
) => ({
  answerStatus: status,
  error,
  leasedUntil: null,
  ...(error === null
    ? { state: 'delivered', deliveredAt: sql<Date>`now()` }
    : {
        state: sql<string>`case when ${isFinal} or ${giveUpAt} <= now() then 'given_up' else 'waiting' end`,
        failures: sql<number>`${failures} + 1`,
        nextAt: inSeconds(waitSeconds),
      }),
});

/** SQL of whether a delivery still waits for the outcome of this attempt: its lease may be over, and another one may have begun. */
export const isAttempt = ({ attempts, state }: AttemptColumns, attempt: number): SQL | undefined =>
  and(eq(attempts, attempt), eq(state, 'waiting'));

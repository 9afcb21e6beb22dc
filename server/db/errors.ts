import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Unwraps the driver's error. The message of Drizzle's error repeats the query's parameters, some of which are secret.
 */
export function driverError(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error;
}

/** The five-character SQLSTATE of a database error; undefined for any other. */
export function postgresCode(error: unknown): string | undefined {
  const code = (driverError(error) as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * The commit is on the primary, but nobody knows whether it is on a standby too, and it is lost if the primary dies now. So its outcome is
 * unknown, as if the connection had broken.
 */
export class NotReplicated extends Error {
  constructor() {
    super('The wait for a synchronous standby was broken off: nobody knows whether it has the commit.');
  }
}

/** Connection lost or refused, shutting down, starting up, too many connections, query cancelled by its time limit, disk full, read-only. */
const DOWN_STATES = /^(08...|57P0[123]|53...|57014|25P03|25006)$/;
const DOWN_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** Messages of `pg` errors that have no code. */
const DOWN_MESSAGES =
  /timeout exceeded|Connection terminated|Query read timeout|Client has encountered a connection error/i;

/** Read-only, shutting down, crashed, starting up: the server at the other end is not the primary, or will not be for long. */
const NOT_PRIMARY = /^(25006|57P0[123])$/;

/** Whether the connection that gave this error will give no better answer, and a new one may. */
export const isOfFormerPrimary = (error: unknown): boolean => NOT_PRIMARY.test(postgresCode(error) ?? '');

export const DISK_FULL = '53100';

/** A table or column is not there: a newer version of the server may have migrated the database. */
export const isOtherSchema = (error: unknown): boolean => /^(42P01|42703)$/.test(postgresCode(error) ?? '');

/** Whether the database itself is at fault, so that the same request may succeed later. */
export function isDatabaseDown(error: unknown): boolean {
  const cause = driverError(error);
  if (!(cause instanceof Error)) return false;
  if (cause instanceof NotReplicated) return true;
  if (cause instanceof AggregateError) return cause.errors.some(isDatabaseDown);
  const code = (cause as NodeJS.ErrnoException).code ?? '';
  return DOWN_CODES.has(code) || DOWN_STATES.test(code) || DOWN_MESSAGES.test(cause.message);
}

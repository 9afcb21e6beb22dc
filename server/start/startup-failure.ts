import { DirectoryInUse } from '../db/connection/lock-directory.ts';
import { driverError, NotReplicated, postgresCode } from '../db/errors.ts';
import { UnknownMigration } from '../db/migration/applied-migrations.ts';
import { TransactionPooler } from '../db/pooler.ts';
import { NotReady } from '../db/readiness.ts';
import { LostSettings, POOLER_REMEDY } from '../db/session-check.ts';
import { Refusal } from '../domain/errors.ts';
import { InvalidSetting } from './invalid-setting.ts';

/** The build has said why. */
export class PortalNotBuilt extends Error {
  override readonly message = 'The portal could not be built.';
}

/** Errors whose message needs no addition. */
const SELF_EXPLANATORY = [
  InvalidSetting,
  PortalNotBuilt,
  DirectoryInUse,
  NotReady,
  UnknownMigration,
  LostSettings,
  TransactionPooler,
  NotReplicated,
  Refusal,
];

/** Explanations by SQLSTATE; the database's own message follows. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'The database in DATABASE_URL does not let this user in',
  '28P01': 'The database in DATABASE_URL does not accept this user and password',
  '3D000': 'The database in DATABASE_URL does not exist',
  '42501': 'The user in DATABASE_URL lacks a privilege that migrations need; it should own the database',
  '55P03':
    'A table was in use for too long by somebody else while it had to be migrated. Nothing is left half done: try again',
  '57P03': 'The database in DATABASE_URL is starting up or shutting down',
  '53300': 'The database in DATABASE_URL has no connection left',
};

/** What PgBouncer answers to settings that it does not know. */
const PROTOCOL_VIOLATION = '08P01';

const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
const FILES = /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST|EISDIR|ENOSPC|EDQUOT)$/;

/**
 * Describes what kept a program from starting: one line when the operator can fix it, otherwise the stack. Never contains a password.
 */
export function failureText(error: unknown): string {
  const cause = driverError(error);
  if (SELF_EXPLANATORY.some((kind) => cause instanceof kind)) return (cause as Error).message;
  return knownCause(cause) ?? String((error as Error)?.stack ?? error);
}

function knownCause(error: unknown): string | undefined {
  // Every address of the host was tried; the first error is enough.
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  if (!(cause instanceof Error)) return undefined;
  const words = cause.message.split('\n')[0];
  const { code = '' } = cause as NodeJS.ErrnoException;
  const state = postgresCode(cause);
  const refusal = REFUSALS[state ?? ''];
  if (refusal) return `${refusal}: ${words}.`;
  if (state === PROTOCOL_VIOLATION && /startup parameter/.test(words ?? '')) {
    return `The connection is refused with its settings: ${words}. ${POOLER_REMEDY}`;
  }
  if (UNREACHABLE.test(code) || /^timeout expired$|timeout exceeded|Connection terminated/i.test(words ?? '')) {
    return `The database in DATABASE_URL cannot be reached: ${words}.`;
  }
  // Before the words are searched: the message names the file, and a folder may be called `tls`.
  if (FILES.test(code))
    return `A file or folder cannot be used: ${words}. See DATA_DIR, AUDIT_HEAD_FILE and SECRETS_KEY_FILE.`;
  if (/SSL|TLS|certificate/i.test(`${code} ${words}`)) {
    return `No encrypted connection to the database in DATABASE_URL: ${words}.`;
  }
  // Node's own codes of five letters have no digit.
  if (state !== undefined && /\d/.test(state)) return `The database in DATABASE_URL refused: ${words} (${state}).`;
  return undefined;
}

import type { Context, MiddlewareHandler } from 'hono';
import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { NetworkNotAllowed, PermissionMissing, StepUpRequired, Unauthenticated } from '../domain/denials.ts';
import type { AppEnv } from './app-env.ts';
import { operationIdOf, operationOf } from './operations.ts';
import { RefusalCounts, type Refused } from './refusal-counts.ts';

/** Forbidden, or not possible in the record's state. */
const DENIED = new Set([403, 409]);
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Longer than any path of the contract; the path of a denied request may be of any length. */
const MAX_PATH = 300;
/** A message may repeat the names of twenty fields, which the caller chose. */
const MAX_MESSAGE = 300;
/**
 * Audits denied requests before they are answered: if the audit row cannot be written, the request fails with that
 * error. Register it before authentication, which also denies requests. Unknown callers could fill the database, so of
 * theirs only rate-limited sign-ins and refused answers of an identity provider are audited. Of one kind (whose, which
 * operation, why) ten have rows of their own within a minute, and the others one row with their number, written when the
 * minute is over or the server stops. The server's log has all of them.
 *
 * @param closing aborted when the server stops answering
 */
export function auditDenied(db: Database, closing?: AbortSignal): MiddlewareHandler<AppEnv> {
  const write = ({ by, entry }: Refused) => inTransaction(db, (tx) => recordAudit(tx, by, [entry]));
  const counts = new RefusalCounts(write);
  closing?.addEventListener('abort', () => void counts.writeAll());
  return async (c, next) => {
    await next();
    if (!isToBeNoted(c)) return;
    const { actor, address, requestId } = c.var;
    const { status } = c.res;
    const { message, code, permission } = await c.res.clone().json();
    const after = { status, code, permission, message: storable(String(message)) };
    const entry = { action: 'request.denied' as const, subjectType: 'request', subjectId: whatOf(c), after };
    const refused = { by: actor ?? { adminId: null, username: null, address, requestId }, entry };
    const kind = `${actor?.adminId ?? ''} ${operationIdOf(c.req.method, c.req.path)} ${status} ${code} ${permission ?? ''}`;
    if (counts.hasOwnRow(kind, refused)) await write(refused);
  };
}

/** PostgreSQL's JSON can hold neither U+0000 nor an unpaired surrogate; the name of an unknown field may contain them. */
const storable = (text: string) => text.slice(0, MAX_MESSAGE).replaceAll('\0', '\ufffd').toWellFormed();

function isToBeNoted(c: Context<AppEnv>): boolean {
  const { status, headers } = c.res;
  // A token that no longer works, or does not work from there, of a service account that is known.
  const actor = c.get('actor');
  if (actor && (c.error instanceof Unauthenticated || c.error instanceof NetworkNotAllowed)) return true;
  // A question, not a denial: the answer to it is audited.
  if (c.error instanceof StepUpRequired) return false;
  if (CHANGES_NOTHING.has(c.req.method)) return c.error instanceof PermissionMissing;
  // A replayed answer is not a new attempt.
  if (headers.has('Idempotent-Replayed')) return false;
  const operation = operationOf(c.req.method, c.req.path);
  if (!actor) {
    return (
      (status === 429 && operation?.operationId === 'adminLogin') ||
      ([401, 403].includes(status) && operation?.operationId === 'finishSignOn')
    );
  }
  return DENIED.has(status) || status === 429 || (status === 422 && operation?.isPowerful === true);
}

/** The path is kept percent-encoded: decoded, it could contain characters that PostgreSQL's text cannot store. */
function whatOf(c: Context<AppEnv>): string {
  return `${c.req.method} ${new URL(c.req.url).pathname.slice(0, MAX_PATH)}`;
}

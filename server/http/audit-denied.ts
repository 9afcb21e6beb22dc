import type { Context, MiddlewareHandler } from 'hono';
import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AppEnv } from './app-env.ts';
import { operationIdOf } from './operation-ids.ts';
import { Buckets } from './rate-limit.ts';

/** May not be done, or not to a record in this state. */
const DENIED = new Set([403, 409]);
/** Of calls that move money a request that is not valid is noted too. */
const MOVES_MONEY = /^(approve|cancel|recall|reject|release|return|bulk|process|retry|updateTransaction)/;
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Longer than any path of the contract; a path that is refused can be as long as its sender likes. */
const MAX_PATH = 300;
/** A message may repeat the names of twenty fields, which its sender chose. */
const MAX_MESSAGE = 300;
/** Refusals that cost their sender nothing are noted up to so many times a minute per administrator, and for all who are nobody. */
const NOTED_A_MINUTE = 30;

/**
 * Notes who was denied what, before the answer goes out: where it cannot be noted, the answer is that failure. It has to stand before
 * authentication, which denies things too. Without a known administrator there is nobody to note, and anybody could fill the
 * database: of those only sign-ins that a limit refused are noted, a few a minute. The server's log has them all.
 */
export function auditDenied(db: Database): MiddlewareHandler<AppEnv> {
  const noted = new Buckets(NOTED_A_MINUTE);
  return async (c, next) => {
    await next();
    if (!isToBeNoted(c)) return;
    const { actor, address, requestId } = c.var;
    if (!DENIED.has(c.res.status) && !noted.tryTake(actor?.adminId ?? 'nobody')) return;
    const { message, code } = await c.res.clone().json();
    const after = { status: c.res.status, code, message: String(message).slice(0, MAX_MESSAGE) };
    const entry = { action: 'request.denied', subjectType: 'request', subjectId: whatOf(c), after };
    const by = actor ?? { adminId: null, username: null, address, requestId };
    await inTransaction(db, (tx) => recordAudit(tx, by, [entry]));
  };
}

function isToBeNoted(c: Context<AppEnv>): boolean {
  const { status, headers } = c.res;
  // The same answer to the same call is no second attempt.
  if (CHANGES_NOTHING.has(c.req.method) || headers.has('Idempotent-Replayed')) return false;
  const operationId = operationIdOf(c.req.method, c.req.path) ?? '';
  if (!c.var.actor) return status === 429 && operationId === 'adminLogin';
  return DENIED.has(status) || status === 429 || (status === 422 && MOVES_MONEY.test(operationId));
}

/** As it was sent, percent signs and all: decoded it could hold what no column can. */
function whatOf(c: Context<AppEnv>): string {
  return `${c.req.method} ${new URL(c.req.url).pathname.slice(0, MAX_PATH)}`;
}

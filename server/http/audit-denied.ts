import type { Context, MiddlewareHandler } from 'hono';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AppEnv } from './app-env.ts';

/** May not be done, or not to a record in this state. */
const DENIED = new Set([403, 409]);
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Longer than any path of the contract; a path that is refused can be as long as its sender likes. */
const MOST_PATH = 300;

/**
 * Notes who was denied what, before the answer goes out: where it cannot be noted, the answer is that failure. It has to stand before
 * the wall, which denies things too. Without a known administrator there is nobody to note: such calls are in the server's log only,
 * or anybody could fill the database.
 */
export function auditDenied(db: Database): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (!DENIED.has(c.res.status) || CHANGES_NOTHING.has(c.req.method) || !c.var.actor) return;
    // The same answer to the same call is no second attempt.
    if (c.res.headers.has('Idempotent-Replayed')) return;
    const { message, code } = await c.res.clone().json();
    const after = { status: c.res.status, code, message };
    const entry = { action: 'request.denied', subjectType: 'request', subjectId: whatOf(c), after };
    await inTransaction(db, (tx) => recordAudit(tx, c.var.actor, [entry]));
  };
}

/** As it was sent, percent signs and all: decoded it could hold what no column can. */
function whatOf(c: Context<AppEnv>): string {
  return `${c.req.method} ${new URL(c.req.url).pathname.slice(0, MOST_PATH)}`;
}

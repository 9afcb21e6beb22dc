import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiError } from '../../src/generated/model/apiError.ts';
import { DISK_FULL, driverError, isDatabaseDown, isOtherSchema, postgresCode } from '../db/errors.ts';
import { BodyTooLarge, Refusal } from '../domain/errors.ts';
import type { AppEnv } from './app-env.ts';
import { answeringRoute } from './operations.ts';

/**
 * Maps every error to a status and the contract's ApiError. Only unexpected errors are a 500, and are logged in full.
 */
export const answerError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof Refusal) return refuse(c, error);
  const overdue = error instanceof HTTPException && error.status === 503;
  if (error instanceof HTTPException && !overdue) {
    return answer(c, error.status, { message: error.message, code: 'bad_request' });
  }
  recordFailure(c, error);
  if (overdue || isDatabaseDown(error) || (c.var.traffic.isNotReady && isOtherSchema(error))) {
    c.header('Retry-After', '5');
    const message = 'The database does not answer just now. Please try again.';
    return answer(c, 503, { message, code: 'unavailable' });
  }
  return answer(c, 500, { message: 'Something went wrong on the server.', code: 'internal' });
};

/** Logs an unexpected error in full, and keeps a message for the system page without secrets or personal data. */
export function recordFailure(c: Context<AppEnv>, error: unknown): void {
  // Drizzle's message repeats the query's parameters, some of them secret; the driver's does not.
  const cause = driverError(error);
  const down = isDatabaseDown(error) || error instanceof HTTPException;
  if (down) c.var.log().warn({ err: cause }, 'the database does not answer');
  else c.var.log().error({ err: cause }, 'unexpected error');
  const code = postgresCode(error);
  if (code === DISK_FULL) c.var.traffic.foundDiskFull();
  // The message leaves out the path, which may contain an id or a search, and the error's own text, which may contain a
  // value; the log has both.
  const what = down ? 'The database does not answer' : code ? 'The database refused' : nameOf(cause);
  const message = `${c.req.method} ${operationOf(c)}: ${what}${code ? ` (${code})` : ''}.`;
  c.var.traffic.failed({ at: new Date(), message, requestId: c.var.requestId });
}

/** The route pattern of the operation. */
const operationOf = (c: Context<AppEnv>) => answeringRoute(c)?.path ?? routePath(c, -1);

const nameOf = (error: unknown) => (error instanceof Error ? error.constructor.name : 'An error without a name');

function refuse(c: Context<AppEnv>, error: Refusal) {
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  if (error instanceof BodyTooLarge) c.header('Connection', 'close');
  const { status, body } = refusalAnswer(error);
  return answer(c, status, body);
}

/** The status and body for a refusal. */
export const refusalAnswer = (error: Refusal): { status: Refusal['status']; body: ApiError } => ({
  status: error.status,
  body: { message: error.message, code: error.code, ...error.details() },
});

export function answerNotFound(c: Context<AppEnv>) {
  return answer(c, 404, { message: `There is no ${c.req.method} ${c.req.path}.`, code: 'not_found' });
}

function answer(c: Context<AppEnv>, status: ContentfulStatusCode, body: ApiError) {
  return c.json(body, status);
}

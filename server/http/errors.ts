import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiError } from '../../src/generated/model/apiError.ts';
import type { ErrorCode } from '../../src/generated/model/errorCode.ts';
import { driverError, isDatabaseDown, postgresCode } from '../db/errors.ts';
import {
  BadRequest,
  Forbidden,
  InvalidInput,
  InvalidTransition,
  LastAdministrator,
  LastFactor,
  NetworkNotAllowed,
  NoPasskeysHere,
  NoPaymentRail,
  NoSecretsKey,
  NotFound,
  NotInBooks,
  PaymentsPaused,
  PermissionMissing,
  Refusal,
  RoleInUse,
  StaleEdit,
  StepUpRequired,
  TooManyTokens,
  Unauthenticated,
} from '../domain/errors.ts';
import { Busy, ProviderUnavailable, RailUnreadable, TooManyRequests } from '../domain/temporary-errors.ts';
import type { AppEnv } from './app-env.ts';
import { answeringRoute } from './operations.ts';

/** An error whose code is in the contract. */
type Coded = { code: ErrorCode };

const STATUSES: [new (...args: never[]) => Refusal & Coded, ContentfulStatusCode][] = [
  [BadRequest, 400],
  [Unauthenticated, 401],
  [Forbidden, 403],
  [PermissionMissing, 403],
  [NetworkNotAllowed, 403],
  [StepUpRequired, 403],
  [NotFound, 404],
  [InvalidTransition, 409],
  [NotInBooks, 409],
  [NoPaymentRail, 409],
  [NoSecretsKey, 409],
  [PaymentsPaused, 409],
  [LastAdministrator, 409],
  [LastFactor, 409],
  [NoPasskeysHere, 409],
  [RoleInUse, 409],
  [TooManyTokens, 409],
  [StaleEdit, 409],
  [InvalidInput, 422],
  [TooManyRequests, 429],
  [RailUnreadable, 502],
  [Busy, 503],
  [ProviderUnavailable, 503],
];

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
  if (overdue || isDatabaseDown(error)) {
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
  if (error instanceof TooManyRequests || error instanceof Busy)
    c.header('Retry-After', String(error.retryAfterSeconds));
  const { status, body } = refusalAnswer(error);
  return answer(c, status, body);
}

/** The status and body for a refusal. */
export function refusalAnswer(error: Refusal): { status: ContentfulStatusCode; body: ApiError & Coded } {
  const status = STATUSES.find(([kind]) => error instanceof kind)?.[1];
  if (status === undefined) throw new Error(`${error.code} has no status`);
  // Every refusal that has a status has a code of the contract.
  return { status, body: { message: error.message, code: error.code as ErrorCode, ...detailsOf(error) } };
}

function detailsOf(error: Refusal): Pick<ApiError, 'errors' | 'permission' | 'granted_by'> {
  if (error instanceof InvalidInput) return { errors: error.errors };
  if (error instanceof PermissionMissing) return { permission: error.permission, granted_by: [...error.grantedBy] };
  return {};
}

export function answerNotFound(c: Context<AppEnv>) {
  return answer(c, 404, { message: `There is no ${c.req.method} ${c.req.path}.`, code: 'not_found' });
}

function answer(c: Context<AppEnv>, status: ContentfulStatusCode, body: ApiError & Coded) {
  return c.json(body, status);
}

import type { Context } from 'hono';
import type { Permission } from '../../src/generated/model/permission.ts';
import { OPERATIONS } from '../../src/generated/operations.ts';
import type { AppEnv } from './app-env.ts';
import { operationIdOf, permissionOf } from './operations.ts';

// Compliance holds are seen by nobody without their permission: neither in metrics nor in the request log, which have other readers. Both show
// the recall that a hold made, as if the same person had recalled the withdrawals, and otherwise nothing. The audit log has the call.

const UNSEEN: Permission = 'players.hold';

/** A call as it is counted and logged. */
export interface SeenCall {
  method: string;
  path: string;
}

const LIST = '/admin/withdrawal/withdrawals';

/** The call by which somebody would have recalled these withdrawals; undefined for none. */
export function recallOf(withdrawalIds: readonly string[]): SeenCall | undefined {
  const [id, ...others] = withdrawalIds;
  if (id === undefined) return undefined;
  return {
    method: 'POST',
    path: others.length > 0 ? `${LIST}/bulk-recall` : `${LIST}/${encodeURIComponent(id)}/recall`,
  };
}

/** How an answered call is counted and logged; undefined for one that is not. */
export function seenCall(c: Context<AppEnv>): SeenCall | undefined {
  const { method, path } = c.req;
  const isUnseen = path.startsWith('/api/admin/players/') && permissionOf(c) === UNSEEN && mayHold(c);
  if (!isUnseen) return { method, path };
  // A failure is counted, so that somebody looks after it.
  return c.get('seenAs') ?? (c.res.status >= 500 ? { method, path: '/api/admin/players' } : undefined);
}

/** Nobody else places a hold, or learns whether there is one. */
const mayHold = (c: Context<AppEnv>) =>
  c.get('roles')?.some(({ permissions }) => permissions.includes(UNSEEN)) ?? false;

/** The permissions that the call needs, of which one is enough. */
export function permissionsFor({ method, path }: SeenCall): Permission[] {
  const operationId = operationIdOf(method, path);
  const found = Object.values(OPERATIONS).find((one) => one.operationId === operationId);
  return [found?.permission, found?.or].filter((one) => one != null);
}

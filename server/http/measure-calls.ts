import type { Context } from 'hono';
import { OPERATIONS } from '../../src/generated/operations.ts';
import type { AppEnv } from './app-env.ts';
import { answeringRoute, operationIdOf } from './operations.ts';
import type { SeenCall } from './seen-call.ts';

/** A call of the API, without anything that the caller wrote. */
export interface MeasuredCall {
  /** The operationId of the contract, `portal` for its files, or `other`: never a path, of which there are any number. */
  operation: string;
  status: number;
  seconds: number;
}

export type Measure = (call: MeasuredCall) => void;

/** By method and Hono's path: what was asked for is only known by the route. */
const operationIds: ReadonlyMap<string, string> = new Map(
  Object.entries(OPERATIONS).map(([route, { operationId }]) => [route.replaceAll(/\{(\w+)\}/g, ':$1'), operationId]),
);

/** The kind of outcome that an answered call is counted as. */
export function measuredOperation(c: Context<AppEnv>, seen: SeenCall): string {
  if (seen.path !== c.req.path) return operationIdOf(seen.method, seen.path) ?? 'other';
  const route = answeringRoute(c);
  const known = route && operationIds.get(`${route.method} ${route.path}`);
  return known ?? (c.req.path.startsWith('/admin-panel') ? 'portal' : 'other');
}

import type { Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Permission } from '../../src/generated/model/permission.ts';
import { type KnownOperation, OPERATIONS } from '../../src/generated/operations.ts';
import type { AppEnv } from './app-env.ts';

// Looks up the contract's operation for a request or a route.

/** Routes without parameters first, so that `/summary` is not taken for an id. */
const PATTERNS = Object.entries(OPERATIONS)
  .map(([route, operation]) => ({
    operation,
    parameters: route.split('{').length - 1,
    pattern: new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

/** The operation of a call; undefined for a route that the contract does not have. */
export function operationOf(method: string, path: string): KnownOperation | undefined {
  const route = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return PATTERNS.find(({ pattern }) => pattern.test(route))?.operation;
}

export const operationIdOf = (method: string, path: string): string | undefined =>
  operationOf(method, path)?.operationId;

type Route = { method: string; path: string };

const operationAt = ({ method, path }: Route) => OPERATIONS[`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`];

/** The route that answers a request: the first match that is not a middleware. */
export const answeringRoute = (c: Context<AppEnv>): Route | undefined =>
  matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));

/**
 * The permission that a request needs; null when everybody may call the operation, or when there is no route (a 404).
 * It depends on the matching route, so that no spelling of a path bypasses it.
 */
export function permissionOf(c: Context<AppEnv>): Permission | null {
  const route = answeringRoute(c);
  return route ? demandOf(route) : null;
}

/** Another permission that is enough for a request as well. */
export function otherPermissionOf(c: Context<AppEnv>): Permission | undefined {
  const route = answeringRoute(c);
  return route && operationAt(route)?.or;
}

/** How recently the caller must have shown a second factor; undefined when the operation does not ask. */
export function stepUpOf(c: Context<AppEnv>): { seconds: number; isConditional: boolean } | undefined {
  const route = answeringRoute(c);
  return route && operationAt(route)?.stepUp;
}

function demandOf(route: Route): Permission | null {
  const operation = operationAt(route);
  if (!operation) throw new Error(`${route.method} ${route.path} has no x-permission: it is not in the contract`);
  return operation.permission;
}

/** @throws Error when a route of the API is not in the contract, so that its permission would be unknown */
export function requireKnownRoutes(app: Hono<AppEnv>): void {
  const isOfTheApi = ({ path, method }: Route) => method !== 'ALL' && /^\/(auth|api|admin)\//.test(path);
  for (const route of app.routes.filter(isOfTheApi)) demandOf(route);
}

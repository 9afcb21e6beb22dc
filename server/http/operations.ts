import type { Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Permission } from '../../src/generated/model/permission.ts';
import { OPERATIONS } from '../../src/generated/operations.ts';
import type { AppEnv } from './app-env.ts';

// What the contract says of the operations, for whoever has a request or a route.

/** Those without parameters first: `/summary` is no id. */
const PATTERNS = Object.entries(OPERATIONS)
  .map(([route, { operationId }]) => ({
    operationId,
    parameters: route.split('{').length - 1,
    pattern: new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

/** The contract's name of a call; undefined where it has none. */
export function operationIdOf(method: string, path: string): string | undefined {
  const route = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return PATTERNS.find(({ pattern }) => pattern.test(route))?.operationId;
}

type Route = { method: string; path: string };

const operationAt = ({ method, path }: Route) => OPERATIONS[`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`];

/** The route that answers a request: of all that fit the address the first that is no middleware's. */
export const answeringRoute = (c: Context<AppEnv>): Route | undefined =>
  matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));

/**
 * The permission that a request needs; null where everybody may, and where nothing answers it but a 404. It goes by the route that
 * answers, so that no way of writing an address gets around it.
 */
export function permissionOf(c: Context<AppEnv>): Permission | null {
  const route = answeringRoute(c);
  return route ? demandOf(route) : null;
}

function demandOf(route: Route): Permission | null {
  const operation = operationAt(route);
  if (!operation) throw new Error(`${route.method} ${route.path} has no x-permission: it is not in the contract`);
  return operation.permission;
}

/** @throws Error when a route of the API is not in the contract, where nobody could say who may call it */
export function requireKnownRoutes(app: Hono<AppEnv>): void {
  const isOfTheApi = ({ path, method }: Route) => method !== 'ALL' && /^\/(auth|api|admin)\//.test(path);
  for (const route of app.routes.filter(isOfTheApi)) demandOf(route);
}

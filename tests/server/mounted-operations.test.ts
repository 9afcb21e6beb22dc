import { pino } from 'pino';
import { expect, test } from 'vitest';
import { operations } from '../../openapi/contract.ts';
import type { Database } from '../../server/db/database.ts';
import { operationIdOf, requireKnownRoutes } from '../../server/http/operations.ts';
import { appOn } from './test-app.ts';

// Only the route table is inspected; no request reaches the database.
const app = appOn({
  db: {} as Database,
  ping: async () => {},
  log: pino({ level: 'silent' }),
  portalDir: 'no-portal',
});

const ofTheContract = (path: string) => /^\/(auth|api|admin)\//.test(path);
const mounted = new Set(
  app.routes
    .filter(({ method, path }) => method !== 'ALL' && ofTheContract(path))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
);
const known = new Map(operations.map(({ route, operationId }) => [route, operationId]));

test('the server mounts nothing that the contract lacks', () => {
  expect([...mounted].filter((route) => !known.has(route))).toEqual([]);
});

test('the server mounts every operation of the contract', () => {
  expect([...known].filter(([route]) => !mounted.has(route))).toEqual([]);
});

test('a route that the contract does not know ends the start', () => {
  app.get('/api/admin/unheard-of', (c) => c.body(null, 204));
  expect(() => requireKnownRoutes(app)).toThrow('GET /api/admin/unheard-of has no x-permission');
});

test('the log names every call as the contract does', () => {
  for (const [route, id] of known) {
    const [method = '', path = ''] = route.replaceAll(/\{\w+\}/g, 'X-1').split(' ');
    expect(operationIdOf(method, path)).toBe(id);
  }
  expect(operationIdOf('HEAD', '/api/admin/games')).toBe('listGames');
  expect(operationIdOf('GET', '/api/admin/games/X-1/more/of/it')).toBeUndefined();
});

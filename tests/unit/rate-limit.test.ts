import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { Unauthenticated } from '../../server/domain/errors.ts';
import type { AppEnv } from '../../server/http/app-env.ts';
import { bearerOf } from '../../server/http/auth.ts';
import { answerError } from '../../server/http/errors.ts';
import { limitAnonymous } from '../../server/http/rate-limit.ts';

describe('calls that prove no session', () => {
  /** One call a minute and network is the next to come: a burst of one, then nothing. */
  const limited = (perMinute: number) => {
    const server = new Hono<AppEnv>();
    server.onError(answerError);
    server.use(async (c, next) => {
      c.set('address', c.req.header('x-address') ?? null);
      await next();
    });
    server.use(limitAnonymous(perMinute));
    server.get('/', (c) => {
      if (bearerOf(c) !== 'right') throw new Unauthenticated();
      c.set('actor', { adminId: 'adm_1', username: 'admin', address: null, requestId: 'r' });
      return c.text('fine');
    });
    return async (address: string, token?: string) => {
      const headers = { 'x-address': address, ...(token && { authorization: `Bearer ${token}` }) };
      return (await server.request('/', { headers })).status;
    };
  };

  test('are limited for each network, and a session that was proved is none of them', async () => {
    const ask = limited(1);
    expect(await ask('203.0.113.1', 'right')).toBe(200);
    expect(await ask('203.0.113.1', 'guessed')).toBe(401);
    expect([await ask('203.0.113.1', 'guessed'), await ask('203.0.113.1'), await ask('203.0.113.1', 'other')]).toEqual([
      429, 429, 429,
    ]);
    expect(await ask('203.0.113.1', 'right')).toBe(200);
    expect(await ask('203.0.113.2')).toBe(401);
  });

  test('are limited for all networks together', async () => {
    const ask = limited(1);
    expect(await ask('203.0.113.0', 'right')).toBe(200);
    const statuses = [];
    for (let host = 1; host <= 4; host++) statuses.push(await ask(`203.0.113.${host}`));
    // Ten a minute in all: a burst of two.
    expect(statuses).toEqual([401, 401, 429, 429]);
    // From where somebody signed in before, signing in anew is not held up by the others.
    expect(await ask('203.0.113.0')).toBe(401);
    expect(await ask('203.0.113.9', 'right')).toBe(200);
  });
});

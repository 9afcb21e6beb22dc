import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { Unauthenticated } from '../../server/domain/denials.ts';
import type { AppEnv } from '../../server/http/app-env.ts';
import { bearerOf } from '../../server/http/auth.ts';
import { answerError } from '../../server/http/errors.ts';
import { limitAnonymous } from '../../server/http/rate-limit.ts';

describe('calls that prove no session', () => {
  /** With one call per minute and network, no further call becomes due during the test: a burst of one. */
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
      if (isOver) throw new Unauthenticated();
      c.set('token', 'right');
      c.set('actor', { adminId: 'adm_1', username: 'admin', address: null, requestId: 'r' });
      return c.text('fine');
    });
    server.get('/open', (c) => c.body(null, 204));
    let isOver = false;
    const ask = async (address: string, token?: string, path = '/') => {
      const headers = { 'x-address': address, ...(token && { authorization: `Bearer ${token}` }) };
      return (await server.request(path, { headers })).status;
    };
    const endSession = () => {
      isOver = true;
    };
    return Object.assign(ask, { endSession });
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

  test('that need none prove none, however they are answered', async () => {
    const ask = limited(1);
    for (let host = 1; host <= 2; host++) expect(await ask(`203.0.113.${host}`, 'guessed', '/open')).toBe(204);
    // These calls used up the limit of all networks together. The last call is also its own network's second.
    expect(await ask('203.0.113.3')).toBe(429);
    expect(await ask('203.0.113.1', 'guessed')).toBe(429);
  });

  test('are limited with the token of a session that is over as with any other', async () => {
    const ask = limited(1);
    expect(await ask('203.0.113.1', 'right')).toBe(200);
    ask.endSession();
    // The first call shows that the session is over; the second uses the network's own limit.
    expect([await ask('203.0.113.1', 'right'), await ask('203.0.113.1', 'right')]).toEqual([401, 401]);
    expect(await ask('203.0.113.1', 'right')).toBe(429);
  });

  test('are limited for all networks together', async () => {
    const ask = limited(1);
    expect(await ask('203.0.113.0', 'right')).toBe(200);
    const statuses = [];
    for (let host = 1; host <= 4; host++) statuses.push(await ask(`203.0.113.${host}`));
    // Ten per minute in total: a burst of two.
    expect(statuses).toEqual([401, 401, 429, 429]);
    // Signing in again from a known network is not held up by the others.
    expect(await ask('203.0.113.0')).toBe(401);
    expect(await ask('203.0.113.9', 'right')).toBe(200);
  });
});

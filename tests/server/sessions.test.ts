import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetEndedSessions } from '../../server/authentication/commands.ts';
import { bindingCookie, hashSecret } from '../../server/authentication/tokens.ts';
import { sessions } from '../../server/db/schema/people.ts';
import { temporaryDirectory } from '../server-process.ts';
import { PASSWORD, serverUnderTest } from './server-under-test.ts';
import { appOn } from './test-app.ts';

const app = serverUnderTest({ isSecure: true });
const SUMMARY = '/admin/withdrawal/withdrawals/summary';

const rowOf = async (token: string) =>
  (
    await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashSecret(token)))
  )[0];

describe('a session', () => {
  let token: string;
  beforeEach(async () => {
    token = await app.signIn();
  });

  const reach = async (headers?: Record<string, string>) => (await app.call('GET', SUMMARY, { token, headers })).status;
  const inactiveFor = (time: string) => app.db.update(sessions).set({ lastActiveAt: sql`now() - ${time}::interval` });
  const isTouched = async () => {
    const [row] = await app.db
      .select({ touched: sql<boolean>`${sessions.lastActiveAt} > now() - interval '20 seconds'` })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashSecret(token)));
    return row?.touched;
  };

  test('ends after 30 minutes without a call, and not before', async () => {
    await inactiveFor('29 minutes 50 seconds');
    expect(await reach()).toBe(200);
    await inactiveFor('30 minutes');
    expect(await reach()).toBe(401);
    expect(await reach()).toBe(401);
  });

  test('ends after eight hours, however busy', async () => {
    const row = await rowOf(token);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(8 * 60 * 60 * 1000);
    await app.db.update(sessions).set({ expiresAt: sql`now()` });
    expect(await reach()).toBe(401);
  });

  test('is kept alive by what an administrator does', async () => {
    await inactiveFor('29 minutes');
    expect(await reach()).toBe(200);
    expect(await isTouched()).toBe(true);
  });

  test('is not kept alive by what a screen loads while nobody is there', async () => {
    await inactiveFor('29 minutes');
    expect(await reach({ 'x-background': 'true' })).toBe(200);
    expect(await isTouched()).toBe(false);
    await inactiveFor('30 minutes');
    expect(await reach({ 'x-background': 'true' })).toBe(401);
  });

  test('is written to at most once a minute', async () => {
    const before = (await rowOf(token))?.lastActiveAt;
    for (let time = 0; time < 3; time++) await reach();
    expect((await rowOf(token))?.lastActiveAt).toEqual(before);
  });

  test('that has ended is not woken up by a call, and is forgotten', async () => {
    await inactiveFor('31 minutes');
    await reach();
    expect(await isTouched()).toBe(false);
    await forgetEndedSessions(app.db);
    expect(await rowOf(token)).toBeUndefined();
  });

  test('that is in force is not forgotten', async () => {
    await forgetEndedSessions(app.db);
    expect(await reach()).toBe(200);
  });
});

describe("a browser's session", () => {
  const TLS = 'https://admin.example.org';
  const LOOPBACK = 'http://127.0.0.1:4600';

  async function signIn(origin: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
    const answer = await app.fetch(`${origin}/auth/admin-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    });
    const [set = null, device] = answer.headers.getSetCookie();
    const body = await answer.json();
    return { status: answer.status, token: String(body.access_token), set, device, cookie: set?.split(';')[0] ?? '' };
  }
  const reach = async (origin: string, token: string, cookie: string, path = SUMMARY, method = 'GET') => {
    const headers = { authorization: `Bearer ${token}`, ...(cookie && { cookie }) };
    return app.fetch(origin + path, { method, headers });
  };
  const statusOf = async (...args: Parameters<typeof reach>) => (await reach(...args)).status;

  test('has a cookie that no script reads, no other site sends, and that travels over TLS to this host alone', async () => {
    const { token, set, device } = await signIn(TLS);
    expect(device).toMatch(
      /^__Host-coinop-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const [pair, ...attributes] = set?.split('; ') ?? [];
    expect(pair).toMatch(new RegExp(`^__Host-${bindingCookie(token)}=[A-Za-z0-9_-]{43}$`));
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=28800', 'Path=/', 'SameSite=Strict', 'Secure']);
  });

  test('has the same cookie whatever the request says of its host', async () => {
    const { set } = await signIn(LOOPBACK);
    expect(set).toMatch(/^__Host-.*; Secure/);
  });

  test('has one that works without TLS where the server is told that there is none', async () => {
    const dependencies = { db: app.db, ping: async () => {}, log: pino({ level: 'silent' }), portalDir: 'no-portal' };
    const plain = appOn({ ...dependencies, isSecure: false });
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const body = JSON.stringify({ username: 'admin', password: PASSWORD });
    const answer = await plain.request(`${TLS}/auth/admin-login`, { method: 'POST', headers, body }, {});
    const { access_token } = await answer.json();
    const [pair = '', ...attributes] = answer.headers.getSetCookie()[0]?.split('; ') ?? [];
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=28800', 'Path=/', 'SameSite=Strict']);
    expect(await statusOf(LOOPBACK, access_token, pair)).toBe(200);
  });

  test.each([TLS, LOOPBACK])(
    'needs the cookie besides the token on %s: neither alone is worth anything',
    async (origin) => {
      const { token, cookie } = await signIn(origin);
      expect(await statusOf(origin, token, cookie)).toBe(200);
      expect(await statusOf(origin, token, '')).toBe(401);
      expect(await statusOf(origin, 'x', cookie)).toBe(401);
    },
  );

  test('is not opened by the cookie of another session, whatever its name', async () => {
    const [mine, other] = [await signIn(TLS), await signIn(TLS)];
    expect(await statusOf(TLS, mine.token, other.cookie)).toBe(401);
    const renamed = `__Host-${bindingCookie(mine.token)}=${other.cookie.split('=')[1]}`;
    expect(await statusOf(TLS, mine.token, renamed)).toBe(401);
  });

  test('goes on beside another one in the same browser', async () => {
    const [first, second] = [await signIn(TLS), await signIn(TLS)];
    const both = `${first.cookie}; ${second.cookie}`;
    expect(await statusOf(TLS, first.token, both)).toBe(200);
    expect(await statusOf(TLS, second.token, both)).toBe(200);
  });

  test('stores only a hash of the cookie', async () => {
    const { token, cookie } = await signIn(TLS);
    const row = await rowOf(token);
    expect(row?.bindingHash).toBe(hashSecret(cookie.split('=')[1] ?? ''));
  });

  test('loses the cookie when it is signed out of, and cannot be signed out of without it', async () => {
    const { token, cookie } = await signIn(TLS);
    expect(await statusOf(TLS, token, '', '/auth/admin-logout', 'POST')).toBe(401);
    const answer = await reach(TLS, token, cookie, '/auth/admin-logout', 'POST');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(new RegExp(`^__Host-${bindingCookie(token)}=; Max-Age=0;`));
    expect(await statusOf(TLS, token, cookie)).toBe(401);
  });

  test("shows the API's reference, for as long as it may make calls", async () => {
    const { path: portalDir, remove } = await temporaryDirectory();
    try {
      await mkdir(join(portalDir, 'api-reference'));
      await writeFile(join(portalDir, 'api-reference/index.html'), 'the reference');
      const withPage = appOn({ db: app.db, ping: async () => {}, log: pino({ level: 'silent' }), portalDir });
      const open = async (cookie: string) =>
        (await withPage.request(`${TLS}/admin-panel/api-reference`, { headers: { cookie } }, {})).status;
      const { token, cookie } = await signIn(TLS);
      expect([await open(''), await open(`${cookie}x`), await open(`other=1; ${cookie}`)]).toEqual([401, 401, 200]);
      await app.db.update(sessions).set({ needsFactor: true });
      expect(await open(cookie)).toBe(401);
      await app.db.update(sessions).set({ needsFactor: false });
      expect((await reach(TLS, token, cookie, '/auth/admin-logout', 'POST')).status).toBe(204);
      expect(await open(cookie)).toBe(401);
    } finally {
      await remove();
    }
  });

  test.each(['cross-site', 'same-site'])('cannot be made by a page of another site (%s)', async (site) => {
    expect((await signIn(TLS, { 'sec-fetch-site': site })).status).toBe(403);
  });

  test('is not what a program gets: it has the token alone', async () => {
    const { token, set } = await signIn(TLS, {});
    expect(set).toBeNull();
    expect((await rowOf(token))?.bindingHash).toBeNull();
    expect(await statusOf(TLS, token, '')).toBe(200);
  });
});

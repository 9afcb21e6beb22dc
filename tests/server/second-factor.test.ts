import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmFactorsFromConsole } from '../../server/authentication/account-commands.ts';
import { hashPassword } from '../../server/authentication/passwords.ts';
import { hashSecret } from '../../server/authentication/tokens.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { factorChallenges, factors, recoveryCodes } from '../../server/db/schema/factors.ts';
import { admins, sessions } from '../../server/db/schema/people.ts';
import { players } from '../../server/db/schema/players.ts';
import { withdrawalHistory } from '../../server/db/schema/withdrawals.ts';
import { Unauthenticated } from '../../server/domain/denials.ts';
import { storeChallenge } from '../../server/factors/challenge-commands.ts';
import { Secrets } from '../../server/secrets/secrets.ts';
import {
  type Answer,
  aColleague,
  aWithdrawal,
  behindTheTriggers,
  PASSWORD,
  serverUnderTest,
} from './server-under-test.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

const ORIGIN = 'https://admin.example.org';
const app = serverUnderTest({
  secrets: new Secrets([randomBytes(32)]),
  secondFactor: 'money',
  publicUrl: ORIGIN,
});

const FACTORS = '/api/admin/me/factors';
const STEP = '/api/admin/me/second-step';
const GAMES = '/api/admin/games';
/** A header that browsers send, and programs do not. */
const BROWSER = { origin: ORIGIN };

const TOTP_OF_SAM = { adminId: 'adm_sam', kind: 'totp' as const, name: 'Phone', secret: 'any', lastStep: 0 };

let hash: Promise<string> | undefined;

/** Another administrator with the usual password. */
async function anAdmin(username: string, ...roleIds: string[]): Promise<string> {
  hash ??= hashPassword(PASSWORD);
  const adminId = `adm_${username}`;
  await app.db.insert(admins).values({ adminId, username, passwordHash: await hash, roleIds });
  return adminId;
}

/** Signs in from a browser: the session reaches no more than the second step. */
async function passwordOnly(username = 'admin'): Promise<string> {
  const body = { username, password: PASSWORD };
  const answer = await app.call('POST', '/auth/admin-login', { body, token: null, headers: BROWSER });
  expect(answer.status).toBe(200);
  return answer.body.access_token;
}

const post = (token: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  app.call('POST', path, { token, ...(body !== undefined && { body }), ...(headers && { headers }) });

const codeOf = (secret: string, at = Date.now()) => new TOTP({ secret }).generate({ timestamp: at });
/** A code counts once, so the next one would have to wait for half a minute. */
const forgetSteps = () => app.db.update(factors).set({ lastStep: 0 });

/** Adds an authenticator app in this session, and shows a code of it. */
async function withApp(token: string): Promise<{ secret: string; codes: string[]; id: string }> {
  const added = await anApp(token);
  expect((await post(token, STEP, { code: codeOf(added.secret) })).status).toBe(204);
  await forgetSteps();
  return added;
}

/** Adds an authenticator app in this session. */
async function anApp(token: string): Promise<{ secret: string; codes: string[]; id: string }> {
  const { body: offer } = await post(token, `${FACTORS}/totp/options`);
  const request = { name: 'Phone', challenge: offer.challenge, code: codeOf(offer.secret) };
  const { status, body } = await post(token, `${FACTORS}/totp`, request);
  expect(status).toBe(201);
  await forgetSteps();
  return { secret: offer.secret, codes: body.recovery_codes, id: body.factor.id };
}

async function withPasskey(token: string): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator();
  const { body: options } = await post(token, `${FACTORS}/passkeys/options`);
  const passkey = authenticator.create({ challenge: options.challenge, origin: ORIGIN });
  expect((await post(token, `${FACTORS}/passkeys`, { name: 'Laptop', passkey })).status).toBe(201);
  return authenticator;
}

const challenge = async (token: string): Promise<string> => (await post(token, `${STEP}/options`)).body.challenge;
const games = async (token: string) => (await app.call('GET', GAMES, { token })).status;
const audited = (action: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.auditId);
const refusedAt = ({ status, body }: Answer) => ({ status, path: body.errors?.[0]?.path });

describe('signing in', () => {
  test('one proof is shown at a time: none and several are refused, which the contract says in words', async () => {
    await anAdmin('robin', 'support');
    const { secret, codes } = await withApp(await passwordOnly('robin'));
    const token = await passwordOnly('robin');
    const code = codeOf(secret);
    for (const body of [{}, { code, recovery_code: codes[0] }]) {
      expect(refusedAt(await post(token, STEP, body))).toEqual({ status: 422, path: 'body' });
    }
    // Neither was used.
    expect((await post(token, STEP, { code })).status).toBe(204);
    expect((await app.call('GET', FACTORS, { token })).body.recovery_codes_left).toBe(10);
  });

  test('whoever moves money and has no factor reaches nothing but setting one up', async () => {
    const body = { username: 'admin', password: PASSWORD };
    const login = await app.call('POST', '/auth/admin-login', { body, token: null, headers: BROWSER });
    expect(login.body.admin.second_factor).toBe('to_enrol');
    const token = login.body.access_token;
    for (const [method, path] of [
      ['GET', GAMES],
      ['GET', '/api/admin/me'],
      ['POST', '/api/admin/me/recovery-codes'],
      ['DELETE', '/api/admin/me/sessions'],
      ['POST', '/auth/admin-password'],
    ] as const) {
      const refused = await app.call(method, path, { token, body: method === 'GET' ? undefined : {} });
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'second_factor_required']);
    }
    expect((await app.call('GET', FACTORS, { token })).body).toEqual({
      factors: [],
      recovery_codes_left: 0,
      is_required: true,
      new_factor_waits: false,
      passkey_origin: ORIGIN,
      has_totp: true,
    });
    const { codes, secret } = await anApp(token);
    expect(new Set(codes).size).toBe(10);
    expect(await games(token)).toBe(200);
    // Adding a factor shows none. The first one counts at once.
    expect((await post(token, '/api/admin/me/recovery-codes')).body.code).toBe('step_up_required');
    expect((await post(token, STEP, { code: codeOf(secret) })).status).toBe(204);
    expect((await app.call('GET', '/api/admin/me', { token })).body.second_factor).toBe('shown');
    expect((await post(token, '/api/admin/me/recovery-codes')).status).toBe(200);
  });

  test('whoever moves no money and has no factor is not asked, and may add one', async () => {
    await anAdmin('robin', 'support');
    const token = await passwordOnly('robin');
    expect((await app.call('GET', '/api/admin/me', { token })).body.second_factor).toBe('none');
    const { id } = await withApp(token);
    const next = await passwordOnly('robin');
    expect((await app.call('GET', '/api/admin/transactions', { token: next })).body.code).toBe(
      'second_factor_required',
    );
    expect((await app.call('DELETE', `${FACTORS}/${id}`, { token })).status).toBe(204);
    expect(await app.db.$count(recoveryCodes)).toBe(0);
  });

  test('a program with the password of somebody who must have a factor is told of service accounts', async () => {
    const body = { username: 'admin', password: PASSWORD };
    const refused = await app.call('POST', '/auth/admin-login', { body, token: null });
    expect([refused.status, refused.body.code]).toEqual([403, 'program_needs_service_account']);
    expect(refused.body.message).toContain('service account');
    expect(await audited('admin.sign_in_refused')).toMatchObject([{ after: { code: 'second_factor' } }]);
    await anAdmin('robin', 'support');
    await expect(app.signIn('robin')).resolves.toBeTypeOf('string');
  });

  test('live sessions of before go on, and the next sign-in leads through setting up', async () => {
    expect((await app.call('GET', GAMES)).status).toBe(200);
  });
});

describe('an authenticator app', () => {
  let token: string;
  let secret: string;
  beforeEach(async () => {
    ({ secret } = await anApp(await passwordOnly()));
    token = await passwordOnly();
  });

  test('completes a sign-in with a code, which counts once', async () => {
    const code = codeOf(secret);
    expect(await games(token)).toBe(403);
    expect((await post(token, STEP, { code })).status).toBe(204);
    expect(await games(token)).toBe(200);
    const other = await passwordOnly();
    expect(refusedAt(await post(other, STEP, { code }))).toEqual({ status: 422, path: 'code' });
    expect(refusedAt(await post(other, STEP, { code: codeOf(secret, Date.now() - 30_000) }))).toMatchObject({
      status: 422,
    });
    expect(await games(other)).toBe(403);
    expect(await audited('admin.show_factor')).toMatchObject([{ adminId: 'adm_1', after: { kind: 'totp' } }]);
    expect(await audited('admin.show_factor_refused')).toMatchObject([{ after: { kind: 'code' } }, {}]);
  });

  test('of two calls with one code at the same time, one gets in', async () => {
    const other = await passwordOnly();
    const code = codeOf(secret);
    const answers = await Promise.all([post(token, STEP, { code }), post(other, STEP, { code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  test('wrong codes are limited as wrong passwords are, apart from those', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await post(token, STEP, { code: '000000' })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await post(token, STEP, { code: codeOf(secret) })).status).toBe(429);
    await expect(passwordOnly()).resolves.toBeTypeOf('string');
  });

  test('lies encrypted in the database, and nothing of it is in the audit log or the server’s log', async () => {
    await post(token, STEP, { code: codeOf(secret) });
    const kept = JSON.stringify([
      await app.db.select().from(factors),
      await app.db.select().from(factorChallenges),
      await app.db.select().from(auditLog).orderBy(auditLog.auditId),
      app.logged,
    ]);
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(codeOf(secret));
    const [factor] = await app.db.select().from(factors);
    expect(factor?.secret).toMatch(/^v1\./);
  });

  test('is not added by somebody who shows none: to others it is added with one of them', async () => {
    const refused = await post(token, `${FACTORS}/totp/options`);
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
  });

  // Seed 9550420 of the simulated days.
  test('is not begun in a session that has ended since the call began', async () => {
    const stored = { challenge: 'any', tokenHash: hashSecret('ended'), purpose: 'add_totp' } as const;
    await expect(storeChallenge(app.db, stored)).rejects.toThrow(Unauthenticated);
  });
});

test('an authenticator app is offered with the same secret until it was added, the next one with another', async () => {
  const token = await passwordOnly();
  const offers = [await post(token, `${FACTORS}/totp/options`), await post(token, `${FACTORS}/totp/options`)];
  const [first, second] = offers.map(({ body }) => body);
  expect([second.secret, second.uri]).toEqual([first.secret, first.uri]);
  const request = { name: 'Phone', challenge: first.challenge, code: codeOf(first.secret) };
  expect((await post(token, `${FACTORS}/totp`, request)).status).toBe(201);
  await forgetSteps();
  await post(token, STEP, { code: codeOf(first.secret) });
  expect((await post(token, `${FACTORS}/totp`, { ...request, challenge: second.challenge })).status).toBe(422);
  expect((await post(token, `${FACTORS}/totp/options`)).body.secret).not.toBe(first.secret);
});

describe('recovery codes', () => {
  test('complete a sign-in once each, however they are typed, and never a step-up', async () => {
    const first = await passwordOnly();
    const { codes } = await withApp(first);
    const [code = ''] = codes;
    const token = await passwordOnly();
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`;
    expect((await post(token, STEP, { recovery_code: typed })).status).toBe(204);
    expect(await games(token)).toBe(200);
    const other = await passwordOnly();
    expect(refusedAt(await post(other, STEP, { recovery_code: code }))).toEqual({ status: 422, path: 'recovery_code' });
    expect((await app.call('GET', FACTORS, { token })).body.recovery_codes_left).toBe(9);
    expect(refusedAt(await post(token, STEP, { recovery_code: codes[1] }))).toEqual({
      status: 422,
      path: 'recovery_code',
    });
    expect((await app.call('GET', FACTORS, { token })).body.recovery_codes_left).toBe(9);
    expect(JSON.stringify(await app.db.select().from(recoveryCodes))).not.toContain(codes[1]);
  });

  /** Signs in with a recovery code, and adds a second app in that session. */
  async function recovered(username = 'admin') {
    const { codes, id: old } = await withApp(await passwordOnly(username));
    const token = await passwordOnly(username);
    expect((await post(token, STEP, { recovery_code: codes[0] })).status).toBe(204);
    return { token, old, spare: codes[1], ...(await anApp(token)) };
  }
  const isAsked = async (token: string) => {
    const answers = [
      await post(token, '/api/admin/roles', { name: 'Night shift', permissions: [] }),
      await post(token, '/api/admin/me/recovery-codes'),
      await post(token, '/api/admin/admins/adm_1/reset-factors'),
    ];
    return answers.every(({ body }) => body.code === 'step_up_required');
  };
  const aDayPasses = () => app.db.update(factors).set({ countsFrom: sql`counts_from - interval '24 hours'` });

  test('are no step-up, and lend none: what was added with one signs in, and counts for more a day later', async () => {
    const { token, secret, old } = await recovered();
    expect([await games(token), await isAsked(token)]).toEqual([200, true]);
    expect((await app.call('DELETE', `${FACTORS}/${old}`, { token })).body.code).toBe('step_up_required');
    expect((await app.call('GET', FACTORS, { token })).body).toMatchObject({
      factors: [{ counts_from: null }, { counts_from: expect.any(String) }],
      new_factor_waits: true,
    });
    const waits = await post(token, STEP, { code: codeOf(secret) });
    expect([waits.status, waits.body.code, await isAsked(token)]).toEqual([409, 'factor_waits', true]);
    await forgetSteps();
    const next = await passwordOnly();
    expect((await post(next, STEP, { code: codeOf(secret) })).status).toBe(204);
    expect([await games(next), await isAsked(next)]).toEqual([200, true]);
    expect((await post(next, `${FACTORS}/totp/options`)).body.code).toBe('step_up_required');
    await forgetSteps();
    await aDayPasses();
    expect((await post(token, STEP, { code: codeOf(secret) })).status).toBe(204);
    expect(await isAsked(token)).toBe(false);
  });

  test('let nobody add a factor five minutes later, nor while somebody else adds the first one', async () => {
    const { token } = await recovered();
    const { body: offer } = await post(token, `${FACTORS}/totp/options`);
    await app.db.update(sessions).set({ recoveredAt: sql`recovered_at - interval '301 seconds'` });
    const request = { name: 'Another', challenge: offer.challenge, code: codeOf(offer.secret) };
    expect((await post(token, `${FACTORS}/totp`, request)).body.code).toBe('step_up_required');
    await anAdmin('robin', 'finance');
    const both = [await passwordOnly('robin'), await passwordOnly('robin')];
    const added = await Promise.all(
      both.map(async (given) => {
        const { body } = await post(given, `${FACTORS}/totp/options`);
        return post(given, `${FACTORS}/totp`, { name: 'App', challenge: body.challenge, code: codeOf(body.secret) });
      }),
    );
    expect(added.map(({ status }) => status).toSorted()).toEqual([201, 403]);
  });

  test('a factor that was added with one counts once somebody else has confirmed it, or the console', async () => {
    await anAdmin('robin', 'finance');
    const robin = await recovered('robin');
    const confirm = (by: string, of = 'adm_robin', factor = robin.id) =>
      post(by, `/api/admin/admins/${of}/factors/${factor}/confirm`);
    const admin = await recovered();
    // Neither oneself, nor somebody who has shown no factor that counts, nor whoever counts as the same person.
    expect((await confirm(admin.token)).body.code).toBe('step_up_required');
    const [kim, lee] = [await aColleague(app.db, 'kim'), await aColleague(app.db, 'lee')];
    for (const given of [kim, lee]) await withApp(given);
    expect((await confirm(kim, 'adm_kim')).body.code).toBe('own_account');
    expect((await confirm(kim, 'adm_robin', 'another')).status).toBe(404);
    await anAdmin('sam', 'finance');
    await post(kim, '/api/admin/admins/adm_sam/reset-password');
    const [sams] = await app.db
      .insert(factors)
      .values({ ...TOTP_OF_SAM, countsFrom: sql`now() + interval '1 day'` })
      .returning();
    expect((await confirm(kim, 'adm_sam', sams?.factorId)).body.code).toBe('own_account');
    const seen = await app.call('GET', '/api/admin/admins/adm_robin', { token: lee });
    expect(seen.body.waiting_factors).toMatchObject([{ id: robin.id, kind: 'totp' }]);
    const confirmed = await confirm(lee);
    expect([confirmed.status, confirmed.body.waiting_factors]).toEqual([200, undefined]);
    expect((await confirm(kim)).status).toBe(200);
    await forgetSteps();
    expect((await post(robin.token, STEP, { code: codeOf(robin.secret) })).status).toBe(204);
    expect(await confirmFactorsFromConsole(app.db, 'admin')).toBe(1);
    expect((await audited('admin.confirm_factor')).map(({ username, subjectId }) => [username, subjectId])).toEqual([
      ['lee', 'adm_robin'],
      ['console', 'adm_1'],
    ]);
  });

  test('new ones replace those before', async () => {
    const token = await passwordOnly();
    const { codes } = await withApp(token);
    const { body } = await post(token, '/api/admin/me/recovery-codes');
    expect(body.recovery_codes).toHaveLength(10);
    const other = await passwordOnly();
    expect((await post(other, STEP, { recovery_code: codes[0] })).status).toBe(422);
    expect((await post(other, STEP, { recovery_code: body.recovery_codes[0] })).status).toBe(204);
  });
});

describe('a passkey', () => {
  let authenticator: SoftwareAuthenticator;
  let token: string;
  beforeEach(async () => {
    authenticator = await withPasskey(await passwordOnly());
    token = await passwordOnly();
  });
  const shown = (given: string, origin = ORIGIN, isUserVerified = true, client = {}) => ({
    passkey: authenticator.show({ challenge: given, origin, isUserVerified, client }),
  });
  const REFUSED = { status: 422, path: 'passkey' };

  test('completes a sign-in, and its challenge counts once', async () => {
    const answer = shown(await challenge(token));
    expect((await post(token, STEP, answer)).status).toBe(204);
    expect(await games(token)).toBe(200);
    expect(refusedAt(await post(token, STEP, answer))).toEqual(REFUSED);
  });

  test('is refused from another origin, inside of another page, without user verification, and for another challenge', async () => {
    const other = 'https://admin.example.net';
    expect(refusedAt(await post(token, STEP, shown(await challenge(token), other)))).toEqual(REFUSED);
    expect(refusedAt(await post(token, STEP, shown(await challenge(token), ORIGIN, false)))).toEqual(REFUSED);
    const framed = shown(await challenge(token), ORIGIN, true, { crossOrigin: true });
    expect(refusedAt(await post(token, STEP, framed))).toEqual(REFUSED);
    const used = await challenge(token);
    expect(refusedAt(await post(token, STEP, shown(used, other)))).toEqual(REFUSED);
    // The refused answer has used the challenge up.
    expect(refusedAt(await post(token, STEP, shown(used)))).toEqual(REFUSED);
    expect(await games(token)).toBe(403);
  });

  test('that was removed is refused in words of its own', async () => {
    const given = await challenge(token);
    await app.db.delete(factors);
    const { status, body } = await post(token, STEP, shown(given));
    expect([status, body.message]).toEqual([422, expect.stringContaining('was removed from it')]);
  });

  test('is refused with the challenge of another session or another person', async () => {
    const second = await passwordOnly();
    const given = await challenge(second);
    expect(refusedAt(await post(token, STEP, shown(given)))).toEqual(REFUSED);
    expect((await post(second, STEP, shown(given))).status).toBe(204);
    await anAdmin('robin', 'finance');
    const robins = await passwordOnly('robin');
    await withPasskey(robins);
    const next = await passwordOnly('robin');
    expect(refusedAt(await post(next, STEP, shown(await challenge(token))))).toEqual(REFUSED);
    // Even with a challenge of Robin's own session the passkey is not Robin's.
    expect(refusedAt(await post(next, STEP, shown(await challenge(next))))).toEqual(REFUSED);
  });

  test('is refused after five minutes', async () => {
    const given = await challenge(token);
    await app.db.update(factorChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(refusedAt(await post(token, STEP, shown(given)))).toEqual(REFUSED);
  });

  test('is not registered twice, nor from another origin', async () => {
    await post(token, STEP, shown(await challenge(token)));
    const add = async (made: SoftwareAuthenticator, origin: string, client = {}) => {
      const { body } = await post(token, `${FACTORS}/passkeys/options`);
      const passkey = made.create({ challenge: body.challenge, origin, client });
      return post(token, `${FACTORS}/passkeys`, { name: 'Again', passkey });
    };
    expect(refusedAt(await add(authenticator, ORIGIN))).toEqual(REFUSED);
    expect(refusedAt(await add(new SoftwareAuthenticator(), 'https://admin.example.net'))).toEqual(REFUSED);
    expect(refusedAt(await add(new SoftwareAuthenticator(), ORIGIN, { crossOrigin: true }))).toEqual(REFUSED);
    expect(await audited('request.denied')).toMatchObject([
      { subjectId: `POST ${FACTORS}/passkeys`, after: { status: 422 } },
      { after: { status: 422 } },
      { after: { status: 422 } },
    ]);
    expect(await app.db.$count(factors)).toBe(1);
  });
});

describe('a step-up', () => {
  const ROLES = '/api/admin/roles';
  const ROLE = { name: 'Night shift', permissions: [] };
  let token: string;
  let secret: string;
  const later = () => app.db.update(sessions).set({ factorShownAt: sql`now() - interval '301 seconds'` });
  const create = (given = token, key = 'key-1') => post(given, ROLES, ROLE, { 'idempotency-key': key });
  beforeEach(async () => {
    token = await passwordOnly();
    ({ secret } = await withApp(token));
    await later();
  });

  test('is a question: it is no answer of the key, and no denial in the audit log', async () => {
    const asked = await create();
    expect([asked.status, asked.body.code]).toEqual([403, 'step_up_required']);
    expect((await post(token, STEP, { code: codeOf(secret) })).status).toBe(204);
    const created = await create();
    expect(created.status).toBe(201);
    expect(created.headers.get('idempotent-replayed')).toBeNull();
    expect(await audited('request.denied')).toEqual([]);
    await later();
    expect((await create(token, 'key-2')).body.code).toBe('step_up_required');
  });

  test('in one session does not serve another', async () => {
    const other = await passwordOnly();
    await post(other, STEP, { code: codeOf(secret) });
    expect((await create(other)).status).toBe(201);
    expect((await create(token)).body.code).toBe('step_up_required');
    await app.db
      .update(sessions)
      .set({ factorShownAt: null })
      .where(eq(sessions.tokenHash, hashSecret(token)));
    expect((await create(token)).body.code).toBe('step_up_required');
  });

  test('is asked of whoever must have a factor, also in a session of before', async () => {
    await app.db.delete(factors);
    expect((await create()).body.code).toBe('step_up_required');
  });

  test('is asked for an approval from $1,000 on, for several together', async () => {
    const [small, large] = [
      await aWithdrawal(app.db, { requestedCents: 99_999 }),
      await aWithdrawal(app.db, { requestedCents: 100_000 }),
    ];
    const approve = (id: string) => post(token, `/admin/withdrawal/withdrawals/${id}/approve`, {});
    expect((await approve(large)).body.code).toBe('step_up_required');
    const both = { withdrawal_ids: [await aWithdrawal(app.db, { requestedCents: 1_000 }), small] };
    const bulk = () => post(token, '/admin/withdrawal/withdrawals/bulk-approve', both);
    expect((await bulk()).body.code).toBe('step_up_required');
    expect((await approve(small)).status).toBe(200);
    await post(token, STEP, { code: codeOf(secret) });
    expect([(await approve(large)).status, (await bulk()).status]).toEqual([200, 200]);
  });

  test('is asked for the sixth player that one person freezes within an hour, also of many calls at once', async () => {
    const ids = Array.from({ length: 9 }, (_, one) => `PLR-F${one}`);
    await app.db
      .insert(players)
      .values(ids.map((playerId) => ({ playerId, email: `${playerId}@example.com`, displayName: 'Mara' })));
    const freeze = (id: string) => post(token, `/api/admin/players/${id}/freeze`, { reason: 'Suspected' });
    const answers = await Promise.all(ids.map(freeze));
    expect(answers.filter(({ status }) => status === 200).length).toBe(5);
    const asked = ids.filter((_, at) => answers[at]?.body.code === 'step_up_required');
    expect(asked.length).toBe(4);
    await post(token, STEP, { code: codeOf(secret) });
    expect((await freeze(asked[0] ?? '')).status).toBe(200);
  });

  test('counts what the same person approved, sent and retried within the hour, in whichever session', async () => {
    const other = await passwordOnly();
    await post(other, STEP, { code: codeOf(secret) });
    await later();
    const at = (id: string, action: string) => `/admin/withdrawal/withdrawals/${id}/${action}`;
    const [first, second, third] = [
      await aWithdrawal(app.db, { requestedCents: 40_000 }),
      await aWithdrawal(app.db, { requestedCents: 40_000, status: 'approved' }),
      await aWithdrawal(app.db, { requestedCents: 40_000, status: 'failed' }),
    ];
    const small = await aWithdrawal(app.db, { requestedCents: 20_000 });
    expect((await post(token, at(first, 'approve'), {})).status).toBe(200);
    expect((await app.call('POST', at(second, 'process'), { token: other })).status).toBe(200);
    for (const given of [token, other]) {
      expect((await app.call('POST', at(third, 'retry'), { token: given })).body.code).toBe('step_up_required');
      expect((await post(given, at(small, 'approve'), {})).body.code).toBe('step_up_required');
      const bulk = await post(given, '/admin/withdrawal/withdrawals/bulk-approve', { withdrawal_ids: [small] });
      expect(bulk.body.code).toBe('step_up_required');
    }
    // Rejecting and recalling let no money go.
    expect((await post(token, at(first, 'recall'), { reason: 'x' })).status).toBe(200);
    // A colleague has a sum of their own.
    const colleague = await aColleague(app.db, 'colleague');
    expect((await post(colleague, at(small, 'approve'), {})).status).toBe(200);
    // An hour later.
    await behindTheTriggers(app.db, (tx) =>
      tx.update(withdrawalHistory).set({ createdAt: sql`now() - interval '61 minutes'` }),
    );
    expect((await app.call('POST', at(third, 'retry'), { token })).status).toBe(200);
  });

  test('is asked for by many small approvals at once, and is no answer of their keys', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => aWithdrawal(app.db, { requestedCents: 24_000 })));
    const all = await Promise.all(
      ids.map((id) => post(token, `/admin/withdrawal/withdrawals/${id}/approve`, {}, { 'idempotency-key': `a-${id}` })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(all.filter(({ body }) => body.code === 'step_up_required')).toHaveLength(8);
    await post(token, STEP, { code: codeOf(secret) });
    const again = await Promise.all(
      ids.map((id) => post(token, `/admin/withdrawal/withdrawals/${id}/approve`, {}, { 'idempotency-key': `a-${id}` })),
    );
    expect(again.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(again.filter(({ headers }) => headers.get('idempotent-replayed') !== null)).toHaveLength(4);
  });

  test('comes after the permission', async () => {
    await anAdmin('robin', 'support');
    expect((await post(await passwordOnly('robin'), ROLES, ROLE)).body.code).toBe('permission_missing');
  });
});

describe('whoever must have a second factor', () => {
  test('keeps the last one', async () => {
    const token = await passwordOnly();
    const { id } = await withApp(token);
    const refused = await app.call('DELETE', `${FACTORS}/${id}`, { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'last_factor']);
    await withPasskey(token);
    expect((await app.call('DELETE', `${FACTORS}/${id}`, { token })).status).toBe(204);
    expect(await audited('admin.remove_factor')).toMatchObject([{ before: { factor_id: id, kind: 'totp' } }]);
  });
});

describe('resetting the factors of another administrator', () => {
  const reset = (token: string, id: string) => post(token, `/api/admin/admins/${id}/reset-factors`);

  test('removes factors and recovery codes, and ends the sessions', async () => {
    const robin = await anAdmin('robin', 'finance');
    const theirs = await passwordOnly('robin');
    await withApp(theirs);
    const token = await passwordOnly();
    await withApp(token);
    const { status, body } = await reset(token, robin);
    expect([status, body.factor_kinds]).toEqual([200, []]);
    expect(await games(theirs)).toBe(401);
    expect(await app.db.$count(recoveryCodes, eq(recoveryCodes.adminId, robin))).toBe(0);
    expect(await audited('admin.reset_factors')).toMatchObject([
      { adminId: 'adm_1', subjectId: robin, before: { factors: [{ kind: 'totp' }] } },
    ]);
    const own = await reset(token, 'adm_1');
    expect([own.status, own.body.code]).toEqual([403, 'own_account']);
  });

  test('never leaves nobody with a factor who may manage administrators', async () => {
    await anAdmin('robin', 'administrator');
    const [mine, robins] = [await passwordOnly(), await passwordOnly('robin')];
    await withApp(mine);
    await withApp(robins);
    const answers = await Promise.all([reset(mine, 'adm_robin'), reset(robins, 'adm_1')]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    // Refused wherever the other call overtook it: without a session, without a factor, or as the last one who has both.
    expect([401, 403, 409]).toContain(statuses[1]);
    expect(await app.db.$count(factors)).toBe(1);
  });
});

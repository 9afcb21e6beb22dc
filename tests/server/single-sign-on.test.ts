import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SingleSignOn } from '../../server/authentication/single-sign-on.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins, roles } from '../../server/db/schema/people.ts';
import { personLinks } from '../../server/db/schema/person-links.ts';
import { type IdentityProvider, startIdentityProvider } from '../identity-provider.ts';
import { serverUnderTest } from './server-under-test.ts';

const BEGIN = '/auth/admin-sign-on';
const FINISH = `${BEGIN}/answer`;
const REDIRECT = 'http://localhost/admin-panel/login';
const ADA = { id: 'subject-ada', claims: { preferred_username: 'ada', roles: ['payments', 'unheard-of'] } };

let identity: IdentityProvider;
const settings: { singleSignOn?: SingleSignOn } = {};
// Before the server under test, which reads the settings.
beforeAll(async () => {
  identity = await startIdentityProvider(REDIRECT);
  settings.singleSignOn = provider();
});
const app = serverUnderTest(settings);
afterAll(() => identity?.close());
beforeEach(() => {
  Object.assign(identity, { person: ADA, forge: undefined, hangs: undefined });
});

function provider(): SingleSignOn {
  const { issuer, clientId, clientSecret } = identity;
  const map = { payments: ['finance'], leads: ['administrator'], night: ['Night shift'], gone: ['no such role'] };
  const rest = { scope: 'openid profile', rolesClaim: 'roles', roles: map, redirectUrl: REDIRECT, timeoutSeconds: 3 };
  return new SingleSignOn({ issuer, clientId, clientSecret, ...rest }, pino({ level: 'silent' }));
}

/** Goes to the provider and back. Resolves with what our server needs for finishing. */
async function comeBack(): Promise<{ cookie: string; answer: string }> {
  const begun = await app.call('POST', BEGIN, { token: null });
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, answer: await identity.answerTo(begun.body.url) };
}

const finish = ({ cookie, answer }: { cookie: string; answer: string }) =>
  app.call('POST', FINISH, { token: null, body: { answer }, headers: { cookie } });

const signOn = async () => finish(await comeBack());

const REFUSED = { status: 401, body: { code: 'sign_on_refused' } };
const people = () => app.db.select().from(admins).orderBy(admins.adminId);
const auditOf = (action: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.auditId);

describe('single sign-on', () => {
  test('creates the account at the first sign-in, and finds it by issuer and subject alone', async () => {
    const begun = await app.call('POST', BEGIN, { token: null });
    expect(begun.headers.get('set-cookie')).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
    const { status, body } = await signOn();
    expect({ status, admin: body.admin }).toMatchObject({ status: 200, admin: { username: 'ada', role: 'finance' } });
    const { body: me } = await app.call('GET', '/api/admin/me', { token: body.access_token });
    expect(me).toMatchObject({ username: 'ada', roles: [{ id: 'finance' }] });
    expect(await auditOf('admin.create')).toMatchObject([
      { adminId: me.id, after: { username: 'ada', roles: ['finance'], issuer: identity.issuer } },
    ]);
    // Another name at the provider, the same person; then the same name, and another person.
    identity.person = { id: ADA.id, claims: { ...ADA.claims, preferred_username: 'ada.moreau' } };
    expect((await signOn()).body.admin.id).toBe(me.id);
    identity.person = { id: 'subject-other', claims: ADA.claims };
    const { body: other } = await signOn();
    expect(other.admin.username).toMatch(/^ada-[0-9a-f]{8}$/);
    identity.person = { id: 'subject-admin', claims: { ...ADA.claims, preferred_username: 'admin' } };
    const namesake = (await signOn()).body.admin;
    expect(namesake.username).toMatch(/^admin-[0-9a-f]{8}$/);
    // Whose name a local account had is one person with it; whose name another one of the provider's had is not, nor two whose names are not in ASCII.
    for (const [id, name] of [
      ['subject-maria', 'Мария'],
      ['subject-ivan', 'Иван'],
    ] as const) {
      identity.person = { id, claims: { ...ADA.claims, preferred_username: name } };
      expect((await signOn()).body.admin.username).toMatch(/^person-[0-9a-f]{8}$/);
    }
    expect(await app.db.select().from(personLinks)).toMatchObject([
      { adminId: 'adm_1', otherId: namesake.id, why: 'sign_on_name' },
    ]);
  });

  test('reads the roles anew each time; without any that exists nobody is signed in, and live sessions lose them', async () => {
    const { body } = await signOn();
    identity.person = { id: ADA.id, claims: { roles: 'night' } };
    await app.db.insert(roles).values({ roleId: 'role_night', name: 'Night shift', permissions: ['games.read'] });
    expect((await signOn()).body.admin.roles).toEqual([{ id: 'role_night', name: 'Night shift' }]);
    expect(await auditOf('admin.change_roles')).toMatchObject([
      { before: { roles: ['finance'] }, after: { roles: ['role_night'] } },
    ]);
    for (const claims of [{}, { roles: ['unheard-of'] }, { roles: { payments: true } }, { roles: ['gone'] }]) {
      identity.person = { id: ADA.id, claims };
      const answer = await signOn();
      expect(answer, JSON.stringify(claims)).toMatchObject({ status: 403, body: { code: 'no_role_from_provider' } });
    }
    expect((await app.call('GET', '/api/admin/me', { token: body.access_token })).body.permissions).toEqual([]);
    // Somebody new gets no account.
    identity.person = { id: 'subject-new', claims: {} };
    const before = await people();
    expect((await signOn()).status).toBe(403);
    expect(await people()).toEqual(before);
    expect((await auditOf('request.denied')).at(-1)).toMatchObject({ subjectId: `POST ${FINISH}` });
  });

  test('accounts have no password, and no roles that are given here; one local administrator remains', async () => {
    identity.person = { id: ADA.id, claims: { roles: ['leads'] } };
    const { body } = await signOn();
    const { id } = body.admin;
    const elsewhere = { status: 403, body: { code: 'signs_in_elsewhere' } };
    const path = `/api/admin/admins/${id}`;
    expect(await app.call('POST', `${path}/reset-password`)).toMatchObject(elsewhere);
    expect(await app.call('PUT', path, { body: { roles: [] } })).toMatchObject(elsewhere);
    expect((await app.call('GET', path)).body.has_single_sign_on).toBe(true);
    const token = body.access_token;
    expect(await app.call('POST', '/api/admin/admins/adm_1/disable', { token })).toMatchObject({
      status: 409,
      body: { code: 'last_administrator' },
    });
    expect((await app.call('POST', `${path}/disable`)).status).toBe(200);
    expect(await signOn()).toMatchObject({ status: 403, body: { code: 'account_disabled' } });
  });
});

test('is tested without signing anybody in: every claim, and the roles that exist', async () => {
  identity.person = { ...ADA, claims: { ...ADA.claims, roles: ['payments', 'gone', 'visitors'] } };
  const before = await people();
  const { cookie, answer } = await comeBack();
  const tryOut = () => app.call('POST', '/api/admin/sign-on/test', { body: { answer }, headers: { cookie } });
  expect(await tryOut()).toMatchObject({
    status: 200,
    body: {
      name: 'ada',
      subject: ADA.id,
      roles_claim: 'roles',
      roles: [{ id: 'finance', name: 'finance' }],
      claims: { sub: ADA.id, iss: identity.issuer, roles: ['payments', 'gone', 'visitors'] },
    },
  });
  expect(await people()).toEqual(before);
  // Not 401, which would end the administrator's own session in the portal.
  expect(await tryOut()).toMatchObject({ status: 422, body: { errors: [{ path: 'answer' }] } });
});

describe('an answer of the provider', () => {
  const NOW = Math.floor(Date.now() / 1000);

  test.each([
    ['for another audience', { aud: 'another-client' }],
    ['with another nonce', { nonce: 'of-yesterday' }],
    ['with a wrong signature', { signed: false as const, roles: ['leads'] }],
    ['of another issuer', { iss: 'https://id.example.org' }],
    ['that has expired', { exp: NOW - 120, iat: NOW - 300 }],
  ])('%s is refused, noted, and changes nothing', async (_, wrong) => {
    const before = await people();
    identity.forge = (claims) => ({ ...claims, ...wrong });
    expect(await signOn()).toMatchObject(REFUSED);
    expect(await people()).toEqual(before);
    expect(await auditOf('request.denied')).toMatchObject([{ after: { status: 401, code: 'sign_on_refused' } }]);
    // It is the change that is refused, not the signature of the tests.
    identity.forge = (claims) => claims;
    expect((await signOn()).status).toBe(200);
  });

  test('belongs to the browser that asked, and works once', async () => {
    const [mine, theirs] = [await comeBack(), await comeBack()];
    expect(await finish({ cookie: '', answer: mine.answer })).toMatchObject(REFUSED);
    expect(await finish({ cookie: theirs.cookie, answer: mine.answer })).toMatchObject(REFUSED);
    const done = await finish(mine);
    expect(done.status).toBe(200);
    expect(done.headers.getSetCookie().join()).toMatch(/coinop-sign-on=; Max-Age=0/);
    expect(await finish(mine)).toMatchObject(REFUSED);
    expect(await finish({ cookie: theirs.cookie, answer: 'error=access_denied' })).toMatchObject(REFUSED);
  });

  test('that another site sends is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await app.call('POST', BEGIN, { token: null, headers })).status).toBe(403);
    expect((await app.call('POST', FINISH, { token: null, headers, body: { answer: 'code=1' } })).status).toBe(403);
  });
});

describe('a provider that does not answer', () => {
  const DOWN = { status: 503, body: { code: 'provider_unavailable' } };

  test('is waited for only so long, and leaves sign-in with a password working', async () => {
    const back = await comeBack();
    identity.hangs = /^\/token/;
    expect(await finish(back)).toMatchObject(DOWN);
    expect(await app.signIn()).toBeTruthy();
    identity.hangs = undefined;
    expect((await signOn()).status).toBe(200);
  });

  test('at the beginning is asked anew by the next attempt', async () => {
    const another = provider();
    identity.hangs = /^\/\.well-known/;
    await expect(another.begin()).rejects.toMatchObject(DOWN.body);
    identity.hangs = undefined;
    expect((await another.begin()).url).toContain(identity.issuer);
  });
});

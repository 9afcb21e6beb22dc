import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setDisabled } from '../../server/authentication/account-commands.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { contacts, messages } from '../../server/db/schema/notifications.ts';
import { admins, roles, sessions } from '../../server/db/schema/people.ts';
import { personLinks } from '../../server/db/schema/person-links.ts';
import { linkSignOn } from '../../server/sign-on/account-commands.ts';
import { SingleSignOn } from '../../server/sign-on/single-sign-on.ts';
import { type IdentityProvider, startIdentityProvider } from '../identity-provider.ts';
import { type Answer, serverUnderTest } from './server-under-test.ts';

const BEGIN = '/auth/admin-sign-on';
const FINISH = `${BEGIN}/answer`;
const REDIRECT = 'http://localhost/admin-panel/login';
const ADA = {
  id: 'subject-ada',
  claims: { preferred_username: 'ada', name: 'Ada Moreau', roles: ['payments', 'unheard-of'] },
};

let identity: IdentityProvider;
const mail = { url: 'smtp://localhost', isPlain: true, from: 'coinop@example.org' };
const notifications = { publicUrl: 'http://localhost', hasAmounts: false, mail, chatHosts: [] };
const settings: { singleSignOn?: SingleSignOn; notifications: typeof notifications } = { notifications };
// Before the server under test, which reads the settings.
beforeAll(async () => {
  identity = await startIdentityProvider(REDIRECT);
  settings.singleSignOn = provider();
});
const app = serverUnderTest(settings);
afterAll(() => identity?.close());
beforeEach(() => {
  Object.assign(identity, {
    person: ADA,
    forge: undefined,
    metadata: undefined,
    refuses: undefined,
    hangs: undefined,
    asked: [],
  });
});

function provider(timeoutSeconds = 3): SingleSignOn {
  const { issuer, clientId, clientSecret } = identity;
  const map = { payments: ['finance'], leads: ['administrator'], night: ['Night shift'], gone: ['no such role'] };
  const rest = { scope: 'openid profile', rolesClaim: 'roles', roles: map, redirectUrl: REDIRECT, timeoutSeconds };
  return new SingleSignOn({ issuer, clientId, clientSecret, ...rest });
}

/** The cookies that an answer sets, as the browser sends them. */
const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Goes to the provider and back. Resolves with what our server needs for finishing. */
async function comeBack(sent = ''): Promise<{ cookie: string; answer: string }> {
  const begun = await app.call('POST', BEGIN, { token: null, headers: { cookie: sent } });
  return { cookie: cookiesOf(begun), answer: await identity.answerTo(begun.body.url) };
}

const finish = ({ cookie, answer }: { cookie: string; answer: string }) =>
  app.call('POST', FINISH, { token: null, body: { answer }, headers: { cookie } });

const signOn = async () => finish(await comeBack());

const EXPIRED = { status: 401, body: { code: 'sign_on_expired' } };
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
    expect((await app.call('GET', '/api/admin/people')).body).toEqual({
      people: [{ username: 'ada', name: 'Ada Moreau' }],
    });
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
    // Nothing is known of somebody whose groups were left out: live sessions keep what they have.
    identity.person = { id: ADA.id, idToken: { roles: 'night' } };
    const kept = (await signOn()).body.access_token;
    identity.person = { id: ADA.id, idToken: { _claim_names: { roles: 'src1' } } };
    expect(await signOn()).toMatchObject({ status: 403, body: { code: 'groups_left_out' } });
    expect((await app.call('GET', '/api/admin/me', { token: kept })).body.permissions).toEqual(['games.read']);
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
      issuer: identity.issuer,
      provider_issuer: identity.issuer,
      client_authentication: 'client_secret_basic',
      algorithm: 'RS256',
      name: 'ada',
      display_name: 'Ada Moreau',
      subject: ADA.id,
      roles_claim: 'roles',
      roles: [{ id: 'finance', name: 'finance' }],
      mapped_roles: [
        { value: 'payments', role: 'finance', exists: true },
        { value: 'leads', role: 'administrator', exists: true },
        { value: 'night', role: 'Night shift', exists: false },
        { value: 'gone', role: 'no such role', exists: false },
      ],
      claims: { sub: ADA.id, iss: identity.issuer },
      userinfo: { sub: ADA.id, roles: ['payments', 'gone', 'visitors'] },
    },
  });
  expect(await people()).toEqual(before);
  // Not 401, which would end the administrator's own session in the portal.
  expect(await tryOut()).toMatchObject({ status: 200, body: { failure: { cause: 'code_refused' }, claims: {} } });
  const withoutCookie = await app.call('POST', '/api/admin/sign-on/test', { body: { answer } });
  expect(withoutCookie).toMatchObject({ status: 200, body: { failure: { cause: 'other_browser' } } });
});

test('a verified address gets messages, until the person gives or removes one; the one before is told of another', async () => {
  const signOnWith = async (email: string, email_verified: boolean) => {
    identity.person = { id: ADA.id, idToken: { ...ADA.claims, email, email_verified } };
    const token = (await signOn()).body.access_token;
    const { body } = await app.call('GET', '/api/admin/me/notifications', { token });
    return { token, address: body.mail.address as string | null, kinds: body.mail.kinds as string[] };
  };
  const told = () => app.db.select({ kind: messages.kind, address: messages.address }).from(messages);
  expect((await signOnWith('ada@example.org', false)).address).toBeNull();
  expect(await signOnWith('ada@example.org', true)).toMatchObject({ address: 'ada@example.org', kinds: [] });
  expect(await told()).toEqual([]);
  expect((await signOnWith('moreau@example.org', false)).address).toBe('ada@example.org');
  expect((await signOnWith('moreau@example.org', true)).address).toBe('moreau@example.org');
  expect(await told()).toEqual([{ kind: 'contact_changed', address: 'ada@example.org' }]);
  expect((await auditOf('admin.change_contact')).map(({ after }) => after)).toEqual([
    { address: 'from_identity_provider' },
    { address: 'from_identity_provider' },
  ]);
  const { token } = await signOnWith('moreau@example.org', true);
  await app.call('DELETE', '/api/admin/me/notifications/address', { token });
  expect((await signOnWith('moreau@example.org', true)).address).toBeNull();
  expect((await signOnWith('another@example.org', true)).address).toBeNull();
  await app.db.update(contacts).set({ mailAddress: 'own@example.org' });
  expect((await signOnWith('third@example.org', true)).address).toBe('own@example.org');
});

test('an address that the person removed before the provider said one stays removed', async () => {
  identity.person = ADA;
  const { admin, access_token: token } = (await signOn()).body;
  await app.db.insert(contacts).values({ adminId: admin.id, mailAddress: 'own@example.org' });
  await app.call('DELETE', '/api/admin/me/notifications/address', { token });
  const idToken = { ...ADA.claims, email: 'ada@example.org', email_verified: true };
  for (const person of [
    { id: ADA.id, idToken },
    { id: ADA.id, idToken: { ...idToken, email: 'own@example.org' } },
  ]) {
    identity.person = person;
    await signOn();
    expect(await app.db.select({ address: contacts.mailAddress }).from(contacts)).toEqual([{ address: null }]);
  }
  // They still give one themselves.
  await app.db.update(contacts).set({ mailAddress: 'own@example.org' });
  await signOn();
  expect(await app.db.select({ address: contacts.mailAddress }).from(contacts)).toEqual([
    { address: 'own@example.org' },
  ]);
});

describe('an answer of the provider', () => {
  const NOW = Math.floor(Date.now() / 1000);

  test.each([
    ['for another audience', { aud: 'another-client' }],
    ['with another nonce', { nonce: 'of-yesterday' }],
    ['with a wrong signature', { signed: false as const, roles: ['leads'] }],
    ['of another issuer', { iss: 'https://id.example.org' }],
    ['that expired more than a minute ago', { exp: NOW - 75, iat: NOW - 300 }],
  ])('%s is refused, noted, and changes nothing', async (_, wrong) => {
    const before = await people();
    identity.forge = (claims) => ({ ...claims, ...wrong });
    expect(await signOn()).toMatchObject(REFUSED);
    expect(await people()).toEqual(before);
    expect(await auditOf('request.denied')).toMatchObject([{ after: { status: 401, code: 'sign_on_refused' } }]);
    // It is the change that is refused, not the signature of the tests; and the clocks may differ by a minute.
    identity.forge = (claims) => ({ ...claims, exp: NOW - 20 });
    expect((await signOn()).status).toBe(200);
  });

  test('belongs to the browser that asked, and works once', async () => {
    const [mine, theirs] = [await comeBack(), await comeBack()];
    expect(await finish({ cookie: '', answer: mine.answer })).toMatchObject(EXPIRED);
    expect(await finish({ cookie: theirs.cookie, answer: mine.answer })).toMatchObject(EXPIRED);
    const done = await finish(mine);
    expect(done.status).toBe(200);
    expect(done.headers.getSetCookie().join()).toMatch(/coinop-sign-on-[\w-]{20,}=; Max-Age=0/);
    expect(await finish(mine)).toMatchObject(EXPIRED);
    expect(await finish({ cookie: theirs.cookie, answer: 'error=access_denied' })).toMatchObject(EXPIRED);
  });

  test('leaves a sign-in in another tab of the browser as it is; more than five under way push the oldest out', async () => {
    const first = await comeBack();
    const second = await comeBack(first.cookie);
    const both = `${first.cookie}; ${second.cookie}`;
    expect((await finish({ cookie: both, answer: first.answer })).status).toBe(200);
    expect((await finish({ cookie: both, answer: second.answer })).status).toBe(200);
    const many = Array.from({ length: 6 }, (_, index) => `coinop-sign-on-${index}=secret`).join('; ');
    const begun = await app.call('POST', BEGIN, { token: null, headers: { cookie: many } });
    expect(begun.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toMatchObject([
      expect.stringMatching(/^coinop-sign-on-0=/),
      expect.stringMatching(/^coinop-sign-on-1=/),
    ]);
  });

  test('that is refused leaves one line in the log: the cause and the request, and nothing of the person', async () => {
    identity.refuses = { error: 'access_denied', error_description: 'ada@example.org has no access' };
    const denied = await signOn();
    identity.refuses = undefined;
    identity.person = { id: 'subject-ada', claims: { preferred_username: 'ada', roles: ['/Payments'] } };
    const withoutRole = await signOn();
    const lines = app.logged.map((line) => JSON.parse(line)).filter(({ signOn: facts }) => facts);
    const known = { issuer: identity.issuer, theirIssuer: identity.issuer, method: 'client_secret_basic' };
    expect(lines).toMatchObject([
      {
        requestId: denied.headers.get('x-request-id'),
        signOn: { ...known, step: 'authorization', cause: 'access_denied', said: 'access_denied: … has no access' },
      },
      {
        requestId: withoutRole.headers.get('x-request-id'),
        signOn: {
          ...known,
          step: 'roles',
          cause: 'no_role',
          algorithm: 'RS256',
          detail: 'The claim has “/Payments”, and the settings have “payments”.',
        },
      },
    ]);
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/ada@|subject-/);
  });

  test('that is refused lets the next sign-in ask for the account, once', async () => {
    identity.person = { id: 'subject-nobody' };
    const refused = await signOn();
    expect(refused).toMatchObject({ status: 403, body: { code: 'no_role_from_provider' } });
    const begin = (cookie: string) => app.call('POST', BEGIN, { token: null, headers: { cookie } });
    const again = await begin(cookiesOf(refused));
    expect(new URL(again.body.url).searchParams.get('prompt')).toBe('select_account');
    expect(new URL((await begin(cookiesOf(again))).body.url).searchParams.has('prompt')).toBe(false);
  });

  test('that another site sends is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await app.call('POST', BEGIN, { token: null, headers })).status).toBe(403);
    expect((await app.call('POST', FINISH, { token: null, headers, body: { answer: 'code=1' } })).status).toBe(403);
  });
});

describe('signing out at the provider', () => {
  const CLAIMS = { jti: 'once', events: { 'http://schemas.openid.net/event/backchannel-logout': {} } };
  const now = () => Math.floor(Date.now() / 1000);
  const told = async (claims: object, header?: Record<string, unknown>) => {
    const base = { iss: identity.issuer, aud: identity.clientId, iat: now(), exp: now() + 60, ...CLAIMS };
    const logout_token = identity.signed({ ...base, ...claims }, header);
    const body = new URLSearchParams({ logout_token });
    return (await app.fetch('/sign-on/back-channel-logout', { method: 'POST', body })).status;
  };
  /** A session that belongs to this one at the provider. */
  const sessionOf = async (sid: string | undefined) => {
    identity.person = { id: ADA.id, claims: ADA.claims, idToken: { sid } };
    return (await signOn()).body.access_token as string;
  };
  const live = async (...tokens: string[]) =>
    Promise.all(tokens.map(async (token) => (await app.call('GET', '/api/admin/me', { token })).status === 200));

  test('ends the one session that the provider names, or all of the person and of nobody else, and is in the audit log', async () => {
    identity.person = { id: 'subject-ben', claims: { ...ADA.claims, preferred_username: 'ben' } };
    const colleagues = (await signOn()).body.access_token as string;
    const [first, second] = [await sessionOf('sid-1'), await sessionOf('sid-2')];
    expect(await told({ sid: 'sid-1' })).toBe(200);
    expect(await live(first, second)).toEqual([false, true]);
    expect(await told({ sub: ADA.id, sid: 'another' })).toBe(200);
    expect(await live(second)).toEqual([true]);
    expect(await told({ sub: ADA.id })).toBe(200);
    expect(await live(second, colleagues)).toEqual([false, true]);
    expect(await auditOf('admin.end_session')).toMatchObject([
      { adminId: null, username: 'identity provider' },
      { username: 'identity provider' },
    ]);
    // Somebody who is signed in with a password stays so.
    expect((await app.call('GET', '/api/admin/me')).status).toBe(200);
  });

  test('is believed only with a logout token of this provider for this client, of these minutes', async () => {
    const session = await sessionOf('sid-1');
    const good = { sub: ADA.id };
    for (const [why, claims] of Object.entries({
      'another client': { ...good, aud: 'another' },
      'another issuer': { ...good, iss: 'https://id.example.org' },
      'an ID token': { ...good, nonce: 'n' },
      'no event': { ...good, events: {} },
      nobody: {},
      'an old one': { ...good, iat: now() - 900, exp: now() + 60 },
    })) {
      expect(await told(claims), why).toBe(401);
    }
    expect(await told(good, { kid: 'unknown' })).toBe(401);
    expect((await app.fetch('/sign-on/back-channel-logout', { method: 'POST', body: 'x' })).status).toBe(400);
    expect(await live(session)).toEqual([true]);
  });

  test('leads there from here, where the provider has a page for it', async () => {
    const { body } = await app.call('POST', `${BEGIN}/end`, { token: null });
    const { origin, searchParams } = new URL(body.url);
    expect([origin, searchParams.get('post_logout_redirect_uri')]).toEqual([identity.issuer, REDIRECT]);
  });
});

describe('a person whom the provider calls otherwise', () => {
  const signOnAs = async (id: string, name = 'ada') => {
    identity.person = { id, claims: { ...ADA.claims, preferred_username: name } };
    return signOn();
  };
  const accountOf = async (adminId: string) => (await people()).find((one) => one.adminId === adminId);

  test('keeps the account, by the console; the account made meanwhile is disabled with its sessions, and counts as the same person', async () => {
    const { id } = (await signOnAs(ADA.id)).body.admin;
    const { admin: meanwhile, access_token: token } = (await signOnAs('subject-new')).body;
    expect(await linkSignOn(app.db, 'Ada', 'subject-new')).toMatchObject({
      issuer: identity.issuer,
      before: ADA.id,
      disabled: { username: meanwhile.username, name: 'Ada Moreau' },
    });
    expect((await app.call('GET', '/api/admin/me', { token })).status).toBe(401);
    expect(await app.db.select().from(sessions).where(eq(sessions.adminId, meanwhile.id))).toEqual([]);
    expect((await signOnAs('subject-new')).body.admin.id).toBe(id);
    expect((await accountOf(meanwhile.id))?.disabledAt).toBeInstanceOf(Date);
    expect(await app.db.select().from(personLinks)).toMatchObject([
      { adminId: id, otherId: meanwhile.id, why: 'console' },
    ]);
    expect(await auditOf('admin.link_sign_on')).toMatchObject([
      {
        ...{ username: 'console', subjectId: id, before: { subject: ADA.id } },
        after: { issuer: identity.issuer, subject: 'subject-new', disabled: meanwhile.id },
      },
    ]);
    // Nobody gives the account made meanwhile a password, and the former subject is a stranger.
    const reset = await app.call('POST', `/api/admin/admins/${meanwhile.id}/reset-password`);
    expect(reset).toMatchObject({ status: 403, body: { code: 'signs_in_elsewhere' } });
    expect([id, meanwhile.id]).not.toContain((await signOnAs(ADA.id)).body.admin.id);
  });

  test('keeps it at another issuer, and before the first sign-in as the new subject; linking enables nobody', async () => {
    const { id } = (await signOnAs(ADA.id)).body.admin;
    await app.db.update(admins).set({ signOnIssuer: 'https://old.example.org' }).where(eq(admins.adminId, id));
    await setDisabled(app.db, 'ada', true);
    expect(await linkSignOn(app.db, 'ada', 'subject-new', identity.issuer)).toEqual({
      issuer: identity.issuer,
      before: ADA.id,
      disabled: undefined,
    });
    expect(await app.db.select().from(personLinks)).toEqual([]);
    expect(await signOnAs('subject-new')).toMatchObject({ status: 403, body: { code: 'account_disabled' } });
    await setDisabled(app.db, 'ada', false);
    expect((await signOnAs('subject-new')).body.admin.id).toBe(id);
  });

  test('and was mistaken for a colleague: the link is taken back, and both have their own accounts again', async () => {
    const [ada, ben] = [(await signOnAs(ADA.id)).body.admin, (await signOnAs('subject-ben', 'ben')).body.admin];
    await linkSignOn(app.db, 'ada', 'subject-ben');
    expect((await signOnAs('subject-ben', 'ben')).body.admin.id).toBe(ada.id);
    await linkSignOn(app.db, 'ada', ADA.id);
    expect((await linkSignOn(app.db, 'ben', 'subject-ben')).disabled).toBeUndefined();
    await setDisabled(app.db, 'ben', false);
    expect((await signOnAs('subject-ben', 'ben')).body.admin.id).toBe(ben.id);
    expect((await signOnAs(ADA.id)).body.admin.id).toBe(ada.id);
    // Until the console or a third person says otherwise.
    expect(await app.db.select().from(personLinks)).toMatchObject([{ adminId: ada.id, otherId: ben.id }]);
  });

  test.each<[string, Parameters<typeof linkSignOn> extends [unknown, ...infer A] ? A : never, RegExp]>([
    ['nobody’s account', ['nobody', 'subject-x'], /nobody/],
    ['the same subject twice', ['ada', ADA.id], /is the account’s already/],
    ['an account with a password', ['admin', 'subject-x'], /does not sign in by single sign-on/],
    ['an empty subject', ['ada', ' '], /subject/],
    ['a subject that no provider may say', ['ada', 'x'.repeat(256)], /subject/],
    ['an issuer that is no address', ['ada', 'subject-x', 'id.example.org'], /issuer/],
  ])('is not linked with %s, and nothing changes', async (_, given, why) => {
    await signOnAs(ADA.id);
    const before = await people();
    await expect(linkSignOn(app.db, ...given)).rejects.toThrow(why);
    expect(await people()).toEqual(before);
    expect(await auditOf('admin.link_sign_on')).toEqual([]);
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

  test('for the first sign-in after it has changed its key works at once, without a restart', async () => {
    expect((await signOn()).status).toBe(200);
    identity.rotateKey();
    expect((await signOn()).status).toBe(200);
  });

  test('at the beginning is asked anew by the next attempt', async () => {
    const another = provider(1);
    identity.hangs = /^\/\.well-known/;
    await expect(another.begin()).rejects.toMatchObject(DOWN.body);
    identity.hangs = undefined;
    expect((await another.begin()).url).toContain(identity.issuer);
  });
});

import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { setRoles } from '../../server/authentication/account-commands.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins, invitations, roles, sessions } from '../../server/db/schema/people.ts';
import { serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const ADMINS = '/api/admin/admins';
const ROLES = '/api/admin/roles';
const NEW_PASSWORD = 'a long sentence is a good one';

/** Creates an administrator with these roles and signs in. Resolves with the token. */
async function signedInAs(username: string, ...roleIds: string[]): Promise<string> {
  const adminId = `adm_${username}`;
  const token = newSecret();
  await app.db.insert(admins).values({ adminId, username, passwordHash: 'none', roleIds });
  const expiresAt = sql`now() + interval '1 hour'`;
  await app.db.insert(sessions).values({ adminId, tokenHash: hashSecret(token), expiresAt });
  return token;
}

const ownRole = (roleId: string, permissions: string[]) =>
  app.db.insert(roles).values({ roleId, name: roleId, permissions });

const rowOf = async (adminId: string) => (await app.db.select().from(admins).where(eq(admins.adminId, adminId)))[0];
const auditOf = async (action: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.auditId);

/** Expects that the call is refused and audited, and changes no administrator. */
async function refused(call: () => Promise<{ status: number; body: unknown }>, status: number, body: object) {
  const before = await app.db.select().from(admins).orderBy(admins.adminId);
  const answer = await call();
  expect(answer).toMatchObject({ status, body });
  expect(await app.db.select().from(admins).orderBy(admins.adminId)).toEqual(before);
  expect((await auditOf('request.denied')).at(-1)?.after).toMatchObject({ status, ...body });
}

describe('an invitation', () => {
  const invite = (username: string, ids: string[], token?: string) =>
    app.call('POST', ADMINS, { body: { username, roles: ids }, ...(token && { token }) });
  const accept = (token: string, password = NEW_PASSWORD) =>
    app.call('POST', '/auth/admin-invitation', { body: { token, new_password: password }, token: null });

  test('opens the account once, with the roles that it was given with', async () => {
    const { status, body } = await invite('Dana.Reyes', ['support', 'catalogue']);
    expect(status).toBe(201);
    expect(body.admin).toMatchObject({ username: 'dana.reyes', state: 'invited', session_count: 0 });
    const [kept] = await app.db.select().from(invitations);
    expect(kept?.tokenHash).toBe(hashSecret(body.token));
    const accepted = await accept(body.token);
    expect(accepted.body.admin).toMatchObject({ role: 'support', must_change_password: false });
    const { body: me } = await app.call('GET', '/api/admin/me', { token: accepted.body.access_token });
    expect(me.permissions).toContain('games.write');
    expect(await app.signIn('dana.reyes', NEW_PASSWORD)).toBeTruthy();
    expect((await accept(body.token)).body.errors).toEqual([
      { path: 'token', message: 'is not a valid invitation: it was used, or is older than 72 hours' },
    ]);
    const noted = [...(await auditOf('admin.invite')), ...(await auditOf('admin.accept_invitation'))];
    expect(noted).toMatchObject([
      { adminId: 'adm_1', subjectId: me.id, after: { roles: ['support', 'catalogue'] } },
      { adminId: me.id, subjectId: me.id },
    ]);
  });

  test('is accepted by one of two at once', async () => {
    const { body } = await invite('dana', ['support']);
    const answers = await Promise.all([accept(body.token), accept(body.token, 'another long sentence here')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('is of no use when it is too old, or its account was disabled, and nobody signs in with its password before', async () => {
    const { body } = await invite('dana', ['support']);
    const { status } = await app.call('POST', '/auth/admin-login', {
      body: { username: 'dana', password: NEW_PASSWORD },
      token: null,
    });
    expect(status).toBe(401);
    await app.db.update(invitations).set({ expiresAt: sql`now()` });
    expect((await accept(body.token)).status).toBe(422);
    const late = await invite('late', ['support']);
    await app.call('POST', `${ADMINS}/${late.body.admin.id}/disable`);
    expect((await accept(late.body.token)).status).toBe(422);
  });

  test('is replaced by another, also when it is too old, until it was accepted', async () => {
    const { body: first } = await invite('dana', ['support']);
    await app.db.update(invitations).set({ expiresAt: sql`now()` });
    const renew = () => app.call('POST', `${ADMINS}/${first.admin.id}/invitation`);
    const { status, body } = await renew();
    expect(status).toBe(200);
    expect(body.admin).toMatchObject({ id: first.admin.id, state: 'invited', invitation_expires_at: body.expires_at });
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(71 * 3_600_000);
    expect((await accept(first.token)).status).toBe(422);
    expect((await accept(body.token)).status).toBe(200);
    expect((await renew()).status).toBe(404);
    expect(await auditOf('admin.renew_invitation')).toMatchObject([{ adminId: 'adm_1', subjectId: first.admin.id }]);
  });

  test('is refused for a name that is taken, a role that there is not, and a password that is easy to guess', async () => {
    expect((await invite('ADMIN', ['support'])).body.errors).toEqual([{ path: 'username', message: 'admin is taken' }]);
    expect((await invite('dana', ['role_of_nobody'])).body.errors).toEqual([
      { path: 'roles', message: 'must name roles that there are' },
    ]);
    const { body } = await invite('dana', []);
    expect((await accept(body.token, 'dana dana dana 1')).body.errors[0].path).toBe('new_password');
  });
});

describe('nobody grants what they do not have', () => {
  const missing = { code: 'permission_missing', permission: 'transactions.decide' };

  test('by an invitation, a change of roles, or a reset', async () => {
    await ownRole('role_people', ['admins.read', 'admins.manage', 'transactions.read']);
    const token = await signedInAs('lead', 'role_people');
    await signedInAs('other', 'finance');
    const call = (method: string, path: string, body?: unknown) => () => app.call(method, path, { token, body });
    await refused(call('POST', ADMINS, { username: 'dana', roles: ['finance'] }), 403, missing);
    await refused(call('POST', `${ADMINS}/adm_other/reset-password`), 403, missing);
    await app.db.update(admins).set({ roleIds: [] }).where(eq(admins.adminId, 'adm_other'));
    await refused(call('PUT', `${ADMINS}/adm_other`, { roles: ['finance'] }), 403, missing);
  });

  test('by a role: not in a new one, nor in one that is changed', async () => {
    await ownRole('role_maker', ['roles.manage', 'games.read', 'items.read']);
    await ownRole('role_shop', ['games.read', 'items.read']);
    const token = await signedInAs('lead', 'role_maker');
    const games = { code: 'permission_missing', permission: 'games.write' };
    const made = { name: 'Shop', permissions: ['games.read', 'games.write'] };
    await refused(() => app.call('POST', ROLES, { token, body: made }), 403, games);
    const body = { name: 'Shop', permissions: ['games.read', 'items.read', 'games.write'] };
    await refused(() => app.call('PUT', `${ROLES}/role_shop`, { token, body }), 403, games);
    const kept = { name: 'Shop', permissions: ['items.read'] };
    expect((await app.call('PUT', `${ROLES}/role_shop`, { token, body: kept })).body).toMatchObject(kept);
    const own = { name: 'Makers', permissions: ['roles.manage'] };
    await refused(() => app.call('PUT', `${ROLES}/role_maker`, { token, body: own }), 403, { code: 'own_account' });
  });
});

test('nobody changes, disables or resets their own account', async () => {
  await signedInAs('second', 'administrator');
  const own = { code: 'own_account' };
  await refused(() => app.call('PUT', `${ADMINS}/adm_1`, { body: { roles: [] } }), 403, own);
  await refused(() => app.call('POST', `${ADMINS}/adm_1/disable`), 403, own);
  await refused(() => app.call('POST', `${ADMINS}/adm_1/reset-password`), 403, own);
});

describe('the last administrator who may manage administrators and roles', () => {
  test('is neither disabled nor demoted by somebody who signs in elsewhere, with all permissions', async () => {
    const token = await signedInAs('elsewhere', 'administrator');
    await app.db
      .update(admins)
      .set({ signOnIssuer: 'https://sso.example.com', signOnSubject: 'elsewhere' })
      .where(eq(admins.adminId, 'adm_elsewhere'));
    // An administrator who was only invited cannot take over.
    await app.call('POST', ADMINS, { body: { username: 'dana', roles: ['administrator'] } });
    const last = { code: 'last_administrator' };
    await refused(() => app.call('POST', `${ADMINS}/adm_1/disable`, { token }), 409, last);
    await refused(() => app.call('PUT', `${ADMINS}/adm_1`, { token, body: { roles: ['auditor'] } }), 409, last);
  });

  test('of two who disable each other at once, one stays', async () => {
    const token = await signedInAs('second', 'administrator');
    const answers = await Promise.all([
      app.call('POST', `${ADMINS}/adm_second/disable`),
      app.call('POST', `${ADMINS}/adm_1/disable`, { token }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([401, 403]).toContain(answers.find(({ status }) => status !== 200)?.status);
    expect(await app.db.$count(admins, sql`${admins.disabledAt} is null`)).toBe(1);
  });

  test('is who the console makes one', async () => {
    await signedInAs('helper', 'support');
    await setRoles(app.db, 'helper', ['administrator', 'auditor']);
    expect((await rowOf('adm_helper'))?.roleIds).toEqual(['administrator', 'auditor']);
    await expect(setRoles(app.db, 'helper', ['nobody'])).rejects.toThrow('The role nobody was not found.');
  });
});

describe('an administrator', () => {
  test('is listed with roles, state and sessions', async () => {
    await signedInAs('second', 'reviewer');
    const { body } = await app.call('GET', ADMINS);
    expect(body.admins).toMatchObject([
      { username: 'admin', state: 'active', session_count: 1, roles: [{ name: 'administrator' }] },
      { username: 'second', state: 'active', session_count: 1, roles: [{ name: 'reviewer' }] },
    ]);
    expect(body.admins[1].last_active_at).toMatch(/Z$/);
  });

  test('is shown with what they did last, to those who may read the audit log', async () => {
    await ownRole('role_people', ['admins.read']);
    const token = await signedInAs('lead', 'role_people');
    await app.call('POST', ADMINS, { body: { username: 'dana', roles: [] } });
    const { body } = await app.call('GET', `${ADMINS}/adm_1`);
    expect(body.last_actions).toMatchObject([{ action: 'admin.invite' }]);
    expect((await app.call('GET', `${ADMINS}/adm_1`, { token })).body).not.toHaveProperty('last_actions');
  });

  test('loses every session with the account, and gets a password for one sign-in by a reset', async () => {
    const token = await signedInAs('second', 'reviewer');
    expect((await app.call('POST', `${ADMINS}/adm_second/disable`)).body.state).toBe('disabled');
    expect((await app.call('GET', '/api/admin/me', { token })).status).toBe(401);
    expect((await app.call('POST', `${ADMINS}/adm_second/enable`)).body.state).toBe('active');
    const { body } = await app.call('POST', `${ADMINS}/adm_second/reset-password`);
    const answer = await app.call('POST', '/auth/admin-login', {
      body: { username: 'second', password: body.password },
      token: null,
    });
    expect(answer.body.admin.must_change_password).toBe(true);
    for (const action of ['admin.disable', 'admin.enable', 'admin.reset_password']) {
      expect(await auditOf(action)).toMatchObject([{ adminId: 'adm_1', subjectId: 'adm_second' }]);
    }
  });

  test('gets other roles, which the audit log has before and after', async () => {
    await signedInAs('second', 'reviewer');
    const { body } = await app.call('PUT', `${ADMINS}/adm_second`, { body: { roles: ['support', 'finance'] } });
    expect(body.roles.map(({ id }: { id: string }) => id)).toEqual(['support', 'finance']);
    expect(await auditOf('admin.change_roles')).toMatchObject([
      { before: { roles: ['reviewer'] }, after: { roles: ['support', 'finance'] } },
    ]);
  });
});

describe('sessions', () => {
  const idsOf = async (path: string) => (await app.call('GET', path)).body.sessions.map(({ id }: { id: string }) => id);

  test('of others are listed and ended, one or all', async () => {
    const token = await signedInAs('second', 'reviewer');
    const path = `${ADMINS}/adm_second/sessions`;
    const [id] = await idsOf(path);
    expect(id).not.toBe(hashSecret(token));
    expect((await app.call('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await app.call('GET', '/api/admin/me', { token })).status).toBe(401);
    expect((await app.call('DELETE', `${path}/${id}`)).status).toBe(404);
    await app.db.insert(sessions).values(
      ['one', 'two'].map((name) => ({
        adminId: 'adm_second',
        tokenHash: name,
        expiresAt: sql`now() + interval '1 hour'`,
      })),
    );
    expect((await app.call('DELETE', path)).status).toBe(204);
    expect(await idsOf(path)).toEqual([]);
    expect(await auditOf('admin.end_session')).toHaveLength(3);
  });

  test('of mine are mine alone: another one’s cannot be ended there, and all others end together', async () => {
    await signedInAs('second', 'reviewer');
    const [theirs] = await idsOf(`${ADMINS}/adm_second/sessions`);
    expect((await app.call('DELETE', `/api/admin/me/sessions/${theirs}`)).status).toBe(404);
    const expiresAt = sql`now() + interval '1 hour'`;
    await app.db.insert(sessions).values({ adminId: 'adm_1', tokenHash: 'elsewhere', expiresAt });
    expect(await idsOf('/api/admin/me/sessions')).toHaveLength(2);
    await app.call('DELETE', '/api/admin/me/sessions');
    const { body } = await app.call('GET', '/api/admin/me/sessions');
    expect(body.sessions).toMatchObject([{ is_current: true }]);
    expect(await app.db.$count(sessions, and(eq(sessions.adminId, 'adm_second')))).toBe(1);
  });
});

describe('a role of one’s own', () => {
  test('is made, changed, held and deleted; built-in ones are not', async () => {
    const { body } = await app.call('POST', ROLES, { body: { name: ' Night shift ', permissions: ['games.read'] } });
    expect(body).toMatchObject({ name: 'Night shift', is_built_in: false, admin_count: 0 });
    const again = await app.call('POST', ROLES, { body: { name: 'Night shift', permissions: [] } });
    expect(again.body.errors).toEqual([{ path: 'name', message: 'Night shift is the name of another role' }]);
    expect((await app.call('POST', ROLES, { body: { name: 'Finance', permissions: [] } })).status).toBe(422);
    await signedInAs('second', body.id);
    await refused(() => app.call('DELETE', `${ROLES}/${body.id}`), 409, { code: 'role_in_use' });
    await app.call('PUT', `${ADMINS}/adm_second`, { body: { roles: [] } });
    expect((await app.call('DELETE', `${ROLES}/${body.id}`)).status).toBe(204);
    await refused(() => app.call('DELETE', `${ROLES}/finance`), 403, { code: 'forbidden' });
    const { body: all } = await app.call('GET', ROLES);
    expect(all.roles.map(({ id }: { id: string }) => id)).toEqual([
      'administrator',
      'finance',
      'reviewer',
      'catalogue',
      'support',
      'auditor',
      'platform',
    ]);
  });
});

/** Records that several people may edit: where, with what, and where its present state is. */
const SHARED: [string, () => Promise<{ path: string; edits: [object, object]; read: () => Promise<unknown> }>][] = [
  [
    'a role',
    async () => {
      await ownRole('role_a', ['games.read']);
      const read = async () =>
        (await app.call('GET', ROLES)).body.roles.find(({ id }: { id: string }) => id === 'role_a');
      const [one, other] = [['games.read', 'items.read'], ['players.read']];
      return {
        path: `${ROLES}/role_a`,
        edits: [
          { name: 'A', permissions: one },
          { name: 'A', permissions: other },
        ],
        read,
      };
    },
  ],
  [
    'the roles of an administrator',
    async () => {
      await signedInAs('b', 'support');
      const read = async () => (await app.call('GET', `${ADMINS}/adm_b`)).body;
      return { path: `${ADMINS}/adm_b`, edits: [{ roles: ['reviewer'] }, { roles: ['support', 'catalogue'] }], read };
    },
  ],
  [
    'a reason code',
    async () => {
      const path = '/admin/withdrawal/reason-codes';
      await app.call('POST', path, { body: { code: 'closed', label: 'Closed', uses: ['reject'] } });
      const read = async () => (await app.call('GET', path)).body.reason_codes[0];
      const edit = { label: 'Closed', uses: ['reject'], is_retired: true };
      return { path: `${path}/closed`, edits: [edit, { ...edit, label: 'Account closed', is_retired: false }], read };
    },
  ],
];

test.each(SHARED)(
  '%s that somebody else has changed is not changed over it, unless the call says no version',
  async (_, make) => {
    const { path, edits, read } = await make();
    const put = (body: object) => app.call('PUT', path, { body });
    const { version } = (await read()) as { version: string };
    const [first, second] = [await put({ ...edits[0], version }), await put({ ...edits[1], version })];
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'stale_edit']);
    expect(await read()).toMatchObject({ ...first.body });
    expect((await put({ ...edits[1], version: first.body.version })).status).toBe(200);
    expect((await put(edits[0])).body.version).toBe(first.body.version);
  },
);

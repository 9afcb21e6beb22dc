import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { operations } from '../../openapi/contract.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { admins, roles, serviceTokens, sessions } from '../../server/db/schema/people.ts';
import { serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const ADMINS = '/api/admin/admins';
const ROLES = '/api/admin/roles';
const SERVICES = '/api/admin/service-accounts';
/** Manages people and roles, and nothing else. */
const MANAGER = ['admins.read', 'admins.manage', 'roles.manage'];

/** Starts another session of an administrator. Resolves with the token. */
async function aSession(adminId: string): Promise<string> {
  const token = newSecret();
  const expiresAt = sql`now() + interval '1 hour'`;
  await app.db.insert(sessions).values({ adminId, tokenHash: hashSecret(token), expiresAt });
  return token;
}

/** Creates an administrator with these roles and signs in. Resolves with the token. */
async function signedInAs(username: string, ...roleIds: string[]): Promise<string> {
  const adminId = `adm_${username}`;
  await app.db.insert(admins).values({ adminId, username, passwordHash: 'none', roleIds });
  return aSession(adminId);
}

const stateOfPeople = async () => ({
  admins: await app.db.select().from(admins).orderBy(admins.adminId),
  roles: await app.db.select().from(roles).orderBy(roles.roleId),
  sessions: await app.db.$count(sessions),
  tokens: await app.db.$count(serviceTokens),
});

let lead: string;
beforeEach(async () => {
  await app.db.insert(roles).values([
    { roleId: 'role_people', name: 'People', permissions: MANAGER },
    { roleId: 'role_shop', name: 'Shop', permissions: ['games.read'] },
    { roleId: 'role_free', name: 'Free', permissions: ['items.write'] },
  ]);
  lead = await signedInAs('lead', 'role_people');
  await signedInAs('above', 'finance', 'role_shop');
});

describe('whoever manages administrators', () => {
  const calls: [what: string, method: string, path: string, body?: object][] = [
    ['disable', 'POST', `${ADMINS}/adm_above/disable`],
    ['demote', 'PUT', `${ADMINS}/adm_above`, { roles: [] }],
    ['end every session of', 'DELETE', `${ADMINS}/adm_above/sessions`],
    ['invite once more', 'POST', `${ADMINS}/adm_above/invitation`],
    ['reset the password of', 'POST', `${ADMINS}/adm_above/reset-password`],
    ['reset the second factors of', 'POST', `${ADMINS}/adm_above/reset-factors`],
    ['narrow a role of', 'PUT', `${ROLES}/role_shop`, { name: 'Shop', permissions: [] }],
  ];

  test.each(calls)(
    'may not %s somebody who may do more: in no session, nor by a colleague that they invite',
    async (_, method, path, body) => {
      const { body: invited } = await app.call('POST', ADMINS, {
        token: lead,
        body: { username: 'colleague', roles: ['role_people'] },
      });
      const before = [lead, await aSession('adm_lead'), await aSession(invited.admin.id)];
      const state = await stateOfPeople();
      for (const token of before) {
        const answer = await app.call(method, path, { token, ...(body && { body }) });
        expect(answer).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
      }
      expect(await stateOfPeople()).toEqual(state);
    },
  );

  test('may not end one session of somebody who may do more, nor let them in again', async () => {
    const { body } = await app.call('GET', `${ADMINS}/adm_above/sessions`, { token: lead });
    const one = `${ADMINS}/adm_above/sessions/${body.sessions[0].id}`;
    expect((await app.call('DELETE', one, { token: lead })).status).toBe(403);
    await app.db.update(admins).set({ disabledAt: sql`now()` }).where(eq(admins.adminId, 'adm_above'));
    expect((await app.call('POST', `${ADMINS}/adm_above/enable`, { token: lead })).status).toBe(403);
  });

  test('may do all of it to somebody who may do no more', async () => {
    await signedInAs('second', 'role_people');
    const call = async (method: string, path: string, body?: object) =>
      (await app.call(method, `${ADMINS}/adm_second${path}`, { token: lead, ...(body && { body }) })).status;
    expect(await call('DELETE', '/sessions')).toBe(204);
    expect(await call('POST', '/reset-password')).toBe(200);
    expect(await call('POST', '/reset-factors')).toBe(200);
    expect(await call('POST', '/disable')).toBe(200);
    expect(await call('POST', '/enable')).toBe(200);
    expect(await call('PUT', '', { roles: [] })).toBe(200);
  });

  test('deletes no role that permits more, though nobody has it', async () => {
    const answer = await app.call('DELETE', `${ROLES}/role_free`, { token: lead });
    expect(answer).toMatchObject({ status: 403, body: { permission: 'items.write' } });
  });

  test('changes no role of somebody who may do more, though the role itself permits nothing more', async () => {
    await app.db
      .update(roles)
      .set({ permissions: ['admins.read'] })
      .where(eq(roles.roleId, 'role_shop'));
    const body = { name: 'Shop', permissions: [] };
    expect((await app.call('PUT', `${ROLES}/role_shop`, { token: lead, body })).status).toBe(403);
    await app.db
      .update(admins)
      .set({ roleIds: ['role_shop'] })
      .where(eq(admins.adminId, 'adm_above'));
    expect((await app.call('PUT', `${ROLES}/role_shop`, { token: lead, body })).status).toBe(200);
  });

  test('stops no program that may do more, unless it is their own', async () => {
    const { body } = await app.call('POST', SERVICES, { body: { name: 'exports', roles: ['auditor'] } });
    const { id, tokens } = body.service_account;
    const of = (path: string) => app.call('DELETE', `${SERVICES}/${id}${path}`, { token: lead });
    expect((await of(`/tokens/${tokens[0].id}`)).status).toBe(403);
    expect((await of('')).status).toBe(403);
    await app.db.update(admins).set({ ownerId: 'adm_lead' }).where(eq(admins.adminId, id));
    expect((await of(`/tokens/${tokens[0].id}`)).status).toBe(204);
    expect((await of('')).status).toBe(204);
  });
});

test('every call that changes people, roles or programs asks for a second factor that was shown recently', () => {
  const changes = operations.filter(
    ({ route, written }) =>
      !route.startsWith('GET ') &&
      ['admins.manage', 'roles.manage'].includes(String(written['x-permission'])) &&
      // Only shows what the provider says of the caller.
      written.operationId !== 'testSignOn',
  );
  expect(changes.length).toBeGreaterThan(10);
  expect(changes.filter(({ written }) => written['x-step-up'] !== 300)).toEqual([]);
});

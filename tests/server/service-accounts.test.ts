import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { platformToken } from '../../server/admins/console-commands.ts';
import { resetPassword } from '../../server/authentication/account-commands.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins, roles, serviceTokens, sessions } from '../../server/db/schema/people.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { announceReturn } from '../../server/withdrawals/announce-commands.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { aSentPlayer, aSentWithdrawal } from './platform-fixtures.ts';
import { aColleague, aProgram, aSession, aWithdrawal, serverUnderTest } from './server-under-test.ts';

// Addresses are those of `X-Forwarded-For`.
const app = serverUnderTest({ trustProxy: 1 });
const ACCOUNTS = '/api/admin/service-accounts';
const ME = '/api/admin/me';
const INVALID = { status: 401, body: { code: 'invalid_token' } };

/** Creates a service account of the caller with these roles. */
async function aServiceAccount(roleIds: string[], values: object = {}, token?: string) {
  const body = { name: 'sync', roles: roleIds, ...values };
  return app.call('POST', ACCOUNTS, { body, ...(token && { token }) });
}

/** The token of a new service account, and the account's id. */
async function tokenOf(roleIds: string[], values?: object, owner?: string): Promise<{ token: string; id: string }> {
  const { body } = await aServiceAccount(roleIds, values, owner);
  return { token: body.token, id: body.service_account.id };
}

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

/** A role that may manage administrators, and roles. */
async function managers(): Promise<string> {
  await ownRole('role_managers', ['admins.read', 'admins.manage', 'roles.manage']);
  return 'role_managers';
}

const games = async (token: string) => (await app.call('GET', '/api/admin/games', { token })).status;
const auditOf = (action: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.auditId);

describe('a service account', () => {
  test('calls with its token, is named in the audit log, and belongs to its creator', async () => {
    const { status, body } = await aServiceAccount(['catalogue'], { name: 'Nightly.Sync' });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^coa_[0-9a-f]{16}_[0-9a-f]{64}_[0-9a-f]{8}$/);
    const [kept] = await app.db.select().from(serviceTokens);
    expect(JSON.stringify(kept)).not.toContain(body.token.split('_')[2]);
    const days = (Date.parse(body.expires_at) - Date.parse(body.service_account.tokens[0].created_at)) / 86_400_000;
    expect(days).toBe(90);
    const { token } = body;
    expect((await app.call('GET', ME, { token })).body).toMatchObject({
      username: 'nightly.sync',
      roles: [{ id: 'catalogue' }],
      session: { id: kept?.tokenId, is_current: true },
    });
    await app.call('POST', '/admin/withdrawal/withdrawals/WDR-1/approve', { token, body: {} });
    const { id } = body.service_account;
    expect(await auditOf('request.denied')).toMatchObject([{ adminId: id, username: 'nightly.sync' }]);
    expect(await auditOf('service_account.create')).toMatchObject([
      { adminId: 'adm_1', subjectId: id, after: { name: 'nightly.sync', roles: ['catalogue'], owner: 'adm_1' } },
    ]);
    const list = await app.call('GET', ACCOUNTS);
    expect(list.body.service_accounts).toMatchObject([
      { id, owner: { id: 'adm_1', username: 'admin' }, tokens: [{ networks: [], last_used_from: null }] },
    ]);
    expect(list.body.service_accounts[0].tokens[0].last_used_at).toMatch(/Z$/);
    expect(list.text).not.toContain(token);
  });

  test('is no administrator: not listed among them, not changed like them, and nobody signs in with it', async () => {
    const { id } = await tokenOf([await managers()]);
    expect((await app.call('GET', '/api/admin/admins')).body.admins).toHaveLength(1);
    expect((await app.call('GET', `/api/admin/admins/${id}`)).status).toBe(404);
    expect((await app.call('POST', `/api/admin/admins/${id}/reset-password`)).status).toBe(404);
    await expect(resetPassword(app.db, 'sync')).rejects.toThrow('Administrator sync was not found.');
    // It does not count as somebody who could manage administrators either.
    const lead = await signedInAs('lead', 'administrator');
    await app.db
      .update(admins)
      .set({ signOnIssuer: 'https://sso.example.com', signOnSubject: 'lead' })
      .where(eq(admins.adminId, 'adm_lead'));
    const alone = await app.call('POST', '/api/admin/admins/adm_1/disable', { token: lead });
    expect(alone).toMatchObject({ status: 409, body: { code: 'last_administrator' } });
    expect((await aServiceAccount([], { name: 'ADMIN' })).body.errors).toEqual([
      { path: 'name', message: 'admin is taken' },
    ]);
  });

  test('grants nothing, gives no tokens, and does not sign out or change a password', async () => {
    const { token, id } = await tokenOf([await managers()]);
    const person = { status: 403, body: { code: 'person_required' } };
    const calls: [string, string, object?][] = [
      ['POST', '/api/admin/admins', { username: 'dana', roles: [] }],
      ['PUT', '/api/admin/admins/adm_1', { roles: [] }],
      ['POST', '/api/admin/roles', { name: 'Mine', permissions: [] }],
      ['POST', ACCOUNTS, { name: 'child', roles: [] }],
      ['POST', `${ACCOUNTS}/${id}/tokens`, {}],
      ['POST', '/auth/admin-logout'],
      ['POST', '/auth/admin-password', { current_password: 'x', new_password: 'a long sentence is a good one' }],
    ];
    for (const [method, path, body] of calls) {
      expect(await app.call(method, path, { token, body }), `${method} ${path}`).toMatchObject(person);
    }
    expect(await auditOf('request.denied')).toHaveLength(calls.length);
    expect(await app.db.$count(admins)).toBe(2);
  });

  test('gets no permission that its creator lacks, and keeps none that its owner loses', async () => {
    await ownRole('role_people', ['admins.manage', 'games.read', 'platform.read']);
    const lead = await signedInAs('lead', 'role_people');
    expect(await aServiceAccount(['platform'], {}, lead)).toMatchObject({
      status: 403,
      body: { code: 'permission_missing', permission: 'platform.write' },
    });
    await ownRole('role_games', ['games.read']);
    const { token, id } = await tokenOf(['role_games'], {}, lead);
    expect(await games(token)).toBe(200);
    await app.db
      .update(roles)
      .set({ permissions: ['admins.manage'] })
      .where(eq(roles.roleId, 'role_people'));
    expect(await games(token)).toBe(403);
    expect((await app.call('GET', ME, { token })).body.permissions).toEqual([]);
    // Somebody else, who lacks the permissions of an account, gives it no token either.
    const { id: other } = await tokenOf(['auditor'], { name: 'other' });
    expect(await app.call('POST', `${ACCOUNTS}/${other}/tokens`, { token: lead, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
    expect((await app.call('POST', `${ACCOUNTS}/${id}/tokens`, { token: lead, body: {} })).status).toBe(201);
  });

  test('never reviews or pays: a role that permits it is not given to it', async () => {
    for (const role of ['administrator', 'finance', 'reviewer']) {
      const { status, body } = await aServiceAccount([role, 'platform']);
      expect([status, body.errors[0].path]).toEqual([422, 'roles']);
    }
    expect((await aServiceAccount(['reviewer'])).body.errors).toEqual([
      { path: 'roles', message: 'must not permit what only people may do: withdrawals.review, players.freeze' },
    ]);
    await ownRole('role_payer', ['withdrawals.read', 'withdrawals.pay', 'payouts.create']);
    expect((await aServiceAccount(['role_payer'])).body.errors[0].message).toMatch(
      /withdrawals\.pay, payouts\.create$/,
    );
    expect(await app.db.$count(admins)).toBe(1);
  });

  test('never reviews or pays: not with a role from before, nor with one that permits it only now, or a fresh token', async () => {
    const before = await aProgram(app.db, 'adm_1', { name: 'before', roleIds: ['administrator'] });
    await ownRole('role_reader', ['withdrawals.read']);
    const { token, id } = await tokenOf(['role_reader']);
    await app.db
      .update(roles)
      .set({ permissions: ['withdrawals.read', 'withdrawals.review', 'withdrawals.pay', 'payouts.create'] })
      .where(eq(roles.roleId, 'role_reader'));
    const fresh = (await app.call('POST', `${ACCOUNTS}/${id}/tokens`, { body: {} })).body.token;
    const colleagues = await app.call('POST', `${ACCOUNTS}/${id}/tokens`, {
      body: {},
      token: await aColleague(app.db, 'robin'),
    });
    expect(colleagues.body.code).toBe('too_many_tokens');
    const [waiting, approved, failed, completed] = [
      await aWithdrawal(app.db),
      await aWithdrawal(app.db, { status: 'approved' }),
      await aWithdrawal(app.db, { status: 'failed' }),
      await aWithdrawal(app.db, { status: 'completed' }),
    ];
    const at = (one: string, action: string) => `/admin/withdrawal/withdrawals/${one}/${action}`;
    const calls: [string, object?][] = [
      [at(waiting, 'approve'), {}],
      [at(waiting, 'reject'), { reason: 'x' }],
      [at(approved, 'process')],
      [at(approved, 'recall'), { reason: 'x' }],
      [at(failed, 'retry')],
      [at(failed, 'release'), { reason: 'x' }],
      [at(completed, 'return'), { reason: 'x', bank_reference: 'R' }],
      ['/admin/withdrawal/withdrawals/bulk-approve', { withdrawal_ids: [waiting] }],
      ['/admin/withdrawal/withdrawals/bulk-reject', { withdrawal_ids: [waiting], reason: 'x' }],
      ['/admin/withdrawal/withdrawals/bulk-recall', { withdrawal_ids: [approved], reason: 'x' }],
      ['/api/admin/company-revenue/process-payout', { payout_amount: 1, payout_method: 'ACH' }],
    ];
    for (const program of [before.token, token, fresh]) {
      for (const [path, body] of calls) {
        expect(await app.call('POST', path, { token: program, body }), path).toMatchObject({
          status: 403,
          body: { code: 'person_required' },
        });
      }
    }
    const statuses = await app.db
      .select({ status: withdrawals.status })
      .from(withdrawals)
      .orderBy(withdrawals.withdrawalId);
    expect(statuses.map(({ status }) => status)).toEqual(['pending_review', 'approved', 'failed', 'completed']);
    expect((await app.call('GET', ME, { token })).body.permissions).toEqual(['withdrawals.read']);
  });

  test('never reviews or pays: the command itself refuses it', async () => {
    const by = { adminId: 'svc_1', username: 'sync', address: null, requestId: null, ownerId: 'adm_1' };
    const id = await aWithdrawal(app.db);
    for (const [status, action] of [
      ['pending_review', 'approve'],
      ['pending_review', 'reject'],
      ['approved', 'process'],
      ['approved', 'recall'],
      ['failed', 'retry'],
      ['failed', 'release'],
    ] as const) {
      const one = await aWithdrawal(app.db, { status });
      const change = changeWithdrawal(app.db, by, one, { action, note: 'A reason' });
      await expect(change, action).rejects.toMatchObject({ code: 'person_required' });
    }
    await expect(announceReturn(app.db, by, id, { reason: 'x', bankReference: 'R' })).rejects.toMatchObject({
      code: 'person_required',
    });
  });

  test('alone brings records in and reads the feed: no person does, in any session', async () => {
    const body = { records: [aSentPlayer()] };
    const sessionsOfPeople = [await aSession(app.db), await aSession(app.db), await aColleague(app.db, 'robin')];
    for (const token of sessionsOfPeople) {
      for (const [method, path, given] of [
        ['POST', '/api/platform/players', body],
        ['POST', '/api/platform/withdrawals', { records: [aSentWithdrawal()] }],
        ['POST', '/api/platform/imports?kind=players', body],
        ['POST', '/api/platform/withdrawals/WDR-1/cancel', {}],
        ['GET', '/api/platform/events', undefined],
      ] as const) {
        expect(await app.call(method, path, { token, body: given }), path).toMatchObject({
          status: 403,
          body: {
            code: 'program_required',
            message: 'Only a program may do this, with the token of a service account.',
          },
        });
      }
    }
    expect((await app.call('POST', '/api/platform/players', { body })).body.counts.created).toBe(1);
  });

  test('alone may have the role platform', async () => {
    const taken = { status: 422, body: { errors: [{ path: 'roles', message: 'must name roles that there are' }] } };
    const body = { username: 'dana', roles: ['platform'] };
    expect(await app.call('POST', '/api/admin/admins', { body })).toMatchObject(taken);
    const { token } = await tokenOf(['platform']);
    expect((await app.call('GET', '/api/platform/events', { token })).status).toBe(200);
    expect(await games(token)).toBe(403);
  });

  test('is deleted with its tokens, and its role can be deleted then', async () => {
    await ownRole('role_games', ['games.read']);
    const { token, id } = await tokenOf(['role_games']);
    expect((await app.call('DELETE', '/api/admin/roles/role_games')).body.code).toBe('role_in_use');
    expect((await app.call('DELETE', `${ACCOUNTS}/${id}`)).status).toBe(204);
    expect(await app.call('GET', ME, { token })).toMatchObject(INVALID);
    expect((await app.call('GET', ACCOUNTS)).body.service_accounts).toEqual([]);
    expect((await app.call('DELETE', `${ACCOUNTS}/${id}`)).status).toBe(404);
    expect((await app.call('DELETE', '/api/admin/roles/role_games')).status).toBe(204);
    expect(await auditOf('service_account.delete')).toMatchObject([
      { subjectId: id, before: { name: 'sync', roles: ['role_games'] } },
    ]);
  });
});

describe('a token', () => {
  test('that is damaged is refused without the database', async () => {
    const { token } = await tokenOf([]);
    const damaged = [token.slice(0, -1), token.slice(0, 40), `${token.slice(0, -8)}00000000`, token.replace('_', '-')];
    await app.db.execute(sql`alter table service_tokens rename to hidden`);
    try {
      for (const one of damaged.slice(0, 3)) {
        expect(await app.call('GET', ME, { token: one }), one).toMatchObject(INVALID);
      }
    } finally {
      await app.db.execute(sql`alter table hidden rename to service_tokens`);
    }
    expect((await app.call('GET', ME, { token: damaged[3] ?? '' })).status).toBe(401);
  });

  test('is replaced without a gap: two work, a third is refused, and a revoked one stops at once', async () => {
    const { token, id } = await tokenOf(['catalogue']);
    const next = await app.call('POST', `${ACCOUNTS}/${id}/tokens`, { body: { expires_in_days: 365 } });
    expect([await games(token), await games(next.body.token)]).toEqual([200, 200]);
    expect(await app.call('POST', `${ACCOUNTS}/${id}/tokens`, { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'too_many_tokens' },
    });
    const [, first] = next.body.service_account.tokens;
    expect((await app.call('DELETE', `${ACCOUNTS}/${id}/tokens/${first.id}`)).status).toBe(204);
    expect([await games(token), await games(next.body.token)]).toEqual([401, 200]);
    expect((await app.call('DELETE', `${ACCOUNTS}/${id}/tokens/${first.id}`)).status).toBe(404);
    expect(await auditOf('service_token.revoke')).toMatchObject([{ subjectId: id, before: { token_id: first.id } }]);
    for (const days of [0, 366]) {
      const { status } = await app.call('POST', `${ACCOUNTS}/${id}/tokens`, { body: { expires_in_days: days } });
      expect(status).toBe(422);
    }
  });

  test('that has expired is refused, and the attempt is noted', async () => {
    const { token, id } = await tokenOf(['catalogue']);
    await app.db.update(serviceTokens).set({ expiresAt: sql`now()` });
    expect(await app.call('GET', ME, { token })).toMatchObject(INVALID);
    expect(await auditOf('request.denied')).toMatchObject([
      { adminId: id, username: 'sync', subjectId: `GET ${ME}`, after: { status: 401, code: 'invalid_token' } },
    ]);
  });

  test('stops with its owner’s account; an export under way ends, and the next call is refused', async () => {
    const owner = await signedInAs('second', 'administrator');
    const { token } = await tokenOf(['auditor'], {}, owner);
    const headers = { authorization: `Bearer ${token}` };
    const exporting = await app.fetch('/api/admin/exports/transactions', { headers });
    expect((await app.call('POST', '/api/admin/admins/adm_second/disable')).status).toBe(200);
    expect(await exporting.text()).toMatch(/^\W?transaction_id,/);
    expect(await app.call('GET', ME, { token })).toMatchObject(INVALID);
    const { body } = await app.call('GET', ACCOUNTS);
    expect(body.service_accounts[0].owner).toMatchObject({ username: 'second', is_disabled: true });
  });

  test('works from its networks only, and the attempt from elsewhere is noted', async () => {
    const { token, id } = await tokenOf(['catalogue'], { networks: ['203.0.113.9/24', '2001:DB8::/48'] });
    expect((await app.call('GET', ACCOUNTS)).body.service_accounts[0].tokens[0].networks).toEqual([
      '203.0.113.0/24',
      '2001:db8::/48',
    ]);
    const from = (address: string) => ({ token, headers: { 'x-forwarded-for': address } });
    for (const address of ['203.0.113.77', '2001:db8:0:9::1', '::ffff:203.0.113.1']) {
      expect((await app.call('GET', ME, from(address))).status, address).toBe(200);
    }
    for (const address of ['203.0.114.1', '2001:db9::1']) {
      expect(await app.call('GET', ME, from(address)), address).toMatchObject({
        status: 403,
        body: { code: 'network_not_allowed', message: `This token may not be used from ${address}.` },
      });
    }
    expect(await auditOf('request.denied')).toMatchObject([{ adminId: id }, { adminId: id }]);
    for (const network of ['0.0.0.0/0', '203.0.113.0/33', 'example.org']) {
      const { body } = await aServiceAccount([], { name: 'other', networks: [network] });
      expect(body.errors[0].path, network).toBe('networks.0');
    }
  });
});

test('the console gives a program on this machine a token of its owner, and another in place of it', async () => {
  const first = await platformToken(app.db, 'admin', 'Simulator');
  const [again] = [await platformToken(app.db, 'ADMIN', 'simulator')];
  const address = (token: string, from: string) =>
    app.call('GET', '/api/platform/events', { token, headers: { 'x-forwarded-for': from } });
  expect(await address(first, '127.0.0.1')).toMatchObject(INVALID);
  expect((await address(again, '127.0.0.1')).status).toBe(200);
  expect((await address(again, '203.0.113.9')).status).toBe(403);
  expect(await auditOf('service_account.create')).toMatchObject([{ username: 'console' }]);
  expect(await auditOf('service_token.revoke')).toMatchObject([{ username: 'console' }]);
  await expect(platformToken(app.db, 'nobody', 'simulator')).rejects.toThrow('Administrator nobody was not found.');
  await expect(platformToken(app.db, 'admin', 'admin')).rejects.toThrow('admin is taken');
  await expect(platformToken(app.db, 'admin', 'a b')).rejects.toThrow('must be 2 to 100 letters');
});

import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { disableAbsentAdmins, disableIdleAdmins } from '../../server/admins/idle-commands.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins, permissionUses, sessions } from '../../server/db/schema/people.ts';
import { aColleague, anAbsentColleague, aProgram, aSession, refuseRows, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();

/** The lines of the export, by the names of its columns. */
async function evidence(): Promise<Record<string, string>[]> {
  const response = await app.fetch('/api/admin/admins/access-evidence', {
    headers: { authorization: `Bearer ${await aSession(app.db)}` },
  });
  expect(response.status).toBe(200);
  const [header = '', ...lines] = (await response.text()).trim().split('\r\n');
  const names = header.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])));
}

const linesOf = async (account: string) => (await evidence()).filter((line) => line.account === account);

/** As if the account had been created, and last active, this many days ago. */
async function idleFor(adminId: string, days: number) {
  const then = sql`now() - ${days}::int * interval '1 day'`;
  await app.db.update(admins).set({ createdAt: then }).where(eq(admins.adminId, adminId));
  await app.db.delete(sessions).where(eq(sessions.adminId, adminId));
  await app.db.delete(permissionUses).where(eq(permissionUses.adminId, adminId));
}

const stateOf = async (username: string) =>
  (await app.db.select().from(admins).where(eq(admins.username, username)))[0]?.disabledAt === null;

test('each permission of each account has a line: by which roles, since when, and when it was last used', async () => {
  const dana = await aColleague(app.db, 'dana', ['support', 'catalogue']);
  await app.call('GET', '/api/admin/games', { token: dana });
  await app.call('PUT', '/api/admin/admins/adm_dana', { body: { roles: ['support', 'finance'] } });
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'admin.change_roles'));
  const lines = await linesOf('dana');
  const of = (permission: string) => lines.find((line) => line.permission === permission);
  const [account] = await app.db.select().from(admins).where(eq(admins.username, 'dana'));
  expect(of('withdrawals.read')).toMatchObject({
    kind: 'person',
    state: 'active',
    roles: 'support / finance',
    held_since: account?.createdAt.toISOString(),
    last_used_at: '',
    is_idle: 'no',
    conflict: '',
  });
  expect(of('payouts.create')).toMatchObject({ roles: 'finance', held_since: row?.createdAt.toISOString() });
  // It was used, and is gone with its role.
  expect(of('games.read')).toBeUndefined();
  expect((await linesOf('admin')).find(({ permission }) => permission === 'admins.manage')?.last_used_at).toMatch(
    /^20/,
  );
});

test('a permission that a role gained later is held since then', async () => {
  const { body: role } = await app.call('POST', '/api/admin/roles', {
    body: { name: 'Shift lead', permissions: ['games.read'] },
  });
  await aColleague(app.db, 'kim', [role.id]);
  const change = { name: 'Shift lead', permissions: ['games.read', 'items.read'] };
  await app.call('PUT', `/api/admin/roles/${role.id}`, { body: change });
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'role.update'));
  const [games, items] = await linesOf('kim');
  expect(items).toMatchObject({ permission: 'items.read', held_since: row?.createdAt.toISOString() });
  expect(new Date(games?.held_since ?? '') < new Date(items?.held_since ?? '')).toBe(true);
});

test('what should be apart, idle accounts, programs and accounts that cannot be used are named', async () => {
  await aColleague(app.db, 'both', ['reviewer', 'finance']);
  await aColleague(app.db, 'asleep', ['support']);
  await idleFor('adm_asleep', 60);
  await aColleague(app.db, 'gone', ['support']);
  await app.db.update(admins).set({ disabledAt: sql`now()` }).where(eq(admins.username, 'gone'));
  await aProgram(app.db, 'adm_1');
  const conflicts = (await linesOf('both')).filter(({ conflict }) => conflict !== '');
  expect(conflicts).toMatchObject([
    { permission: 'withdrawals.review', conflict: 'withdrawals.pay' },
    { permission: 'withdrawals.pay', conflict: 'withdrawals.review' },
  ]);
  expect((await linesOf('asleep'))[0]).toMatchObject({ idle_days: '60', is_idle: 'yes', last_active_at: '' });
  expect(await linesOf('gone')).toMatchObject([{ state: 'disabled', permission: '', held_since: '' }]);
  expect((await linesOf('platform-sync'))[0]).toMatchObject({ kind: 'service account', owner: 'admin' });
});

test('taking the evidence away is audited, and takes the permission to export the audit log', async () => {
  await evidence();
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'admin.export'));
  expect(row).toMatchObject({ adminId: 'adm_1', after: { complete: true } });
  const token = await aColleague(app.db, 'finance', ['finance']);
  expect((await app.call('GET', '/api/admin/admins/access-evidence', { token })).status).toBe(403);
});

test('administrators who were idle for long are disabled, but never the last who may manage', async () => {
  const dana = await aColleague(app.db, 'dana', ['support']);
  await aColleague(app.db, 'asleep', ['support']);
  await aColleague(app.db, 'chief');
  await aColleague(app.db, 'awake', ['support']);
  await app.db.execute(sql`insert into audit_log (created_at, admin_id, action, subject_type)
    values (now() - interval '50 days', 'adm_awake', 'admin.sign_in', 'admin')`);
  for (const id of ['adm_asleep', 'adm_awake', 'adm_chief', 'adm_1']) await idleFor(id, id === 'adm_1' ? 70 : 90);
  expect(await disableIdleAdmins(app.db, 91)).toEqual([]);
  expect((await disableIdleAdmins(app.db, 60)).toSorted()).toEqual(['asleep', 'chief']);
  expect(await Promise.all(['dana', 'awake', 'asleep', 'chief', 'admin'].map(stateOf))).toEqual([
    ...[true, true, false, false, true],
  ]);
  expect((await app.call('GET', '/api/admin/me', { token: dana })).status).toBe(200);
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'admin.disable'))
    .orderBy(auditLog.auditId);
  expect(rows).toMatchObject([{ username: 'housekeeping', adminId: null }, { username: 'housekeeping' }]);
});

test('somebody who cannot be disabled keeps nobody else enabled', async () => {
  for (const name of ['bad', 'good']) {
    await aColleague(app.db, name, ['support']);
    await idleFor(`adm_${name}`, 61);
  }
  await refuseRows(app.db, 'admins', `new.username = 'bad'`);
  const failed: string[] = [];
  expect(await disableIdleAdmins(app.db, 60, (username) => void failed.push(username))).toEqual(['good']);
  expect(failed).toEqual(['bad']);
});

test('somebody who was enabled again has all the days again', async () => {
  await aColleague(app.db, 'asleep', ['support']);
  await idleFor('adm_asleep', 90);
  await disableIdleAdmins(app.db, 60);
  await app.call('POST', '/api/admin/admins/adm_asleep/enable');
  expect(await disableIdleAdmins(app.db, 60)).toEqual([]);
});

test('accounts of single sign-on that nobody signs in with are disabled, but never the last who may manage; enabling counts anew', async () => {
  const ada = await anAbsentColleague(app.db, 'ada', 31);
  await anAbsentColleague(app.db, 'ben', 29);
  expect(await disableAbsentAdmins(app.db, 30)).toEqual(['ada']);
  expect((await app.call('GET', '/api/admin/me', { token: ada })).status).toBe(401);
  expect((await app.call('POST', '/api/admin/admins/adm_ada/enable')).status).toBe(200);
  // The session has ended, and not only slept.
  expect((await app.call('GET', '/api/admin/me', { token: ada })).status).toBe(401);
  expect(await disableAbsentAdmins(app.db, 30)).toEqual([]);
  // Without an administrator who has a password, one of single sign-on remains.
  await app.db.update(admins).set({ disabledAt: sql`now()` }).where(eq(admins.adminId, 'adm_1'));
  await app.db.update(admins).set({ signedOnAt: sql`now() - interval '90 days'` });
  expect(await disableAbsentAdmins(app.db, 30)).toHaveLength(1);
  expect(await disableAbsentAdmins(app.db, 30)).toEqual([]);
});

test('a permission is noted once an hour, and not when a screen asks by itself', async () => {
  const token = await aColleague(app.db, 'dana', ['support']);
  const noted = () => app.db.select().from(permissionUses).where(eq(permissionUses.adminId, 'adm_dana'));
  await app.call('GET', '/admin/withdrawal/withdrawals', { token, headers: { 'x-background': 'true' } });
  expect(await noted()).toEqual([]);
  await app.call('GET', '/admin/withdrawal/withdrawals', { token });
  const first = await noted();
  await app.call('GET', '/admin/withdrawal/withdrawals', { token });
  expect(first).toMatchObject([{ permission: 'withdrawals.read' }]);
  expect(await noted()).toEqual(first);
  expect((await app.call('GET', '/api/admin/audit', { token })).status).toBe(403);
  expect(await noted()).toEqual(first);
  // What changes something is somebody's, whatever the call says.
  await app.call('POST', '/api/admin/players/PLR-1/notes', {
    ...{ token, body: { text: 'A note' } },
    headers: { 'x-background': 'true' },
  });
  expect(await noted()).toMatchObject([{}, { permission: 'notes.write' }]);
});

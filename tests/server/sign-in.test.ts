import { eq, like, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createAdmin, resetPassword, setDisabled } from '../../server/authentication/account-commands.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins, sessions } from '../../server/db/schema/people.ts';
import { signInLimits } from '../../server/db/schema/sign-in-limits.ts';
import { Permission } from '../../src/generated/model/permission.ts';
import { PASSWORD, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest({ trustProxy: 1 });
const SUMMARY = '/admin/withdrawal/withdrawals/summary';

const signIn = (username: string, password: string) =>
  app.call('POST', '/auth/admin-login', { body: { username, password }, token: null });
const reaches = async (token: string) => (await app.call('GET', SUMMARY, { token })).status;
const auditedActions = async () =>
  (await app.db.select().from(auditLog).orderBy(auditLog.auditId)).map((row) => row.action);

test('the right password gives a token and the administrator', async () => {
  const answer = await signIn('admin', PASSWORD);
  expect(answer.status).toBe(200);
  expect(answer.body.admin).toEqual({
    id: 'adm_1',
    username: 'admin',
    role: 'administrator',
    roles: [{ id: 'administrator', name: 'administrator' }],
    permissions: Object.values(Permission),
    must_change_password: false,
    second_factor: 'none',
    has_single_sign_on: false,
  });
  expect(answer.body.access_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await reaches(answer.body.access_token)).toBe(200);
});

test('upper and lower case of the username are the same', async () => {
  expect((await signIn(' Admin ', PASSWORD)).status).toBe(200);
});

test('a wrong password and an unknown username get the same answer', async () => {
  const wrong = await signIn('admin', 'not the password');
  const unknown = await signIn('nobody', PASSWORD);
  expect(wrong.status).toBe(401);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect(wrong.body.message).toBe('The username or password is wrong.');
});

test('a name that is nobody’s, which may be a password, is stored and logged nowhere as it was typed', async () => {
  await signIn('hunter2-typed-as-a-name', PASSWORD);
  await signIn('hunter2-typed-as-a-name', PASSWORD);
  const rows = await app.db.select().from(auditLog).orderBy(auditLog.auditId);
  const everywhere = JSON.stringify([rows, await app.db.select().from(signInLimits), app.logged]);
  expect(everywhere).not.toContain('hunter2');
  // The same name has the same mark.
  expect(rows.at(-1)?.username).toMatch(/^unknown:[0-9a-f]{16}$/);
  expect(rows.at(-2)?.username).toBe(rows.at(-1)?.username);
});

test('a line of the log says who called what from where, and nothing of the query', async () => {
  await app.call('GET', '/admin/withdrawal/withdrawals?search=mara@example.com', {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(JSON.parse(app.logged.at(-1) ?? '')).toMatchObject({
    method: 'GET',
    path: '/admin/withdrawal/withdrawals',
    operationId: 'listWithdrawals',
    admin: 'admin',
    address: '203.0.113.7',
    status: 200,
  });
  expect(app.logged.join()).not.toContain('mara');
});

test('every attempt is logged, with the name where it is somebody’s, and never with the password', async () => {
  await signIn('admin', 'hunter2-hunter2');
  await signIn('Nobody', 'hunter2-hunter2');
  await signIn('admin', PASSWORD);
  const rows = await app.db.select().from(auditLog).orderBy(auditLog.auditId);
  expect(rows.slice(-3)).toMatchObject([
    { action: 'admin.sign_in_refused', adminId: null, subjectId: 'adm_1', username: 'admin' },
    {
      action: 'admin.sign_in_refused',
      adminId: null,
      subjectId: null,
      username: expect.stringMatching(/^unknown:[0-9a-f]{16}$/),
    },
    { action: 'admin.sign_in', adminId: 'adm_1', username: 'admin' },
  ]);
  const everything = JSON.stringify(rows) + app.logged.join();
  expect(everything).not.toContain('hunter2');
  expect(everything).not.toContain(PASSWORD);
});

test('the token is stored as a hash only', async () => {
  const token = await app.signIn();
  expect(JSON.stringify(await app.db.select().from(sessions))).not.toContain(token);
});

test('signing out makes the token worthless at once, and no other', async () => {
  const [leaving, staying] = [await app.signIn(), await app.signIn()];
  expect((await app.call('POST', '/auth/admin-logout', { token: leaving })).status).toBe(204);
  expect(await reaches(leaving)).toBe(401);
  expect((await app.call('POST', '/auth/admin-logout', { token: leaving })).status).toBe(401);
  expect(await reaches(staying)).toBe(200);
});

test('a session ends after eight hours', async () => {
  const token = await app.signIn();
  await app.db.update(sessions).set({ expiresAt: sql`now()` });
  expect(await reaches(token)).toBe(401);
});

test.each([null, '', 'x', `${'y'.repeat(43)}`, "' or 1=1 --", 'a b'])('the token %j reaches nothing', async (token) => {
  const answer = await app.call('GET', SUMMARY, { token });
  expect(answer.status).toBe(401);
  expect(answer.body.message).toBe('Please sign in.');
});

test('a disabled administrator is out at once and cannot come back until enabled', async () => {
  const token = await app.signIn();
  await setDisabled(app.db, 'admin', true);
  expect(await reaches(token)).toBe(401);
  expect((await signIn('admin', PASSWORD)).body.message).toBe('The username or password is wrong.');
  await setDisabled(app.db, 'admin', false);
  expect((await signIn('admin', PASSWORD)).status).toBe(200);
});

describe('a one-use password', () => {
  const change = (token: string, current_password: string, new_password: string) =>
    app.call('POST', '/auth/admin-password', { token, body: { current_password, new_password } });

  test('signs in, reaches nothing but its own change, and then everything', async () => {
    const password = await createAdmin(app.db, 'Robin');
    const answer = await signIn('robin', password);
    expect(answer.body.admin.must_change_password).toBe(true);
    const token = answer.body.access_token;
    const refused = await app.call('GET', SUMMARY, { token });
    expect([refused.status, refused.body.code]).toEqual([403, 'password_change_required']);
    expect((await change(token, password, 'a much better password')).status).toBe(204);
    expect(await reaches(token)).toBe(200);
    expect((await signIn('robin', password)).status).toBe(401);
    expect((await signIn('robin', 'a much better password')).body.admin.must_change_password).toBe(false);
  });

  test('works once: signing in with it again is refused, also in the same moment', async () => {
    const password = await createAdmin(app.db, 'robin');
    const answers = await Promise.all([signIn('robin', password), signIn('robin', password)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await signIn('robin', password)).body).toMatchObject({ code: 'invalid_credentials' });
    const { access_token } = answers.find(({ status }) => status === 200)?.body ?? {};
    expect((await change(access_token, password, 'a much better password')).status).toBe(204);
  });

  test('works for 72 hours after it was given out, and letting its administrator in again makes it no younger', async () => {
    const password = await createAdmin(app.db, 'robin');
    const givenOut = (hours: number) =>
      app.db
        .update(admins)
        .set({ updatedAt: sql`now() - ${hours}::int * interval '1 hour'` })
        .where(eq(admins.username, 'robin'));
    await givenOut(73);
    expect((await signIn('robin', password)).status).toBe(401);
    await setDisabled(app.db, 'robin', false);
    expect((await signIn('robin', password)).status).toBe(401);
    await givenOut(71);
    expect((await signIn('robin', password)).status).toBe(200);
    await givenOut(73);
    expect((await signIn('robin', await resetPassword(app.db, 'robin'))).status).toBe(200);
  });

  test('can be signed out of without changing it', async () => {
    const password = await createAdmin(app.db, 'robin');
    const token = await app.signIn('robin', password);
    expect((await app.call('POST', '/auth/admin-logout', { token })).status).toBe(204);
  });

  test('replaces a forgotten one and ends every session', async () => {
    const token = await app.signIn();
    const password = await resetPassword(app.db, 'ADMIN');
    expect(await reaches(token)).toBe(401);
    expect((await signIn('admin', PASSWORD)).status).toBe(401);
    expect((await signIn('admin', password)).body.admin.must_change_password).toBe(true);
  });

  test('changing a password ends the other sessions and keeps this one', async () => {
    const [other, mine] = [await app.signIn(), await app.signIn()];
    expect((await change(mine, PASSWORD, 'a much better password')).status).toBe(204);
    expect(await reaches(other)).toBe(401);
    expect(await reaches(mine)).toBe(200);
  });

  test.each([
    ['a wrong current password', 'not it at all', 'a much better password', 'current_password'],
    ['the same password again', PASSWORD, PASSWORD, 'new_password'],
    ['a short one', PASSWORD, 'short', 'new_password'],
    ['a common one', PASSWORD, 'Password2026!', 'new_password'],
    ['one with the username in it', PASSWORD, 'seven grey Admin herons', 'new_password'],
  ])('%s is refused, and nothing changes', async (_, current, next, path) => {
    const answer = await change(await app.signIn(), current, next);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(path);
    expect((await signIn('admin', PASSWORD)).status).toBe(200);
  });

  test.each(['', 'x', 'robin miller', 'robin\0', '../robin', 'admin', 'ADMIN'])(
    'an administrator cannot be named %j',
    async (username) => {
      await expect(createAdmin(app.db, username)).rejects.toThrow(/username/);
      expect(await app.db.$count(admins)).toBe(1);
    },
  );

  test('cannot be given to nobody', async () => {
    await expect(resetPassword(app.db, 'nobody')).rejects.toThrow('Administrator nobody was not found.');
    await expect(setDisabled(app.db, 'nobody', true)).rejects.toThrow('was not found');
  });
});

test('what the console does to accounts is in the audit log', async () => {
  await createAdmin(app.db, 'robin');
  await resetPassword(app.db, 'robin');
  await setDisabled(app.db, 'robin', true);
  expect((await auditedActions()).slice(-3)).toEqual(['admin.create', 'admin.reset_password', 'admin.disable']);
});

test('more sign-ins at once than can be checked are turned away with 429 and a time to wait, and are not counted', async () => {
  const attempts = Array.from({ length: 40 }, (_, index) =>
    app.call('POST', '/auth/admin-login', {
      body: { username: `guess-${index}`, password: 'not the password' },
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
      token: null,
    }),
  );
  const answers = await Promise.all(attempts);
  const turnedAway = answers.filter((answer) => answer.status === 429);
  const checked = answers.filter((answer) => answer.status === 401);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(checked.length).toBeGreaterThan(2);
  expect(Number(turnedAway[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const counts = await app.db.select().from(signInLimits).where(like(signInLimits.subject, 'account:%'));
  expect(counts.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(checked.length);
  expect((await signIn('admin', PASSWORD)).status).toBe(200);
});

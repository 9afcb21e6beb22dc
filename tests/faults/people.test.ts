import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { admins, sessions } from '../../server/db/schema/people.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { report, size } from './suite.ts';

// Two people who do something to each other, or with the same invitation, at once, each in another process.

const ADMINS = '/api/admin/admins';
const ROUNDS = size(4, 60);

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.close());

/** Calls one of the processes with the session of this token. */
async function call(process: number, token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${cluster.origins[process]}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Signs an administrator in, who may do everything. Resolves with the token. */
async function signedIn(adminId: string): Promise<string> {
  const token = newSecret();
  const values = { adminId, username: adminId, passwordHash: 'none', roleIds: ['administrator'], disabledAt: null };
  await cluster.db.insert(admins).values(values).onConflictDoUpdate({ target: admins.adminId, set: values });
  const expiresAt = sql`now() + interval '1 hour'`;
  await cluster.db.insert(sessions).values({ adminId, tokenHash: hashSecret(token), expiresAt });
  return token;
}

test.each([
  ['disable', 'POST', '/disable', undefined],
  ['demote', 'PUT', '', { roles: ['support'] }],
] as const)('of two administrators who %s each other at once, one wins', async (_does, method, path, body) => {
  // Nobody else could manage administrators.
  await cluster.db.update(admins).set({ disabledAt: sql`now()` });
  let [won, none] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const tokens = [await signedIn('one'), await signedIn('two')];
    const answers = await Promise.all(
      ['two', 'one'].map((other, process) =>
        call(process, tokens[process] ?? '', method, `${ADMINS}/${other}${path}`, body),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    if (winners.length === 1) won += 1;
    // The other one was refused because of the change, not because of anything else.
    expect([401, 403]).toContain(answers.find(({ status }) => status !== 200)?.status);
    const able = await cluster.db.$count(admins, sql`disabled_at is null and 'administrator' = any(role_ids)`);
    if (able === 0) none += 1;
  }
  report(`people, ${path || 'roles'}`, { operations: 2 * ROUNDS, faults: 0, double: ROUNDS - won, lost: none });
  expect({ won, none }).toEqual({ won: ROUNDS, none: 0 });
});

test('an invitation that two people use at once opens one account, with the password of one of them', async () => {
  const token = await signedIn('host');
  let opened = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const username = `guest-${round}`;
    const invited = await call(0, token, 'POST', ADMINS, { username, roles: ['support'] });
    const passwords = ['a long sentence is a good one', 'another sentence is as good'];
    const answers = await Promise.all(
      passwords.map((new_password, process) =>
        call(process, token, 'POST', '/auth/admin-invitation', { token: invited.body.token, new_password }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const signIns = await Promise.all(
      passwords.map((password) => call(0, token, 'POST', '/auth/admin-login', { username, password })),
    );
    // The password that was accepted is the one that signs in.
    if (signIns.every(({ status }, index) => status === (answers[index]?.status === 200 ? 200 : 401))) opened += 1;
  }
  report('people, invitations', { operations: 2 * ROUNDS, faults: 0, double: ROUNDS - opened });
  expect(opened).toBe(ROUNDS);
});

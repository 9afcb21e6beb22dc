import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../server/authentication/passwords.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';
import { report } from './suite.ts';

// Guesses passwords from many addresses against two processes on one database, and times sign-ins. Only in the full form: each limit,
// and the same answer for known and unknown names, is tested in tests/server.

const PASSWORD = 'a password for tests';
const CLIENTS = 16;

let postgres: TestDatabase;
let database: pg.Pool;
let servers: ServerProcess[];

beforeAll(async () => {
  postgres = await createDatabase();
  const env = { DATABASE_URL: postgres.url, TRUST_PROXY: '1', LOG_LEVEL: 'error' };
  servers = await Promise.all([startServer(env), startServer(env)]);
  database = new pg.Pool({ connectionString: postgres.url });
});
afterAll(async () => {
  await database?.end();
  await Promise.all(servers?.map((server) => server.kill()) ?? []);
  await postgres?.remove();
});

/** All with one password and the same hash, so that only checking takes time. */
async function makeAdmins(usernames: string[]): Promise<void> {
  await database.query(
    `insert into admins (admin_id, username, password_hash, role_ids) select 'adm_' || name, name, $2, '{administrator}' from unnest($1::text[]) name`,
    [usernames, await hashPassword(PASSWORD)],
  );
}

async function signIn(server: ServerProcess | undefined, username: string, password: string, address: string) {
  const answer = await fetch(`${server?.origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password }),
  });
  const text = await answer.text();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text };
}

const addressOf = (network: number, host: number) => `10.${network}.${host >> 8}.${host & 255}`;

/** The same order in each run. */
function shuffled<T>(items: T[]): T[] {
  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** How many passwords were checked, grouped by a column of the audit log. */
async function checkedBy(column: 'username' | 'address', pattern: string): Promise<number[]> {
  const { rows } = await database.query(
    `select count(*)::int as checked from audit_log
     where action = 'admin.sign_in_refused' and ${column} like $1 group by ${column}`,
    [pattern],
  );
  return rows.map(({ checked }) => checked);
}

test('guesses from many addresses against two processes stay within the limits', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${index % 2 === 0 ? 'guess' : 'guess-nobody'}-${index}`);
  await makeAdmins(names.filter((name) => !name.includes('nobody')));
  const desk = '192.0.2.10';
  expect((await signIn(servers[0], 'guess-0', PASSWORD, desk)).status).toBe(200);

  const guesses = 10_000;
  const spray = Math.floor(guesses / 5);
  const work = shuffled([
    // Few names, each from hundreds of addresses: limited per account.
    ...Array.from({ length: guesses - spray }, (_, index) => ({
      name: names[index % names.length] ?? '',
      address: addressOf(1, Math.floor(index / names.length)),
    })),
    // A new name for each guess, from few addresses: limited per address.
    ...Array.from({ length: spray }, (_, index) => ({
      name: `spray-${index}`,
      address: addressOf(2, index % Math.max(2, Math.floor(spray / 100))),
    })),
  ]);
  const statuses = new Map<number, number>();
  let next = 0;
  const start = performance.now();
  const client = async () => {
    for (let index = next++; index < work.length; index = next++) {
      const { name, address } = work[index] ?? { name: '', address: '' };
      const answer = await signIn(servers[index % servers.length], name, `guess number ${index}`, address);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 429) expect(Number(answer.retryAfter)).toBeGreaterThan(0);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - start) / 1000;

  // From the fifth failure on, the nth is followed by a block of 2^(n-5) seconds, so k failures after the fourth take
  // 2^(k-1) - 1 seconds.
  const allowed = 4 + Math.floor(Math.log2(seconds + 1)) + 1;
  const [byName, byAddress] = [await checkedBy('username', 'guess%'), await checkedBy('address', '10.2.%')];
  const tooMany =
    byName.filter((checked) => checked > allowed).length + byAddress.filter((checked) => checked > 20).length;
  const checked = await checkedBy('address', '10.%').then((counts) => counts.reduce((sum, count) => sum + count, 0));
  const refused = statuses.get(429) ?? 0;
  report(
    `guessing (${Math.max(...byName)} of at most ${allowed} an account, ${Math.max(...byAddress)} of 20 an address)`,
    { operations: guesses, faults: 0, double: tooMany },
  );
  expect(tooMany).toBe(0);
  // All answers are "wrong" or "limited", but for those that a busy machine gave too late, and the audit log has exactly the checked ones.
  const [wrong, late] = [statuses.get(401) ?? 0, statuses.get(503) ?? 0];
  expect(wrong + refused + late).toBe(guesses);
  expect(checked).toBeGreaterThanOrEqual(wrong);
  expect(checked).toBeLessThanOrEqual(wrong + late);
  // Each name was tried up to the limit; otherwise the load was too small to prove anything.
  expect(Math.min(...byName)).toBeGreaterThanOrEqual(5);
  expect(byAddress).toEqual(byAddress.map(() => 20));
  // An administrator who has signed in from here before is not affected.
  expect((await signIn(servers[1], 'guess-0', PASSWORD, desk)).status).toBe(200);
});

test('known and unknown names cannot be told apart by time', async () => {
  const half = 1_000;
  const known = Array.from({ length: half }, (_, index) => `timed-${String(index).padStart(4, '0')}`);
  await makeAdmins(known);
  const unknown = known.map((name) => name.replace('timed', 'other'));
  const order = shuffled([...known, ...unknown]);
  // The first calls include opening connections and JIT compilation.
  for (let index = 0; index < 8; index++) await signIn(servers[0], `warm-${index}`, 'wrong', addressOf(3, index));
  const times = new Map<string, number>();
  const answers = new Set<string>();
  for (const [index, name] of order.entries()) {
    const start = performance.now();
    const { status, text } = await signIn(servers[0], name, 'not the password', addressOf(4, index));
    times.set(name, performance.now() - start);
    answers.add(`${status} ${text}`);
  }
  expect(answers.size).toBe(1);

  const timesOf = (names: string[]) => names.map((name) => times.get(name) ?? 0);
  const area = areaUnderCurve(timesOf(known), timesOf(unknown));
  // For indistinguishable samples the area is 0.5 with a deviation of sqrt((m + n + 1) / 12mn) = 0.0129, so the limit is 3.9 deviations
  // away; where unknown names are not checked at all, it is 1. An area equally far below 0.5 reveals as much.
  const limit = 0.55;
  report(`sign-in times (AUC ${area.toFixed(3)}, limit ${limit.toFixed(3)})`, { operations: 2 * half, faults: 0 });
  expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(limit - 0.5);
});

/** The probability that a value of the first sample is greater than one of the second; equal values count half. */
function areaUnderCurve(ones: number[], others: number[]): number {
  const wins = ones.flatMap((one) => others.map((other): number => (one > other ? 1 : one === other ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

test('a measurement that tells something apart is seen', () => {
  const ones = Array.from({ length: 200 }, (_, index) => 30 + (index % 20) / 10);
  expect(areaUnderCurve(ones, ones)).toBeCloseTo(0.5);
  expect(
    areaUnderCurve(
      ones.map((time) => time + 0.3),
      ones,
    ),
  ).toBeGreaterThan(0.6);
});

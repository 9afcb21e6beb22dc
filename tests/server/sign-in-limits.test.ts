import { eq, like, notLike, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetPassword, setDisabled } from '../../server/authentication/account-commands.ts';
import { boundAttempts, forgetOldAttempts, unknownSubject } from '../../server/authentication/limit-commands.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { signInLimits } from '../../server/db/schema/sign-in-limits.ts';
import { PASSWORD, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest({ trustProxy: 1 });
const WRONG = 'not the password';

// From an unknown address, because this is the address from which the administrator is known.
beforeEach(() => app.signIn());

let lastAddress = 0;
/** An address from which nobody has signed in before. */
const freshAddress = () => `198.51.${100 + Math.floor(++lastAddress / 200)}.${lastAddress % 200}`;

const signIn = (username: string, password: string, address = freshAddress()) =>
  app.call('POST', '/auth/admin-login', {
    body: { username, password },
    headers: { 'x-forwarded-for': address },
    token: null,
  });

async function fail(times: number, username = 'admin', address?: string) {
  for (let time = 0; time < times; time++) await signIn(username, WRONG, address);
}

/** Enough wrong passwords for a block of minutes, so that it does not end on a slow machine: 12 earlier failures, and one now. */
async function besiege(subject = unknownSubject('admin'), failure = () => signIn('admin', WRONG)) {
  const siege = { subject, attempts: 12 };
  await app.db.insert(signInLimits).values(siege).onConflictDoUpdate({ target: signInLimits.subject, set: siege });
  const { status } = await failure();
  if (status === 429) throw new Error('the siege was refused');
}

/** Moves everything that is counted into the past, as if that time had passed. */
async function passes(time: string) {
  const earlier = (column: unknown) => sql`${column} - ${time}::interval`;
  await app.db.update(signInLimits).set({
    countedSince: earlier(signInLimits.countedSince),
    blockedUntil: earlier(signInLimits.blockedUntil),
    updatedAt: earlier(signInLimits.updatedAt),
  });
}

const waitOf = (answer: { headers: Headers }) => Number(answer.headers.get('retry-after'));

async function rowOf(subject: string) {
  const [row] = await app.db.select().from(signInLimits).where(eq(signInLimits.subject, subject));
  return row;
}
const countOf = async (subject: string) => (await rowOf(subject))?.attempts;

/**
 * The length of the block after the latest failure, in seconds. Read from the table, because the shortest blocks end
 * too soon to be observed.
 */
async function waitBegun(subject = unknownSubject('admin')) {
  const row = await rowOf(subject);
  return row?.blockedUntil ? (row.blockedUntil.getTime() - row.updatedAt.getTime()) / 1000 : 0;
}

const checkedPasswords = () => app.db.$count(auditLog, eq(auditLog.action, 'admin.sign_in_refused'));

describe('an account', () => {
  test.each(['admin', 'nobody', 'ADMIN '])(
    '%j has five failures free; then even the right password waits',
    async (name) => {
      const subject = unknownSubject(name.trim().toLowerCase());
      const waits: number[] = [];
      for (let time = 0; time < 5; time++) {
        expect((await signIn(name, WRONG)).status).toBe(401);
        waits.push(await waitBegun(subject));
      }
      expect(waits).toEqual([0, 0, 0, 0, 1]);
      // Makes the failure a minute younger, so that the block of a second does not end before the next line.
      await passes('-60 seconds');
      const refused = await signIn(name, PASSWORD);
      expect(refused.status).toBe(429);
      expect(refused.body).toEqual({
        message: `Too many attempts. Try again in ${waitOf(refused)} seconds.`,
        code: 'rate_limited',
      });
      expect(waitOf(refused)).toBeGreaterThan(30);
    },
  );

  test('waits twice as long after each further failure, up to 15 minutes', async () => {
    await fail(4);
    const waits: number[] = [];
    for (let time = 0; time < 14; time++) {
      expect((await signIn('admin', WRONG)).status).toBe(401);
      waits.push(await waitBegun());
      await passes(`${waits.at(-1)} seconds`);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900]);
  });

  test('that has been under siege for months still waits 15 minutes, no more', async () => {
    await besiege();
    await app.db.update(signInLimits).set({ attempts: 2_000_000_000, blockedUntil: null });
    await fail(1);
    expect(await waitBegun()).toBe(900);
    expect((await signIn('admin', WRONG)).status).toBe(429);
  });

  test('whose attempts are refused waits no longer for it, and no password is looked at', async () => {
    await besiege();
    const [before, checked] = [await rowOf(unknownSubject('admin')), await checkedPasswords()];
    for (let time = 0; time < 5; time++) expect((await signIn('admin', PASSWORD)).status).toBe(429);
    expect(await rowOf(unknownSubject('admin'))).toEqual(before);
    expect(await checkedPasswords()).toBe(checked);
    const [noted] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'request.denied'))
      .orderBy(auditLog.auditId);
    expect(noted).toMatchObject({ adminId: null, username: null, address: expect.stringMatching(/^198\.51/) });
    expect(noted?.after).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  test('begins again after it signed in', async () => {
    await besiege();
    await passes('5 minutes');
    expect((await signIn('admin', PASSWORD)).status).toBe(200);
    for (let time = 0; time < 5; time++) expect((await signIn('admin', WRONG)).status).toBe(401);
  });

  test('begins again after a day without an attempt, and not before', async () => {
    await besiege();
    await passes('23 hours');
    await fail(1);
    expect(await waitBegun()).toBe(512);
    await passes('24 hours');
    for (let time = 0; time < 5; time++) expect((await signIn('admin', WRONG)).status).toBe(401);
  });

  test('lets its administrator in from where it signed in before, whatever is guessed elsewhere', async () => {
    const desk = '203.0.113.80';
    expect((await signIn('admin', PASSWORD, desk)).status).toBe(200);
    await besiege();
    expect((await signIn('admin', PASSWORD)).status).toBe(429);
    expect((await signIn('admin', PASSWORD, desk)).status).toBe(200);
  });

  test('is guessed at no faster from an address it came from', async () => {
    const desk = '203.0.113.81';
    await signIn('admin', PASSWORD, desk);
    await besiege(`known:${desk} admin`, () => signIn('admin', WRONG, desk));
    expect((await signIn('admin', PASSWORD, desk)).status).toBe(429);
  });

  test('is not known at an address because a name was tried that looks like one', async () => {
    await fail(1, 'nobody');
    await fail(1, 'known:198.51.100.1 admin');
    await fail(1, ' 198.51.100.1 admin');
    const rows = await app.db.select({ subject: signInLimits.subject }).from(signInLimits);
    expect(rows.filter(({ subject }) => subject.startsWith('known:')).map(({ subject }) => subject)).toEqual([
      'known:unknown admin',
    ]);
  });

  test.each([
    ['a new password', () => resetPassword(app.db, 'admin')],
    ['letting it in again', () => setDisabled(app.db, 'admin', false).then(() => PASSWORD)],
  ])('begins again with %s from the console', async (_, act) => {
    await besiege();
    expect((await signIn('admin', await act())).status).toBe(200);
  });

  test('that many guess at in the same moment is guessed at once', async () => {
    await besiege();
    await passes('5 minutes');
    const checked = await checkedPasswords();
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn('admin', WRONG)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
    expect(await checkedPasswords()).toBe(checked + 1);
  });
});

describe('an address', () => {
  const tryNames = async (times: number, address: () => string) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time++) statuses.push((await signIn(`name-${time}`, WRONG, address())).status);
    return statuses;
  };

  test('has 20 failures, and then waits 15 minutes with any name', async () => {
    const desk = '203.0.113.82';
    expect(new Set(await tryNames(20, () => desk))).toEqual(new Set([401]));
    const refused = await signIn('admin', PASSWORD, desk);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe('Too many attempts. Try again in 15 minutes.');
    expect(await waitBegun(`address:${desk}`)).toBe(900);
    expect((await signIn('admin', PASSWORD)).status).toBe(200);
    await passes('15 minutes');
    expect((await signIn('admin', PASSWORD, desk)).status).toBe(200);
  });

  test('that strangers have blocked lets those in who signed in from there before, and nobody else', async () => {
    const office = '203.0.113.88';
    const phone = '2001:db8:10:1::1';
    for (const address of [office, phone]) expect((await signIn('admin', PASSWORD, address)).status).toBe(200);
    for (const address of [office, phone]) {
      // Signing in has made the rows of both.
      await app.db.update(signInLimits).set({ attempts: 19 }).where(like(signInLimits.subject, 'address:%'));
      expect(await tryNames(2, () => address)).toEqual([401, 429]);
      // Twice: the first success must not be what opens it.
      expect((await signIn('admin', PASSWORD, address)).status).toBe(200);
      expect((await signIn('admin', PASSWORD, address)).status).toBe(200);
      expect((await signIn('nobody', PASSWORD, address)).status).toBe(429);
    }
  });

  test('from which an account is known gives no free guesses: in an hour its password is looked at 40 times at most', async () => {
    const desk = '203.0.113.89';
    await signIn('admin', PASSWORD, desk);
    const checked = await checkedPasswords();
    // Once a minute, from the desk and from elsewhere.
    for (let second = 0; second < 3_600; second += 60) {
      for (const address of [desk, freshAddress()]) await signIn('admin', WRONG, address);
      await passes('60 seconds');
    }
    const looked = (await checkedPasswords()) - checked;
    expect(looked).toBeGreaterThan(10);
    expect(looked).toBeLessThanOrEqual(40);
  });

  test('that is blocked does the account no harm', async () => {
    await app.db.insert(signInLimits).values({ subject: 'address:203.0.113.83', attempts: 19 });
    expect(await tryNames(2, () => '203.0.113.83')).toEqual([401, 429]);
    await fail(10, 'admin', '203.0.113.83');
    expect(await countOf(unknownSubject('admin'))).toBeUndefined();
  });

  test('is not charged for what a blocked account refuses', async () => {
    await besiege();
    await fail(10, 'admin', '203.0.113.84');
    expect(await countOf('address:203.0.113.84')).toBe(0);
  });

  test('is not charged for signing in', async () => {
    for (let time = 0; time < 3; time++) expect((await signIn('admin', PASSWORD, '203.0.113.85')).status).toBe(200);
    expect(await countOf('address:203.0.113.85')).toBe(0);
  });

  test('of IPv6 counts with all others of its /64', async () => {
    const next = () => `2001:db8:7:7:${(++lastAddress).toString(16)}::1`;
    expect(await tryNames(1, next)).toEqual([401]);
    await app.db
      .update(signInLimits)
      .set({ attempts: 18 })
      .where(eq(signInLimits.subject, 'address:2001:db8:7:7::/64'));
    expect(await tryNames(3, next)).toEqual([401, 401, 429]);
    expect((await signIn('admin', PASSWORD, '2001:db8:7:8::1')).status).toBe(200);
  });

  test('of IPv6 counts with all networks of its /48, of which it has more', async () => {
    const next = () => `2001:db8:8:${(++lastAddress).toString(16)}::1`;
    expect(await tryNames(1, next)).toEqual([401]);
    await app.db.update(signInLimits).set({ attempts: 98 }).where(eq(signInLimits.subject, 'site:2001:db8:8::/48'));
    expect(await tryNames(3, next)).toEqual([401, 401, 429]);
    expect(await waitBegun('site:2001:db8:8::/48')).toBe(900);
    expect((await signIn('admin', PASSWORD, '2001:db8:9::1')).status).toBe(200);
    expect(await countOf('site:2001:db8:9::/48')).toBe(0);
  });

  test('that an account signed in from before is let in while strangers take all the hashing they may', async () => {
    const desk = '203.0.113.87';
    expect((await signIn('admin', PASSWORD, desk)).status).toBe(200);
    const strangers = Array.from({ length: 60 }, (_, index) => signIn(`stranger-${index}`, WRONG));
    const known = Array.from({ length: 5 }, () => signIn('admin', PASSWORD, desk));
    expect((await Promise.all(known)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await Promise.all(strangers)).filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  test('has at most 20 failures in any quarter of an hour, however they are spread', async () => {
    await app.db.insert(signInLimits).values({ subject: 'address:203.0.113.86', attempts: 19 });
    await passes('14 minutes');
    expect(await tryNames(2, () => '203.0.113.86')).toEqual([401, 429]);
  });
});

describe('changing a password', () => {
  const change = (current_password: string) =>
    app.call('POST', '/auth/admin-password', { body: { current_password, new_password: 'a much better password' } });

  test('counts a wrong current one as a failed attempt to sign in, and leaves a trace of it', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 5; time++) statuses.push((await change(WRONG)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
    expect(await waitBegun('known:unknown admin')).toBe(1);
    await passes('-60 seconds');
    expect((await change(PASSWORD)).status).toBe(429);
    expect(await app.db.$count(auditLog, eq(auditLog.action, 'admin.change_password_refused'))).toBe(5);
  });

  test('clears what was counted', async () => {
    for (let time = 0; time < 4; time++) await change(WRONG);
    expect((await change(PASSWORD)).status).toBe(204);
    expect(await countOf('known:unknown admin')).toBe(0);
  });
});

test('counts do not grow without bound, and those of many failures outlive those of few', async () => {
  const attack = sql`insert into sign_in_limits (subject, attempts) select 'account:name-' || number, 1 from generate_series(1, 100500) number`;
  // Statistics of a moment at which everything was forgotten, as autovacuum may leave them.
  await app.db.execute(attack);
  await app.db.delete(signInLimits);
  await app.db.execute(sql`analyze sign_in_limits`);
  await app.signIn();
  await besiege();
  await app.db.execute(attack);
  await boundAttempts(app.db);
  const kept = await app.db.$count(signInLimits, notLike(signInLimits.subject, 'known:%'));
  expect(kept).toBe(100_000);
  expect(await countOf(unknownSubject('admin'))).toBe(13);
  expect(await countOf('known:unknown admin')).toBe(0);
});

test('counts that decide nothing any more are forgotten, and others are not', async () => {
  await fail(1, 'yesterday');
  await passes('25 hours');
  await fail(1, 'today');
  await forgetOldAttempts(app.db);
  const names = async () => (await app.db.select().from(signInLimits)).map(({ subject }) => subject);
  expect(await names()).toEqual(expect.arrayContaining([unknownSubject('today'), 'known:unknown admin']));
  expect(await names()).not.toContain(unknownSubject('yesterday'));
  await passes('30 days');
  await forgetOldAttempts(app.db);
  expect(await names()).toEqual([]);
});

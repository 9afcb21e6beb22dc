import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownSubject } from '../../server/authentication/limit-commands.ts';
import { type Connection, connectServer } from '../../server/db/connection/connect.ts';
import { sessions } from '../../server/db/schema/people.ts';
import { signInLimits } from '../../server/db/schema/sign-in-limits.ts';
import { portalUnderTest } from './portal-under-test.ts';

// The tests change times in the database while the server runs.

/** An empty list: its text appears only after it has loaded. */
const EMPTY_LIST = 'withdrawals?search=nobody-has-this';
const SUMMARY = '/admin/withdrawal/withdrawals/summary';
const portal = portalUnderTest();
let connection: Connection;
beforeAll(async () => {
  connection = await connectServer(portal.databaseUrl);
});
afterAll(() => connection?.close());

/** As if all sessions had been inactive for that long. */
const inactiveFor = (time: string) =>
  connection.db.update(sessions).set({ lastActiveAt: sql`now() - ${time}::interval` });

test('a session in which nothing was done for 30 minutes has ended, and signing in again is one click away', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 401/);
  await portal.signIn(EMPTY_LIST);
  await page.getByText('No withdrawals found').waitFor();
  // Not while the page still loads: it would be told by whichever of its calls comes first.
  await page.goto('about:blank');
  await inactiveFor('30 minutes');
  await page.goto(portal.server.portal + EMPTY_LIST);
  await page.getByText('Your session has ended. Sign in again to continue.').waitFor();
  await page.getByRole('button', { name: 'Sign in again' }).first().click();
  await page.getByLabel('Username').waitFor();
});

test('a token that was carried to another browser is refused there, and goes on here', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 401/);
  await portal.signIn(EMPTY_LIST);
  const stolen = await page.evaluate(() => localStorage.getItem('coinop.session'));
  const thief = await portal.another();
  await thief.addInitScript((session) => localStorage.setItem('coinop.session', session), stolen ?? '');
  await thief.goto(`${portal.server.portal}${EMPTY_LIST}`);
  await thief.getByText('Your session has ended. Sign in again to continue.').waitFor();
  const { authorization, cookie } = await portal.proof();
  const statusWith = async (headers: Record<string, string>) =>
    (await fetch(portal.server.origin + SUMMARY, { headers })).status;
  expect(await statusWith({ authorization })).toBe(401);
  expect(await statusWith({ authorization, cookie })).toBe(200);
  await page.reload();
  await page.getByText('No withdrawals found').waitFor();
});

test('what the page loads by itself says so once nobody has touched it for a minute', async () => {
  const { page } = portal;
  await page.clock.install();
  /** Whether each request of the bell, which polls every minute, said that nobody was active. */
  const polls: boolean[] = [];
  page.on('request', (sent) => {
    if (/limit=5\b/.test(sent.url())) polls.push(sent.headers()['x-background'] === 'true');
  });
  // Each answer starts the next minute, so the page's clock advances until the bell has polled.
  const nextPoll = async (meanwhile = async () => {}) => {
    const before = polls.length;
    await expect
      .poll(async () => {
        await meanwhile();
        await page.clock.runFor(10_000);
        return polls.length > before;
      })
      .toBe(true);
    return polls[before];
  };
  await portal.signIn(EMPTY_LIST);
  await page.getByText('No withdrawals found').waitFor();
  await expect.poll(() => polls[0]).toBe(false);
  await page.clock.runFor(61_000);
  expect(await nextPoll()).toBe(true);
  let across = 10;
  expect(await nextPoll(() => page.mouse.move(across++, 10))).toBe(false);
});

test('who guessed too often is told calmly when to try again', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 4(01|29)/);
  await page.goto(`${portal.server.portal}login`);
  const siege = { subject: unknownSubject('robin'), attempts: 9, blockedUntil: sql`now() + interval '1 hour'` };
  await connection.db.insert(signInLimits).values(siege);
  await page.getByLabel('Username').fill('robin');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .locator('form')
    .getByText(/^Too many attempts\. Try again in \d+ minutes\.$/)
    .waitFor();
  await connection.db
    .update(signInLimits)
    .set({ blockedUntil: sql`now()` })
    .where(eq(signInLimits.subject, siege.subject));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('form').getByText('The username or password is wrong.').waitFor();
});

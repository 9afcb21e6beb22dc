import { expect, test } from 'vitest';
import { settle } from '../screens.ts';
import { runAdmin } from '../server-process.ts';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

const portal = portalUnderTest();
const REFUSED = /status of 401/;

const fillIn = async (username: string, password: string) => {
  await portal.page.getByLabel('Username').fill(username);
  await portal.page.getByLabel('Password', { exact: true }).fill(password);
};
const open = (path: string) => portal.page.goto(portal.server.portal + path);

test('the sign-in form works before the portal is there, and says so if a file of it is missing', async () => {
  const { page } = portal;
  portal.expectConsole(/dynamically imported module|ERR_FAILED|Not loaded|status of 429/);
  await page.route(/\/assets\/portal-[\w-]{8}\.js$/, (route) => route.abort());
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(/\/assets\/sign-in-[\w-]{8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open('login');
  // Before the form's own code has come: the press waits for it.
  await page.getByRole('button', { name: 'Sign in' }).click();
  comes();
  await page.getByText('Password is required').waitFor();
  await fillIn('admin', 'coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Not a toast: what toasts are made of is partly in the missing file.
  await page.getByRole('alert').getByText('a file of the portal could not be loaded').waitFor();
  // It says so after a few seconds in any case, perhaps before the server has answered.
  await page.waitForFunction(() => localStorage.getItem('coinop.session'));
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

// At a screen's URL, the page itself knows this before its first paint: slow-line.test.ts.
test('while nobody knows yet whether there is a session, a spinner is shown', async () => {
  const { page } = portal;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${portal.server.portal}no/such/page`, { waitUntil: 'commit' });
  const spinner = page.getByRole('status').filter({ hasText: 'Loading…' });
  await spinner.locator('.boot-ring').waitFor();
  await expect.poll(() => spinner.locator('.boot-ring').evaluate((ring) => getComputedStyle(ring).opacity)).toBe('1');
  expect(await page.getByRole('button', { name: 'Sign in' }).count()).toBe(0);
  release();
  await page.getByText('Page not found').waitFor();
  expect(await spinner.count()).toBe(0);
});

testInFull('a one-use password leads to choosing another, which then signs in', async () => {
  const { page } = portal;
  const { output } = await runAdmin({ DATABASE_URL: portal.databaseUrl }, 'create', 'morgan');
  await portal.signIn();
  await portal.loadDictionaries();
  await page.evaluate(() => localStorage.clear());
  await open('login');
  await fillIn('morgan', output.trim().split('\n').at(-1) ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await portal.checkAccessibility();
  await page.getByLabel('New password', { exact: true }).fill('a much better password');
  await page.getByLabel('Repeat new password').fill('a much better passwort');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText(/do not match/i).waitFor();
  await page.getByLabel('Repeat new password').fill('a much better password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await fillIn('morgan', 'a much better password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

/** The calls of the second are made before the scripts are there. */
const LEFT_LOADING = ['transactions?search=somebody', 'transactions'];
for (const path of LEFT_LOADING)
  testInFull(
    `whoever signs out at ${path} is not led back there, and what was still loading is given up before`,
    async () => {
      const { page } = portal;
      const isCall = (url: string) => url.includes('/api/admin/transactions?');
      const asked = page.waitForRequest((request) => isCall(request.url()));
      const givenUp = page.waitForEvent('requestfailed', (request) => isCall(request.url()));
      await page.route(
        (url) => isCall(url.href),
        () => {},
      );
      // The browser cancels a call in a task of its own, after the sign-out was sent: until then the session must not end.
      await page.route('**/auth/admin-logout', async (route) => {
        await givenUp;
        await route.continue();
      });
      await portal.signIn(path);
      await asked;
      await page.getByRole('button', { name: 'Log out' }).click();
      await portal.toast('Logged out successfully').waitFor();
      await page.getByLabel('Username').waitFor();
      expect(page.url()).toBe(`${portal.server.portal}login`);
    },
  );

test('a person with the keyboard alone signs in, is told so, and arrives at the dashboard; unremembered, in this tab alone', async () => {
  const { page } = portal;
  await open('login');
  await page.getByLabel('Remember me').press('Space');
  expect(await page.getByLabel('Remember me').isChecked()).toBe(false);
  await page.getByLabel('Username').focus();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('coinop-demo');
  await page.keyboard.press('Enter');
  await portal.toast('Login successful').waitFor();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin-panel/');
  // A screen reader goes on at the heading.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Dashboard');

  // Of two accounts in one browser each tab keeps its own, and one signs out without the other.
  portal.expectConsole(REFUSED);
  const second = await portal.anotherTab();
  await second.goto(portal.server.portal);
  await second.getByRole('button', { name: 'Sign in' }).waitFor();
  await portal.signIn('', second, 'reviewer');
  const remembered = await portal.token(second);
  // Each asks once more who it is.
  await page.reload();
  await page.getByRole('complementary').getByText('admin', { exact: true }).waitFor();
  await second.reload();
  await second.getByRole('complementary').getByText('reviewer', { exact: true }).waitFor();
  expect(await portal.token(second)).toBe(remembered);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await second.getByRole('link', { name: 'Withdrawals', exact: true }).click();
  await second.getByRole('list', { name: 'Withdrawals' }).waitFor();
  expect(await portal.token(second)).toBe(remembered);
});

testInFull('no record of the account before is shown once another tab has signed in with another', async () => {
  const { page } = portal;
  await portal.signIn('withdrawals');
  const list = page.getByRole('list', { name: 'Withdrawals' });
  await list.getByRole('listitem').first().waitFor();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/admin\/withdrawal\/withdrawals\?/, async (route) => {
    await promise;
    await route.continue();
  });
  await portal.signIn(undefined, await portal.anotherTab(), 'reviewer');
  await page.getByRole('complementary').getByText('reviewer', { exact: true }).waitFor();
  expect(await list.getByRole('listitem').getByText(/^WDR-/).count()).toBe(0);
  resolve();
  await list.getByText(/^WDR-/).first().waitFor();
});

test('the session is remembered beyond the tab; its one cookie no script can read; logging out ends it on the server and in every tab', async () => {
  const { page } = portal;
  await portal.signIn('');
  // The other one only says which browser it is.
  const sessions = async () => (await page.context().cookies()).filter(({ name }) => name !== 'coinop-device');
  const cookies = await sessions();
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', secure: false });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const second = await page.context().newPage();
  await second.goto(portal.server.portal);
  await second.getByRole('heading', { name: 'Dashboard' }).waitFor();

  await page.getByRole('link', { name: 'Players', exact: true }).click();
  // A call that is under way would be answered with 401.
  for (const tab of [page, second]) await settle(tab);
  const headers = await portal.proof();
  await page.getByRole('button', { name: 'Log out' }).click();
  await portal.toast('Logged out successfully').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await second.getByRole('button', { name: 'Sign in' }).waitFor();
  const answer = await fetch(`${portal.server.origin}/admin/withdrawal/withdrawals/summary`, { headers });
  expect(answer.status).toBe(401);
  await expect.poll(sessions).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

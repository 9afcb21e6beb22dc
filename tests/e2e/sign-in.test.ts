import { expect, test } from 'vitest';
import { runAdmin } from '../server-process.ts';
import { portalUnderTest } from './portal-under-test.ts';

let oneUsePassword = '';
const portal = portalUnderTest({
  server: 'embedded',
  prepare: async (dataDir) => {
    const { output } = await runAdmin({ DATA_DIR: dataDir }, 'create', 'robin');
    oneUsePassword = output.trim().split('\n').at(-1) ?? '';
  },
});
const REFUSED = /status of 401/;

const fillIn = async (username: string, password: string) => {
  await portal.page.getByLabel('Username').fill(username);
  await portal.page.getByLabel('Password', { exact: true }).fill(password);
};
const open = (path: string) => portal.page.goto(portal.server.portal + path);
const pathname = () => new URL(portal.page.url()).pathname;

test('signing in says so and leads to the dashboard', async () => {
  const { page } = portal;
  await open('login');
  await fillIn('admin', 'coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await portal.toast('Login successful').waitFor();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(pathname()).toBe('/admin-panel/');
});

test('a person with the keyboard alone signs in', async () => {
  const { page } = portal;
  await open('login');
  await page.getByLabel('Username').focus();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('coinop-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  // Where a screen reader goes on.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Dashboard');
});

test('the login page shows what the platform is and that attempts are logged', async () => {
  const { page } = portal;
  await open('login');
  for (const text of ['60M+', '$10M+', '500+', '99.9%']) await page.getByText(text, { exact: true }).waitFor();
  await page.getByText(/Login attempts are monitored and logged/).waitFor();
});

test('empty fields are asked for in words, and nothing is sent', async () => {
  const { page } = portal;
  await open('login');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Username is required').waitFor();
  await page.getByText('Password is required').waitFor();
  expect(await page.getByLabel('Username').evaluate((field) => field === document.activeElement)).toBe(true);
  // From now on, typing corrects the messages.
  await page.keyboard.type('admin');
  await page.getByText('Username is required').waitFor({ state: 'detached' });
  await page.getByText('Password is required').waitFor();
  expect(sent).not.toContain('/auth/admin-login');
});

test("a wrong password shows the server's message, once, and stays on the page", async () => {
  const { page } = portal;
  portal.expectConsole(REFUSED);
  await open('login');
  await fillIn('admin', 'not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await portal.toast('The username or password is wrong.').waitFor();
  // The toast disappears.
  await page.locator('form').getByText('The username or password is wrong.').waitFor();
  // The next attempt replaces what was typed.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  expect(await page.getByText('Authentication error').count()).toBe(0);
  expect(pathname()).toBe('/admin-panel/login');
});

test('the sign-in form works before the portal is there, and says so if a file of it is missing', async () => {
  const { page } = portal;
  portal.expectConsole(/dynamically imported module|ERR_FAILED|Not loaded|status of 429/);
  await page.route(/\/assets\/portal-[\w-]{8}\.js$/, (route) => route.abort());
  await open('login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Password is required').waitFor();
  await fillIn('admin', 'coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Not a toast: what toasts are made of is partly in the missing file.
  await page.getByRole('alert').getByText('a file of the portal could not be loaded').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('a server that cannot be reached is a login that failed', async () => {
  const { page } = portal;
  portal.expectConsole(/ERR_FAILED/);
  await page.route('**/auth/admin-login', (route) => route.abort());
  await open('login');
  await fillIn('admin', 'coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await portal.toast('Login failed').waitFor();
  expect(pathname()).toBe('/admin-panel/login');
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

test('the password can be shown and hidden', async () => {
  const { page } = portal;
  await open('login');
  await fillIn('admin', 'coinop-demo');
  const field = page.getByLabel('Password', { exact: true });
  expect(await field.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await field.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await field.getAttribute('type')).toBe('password');
});

test('a one-use password leads to choosing another, which then signs in', async () => {
  const { page } = portal;
  await open('login');
  await fillIn('robin', oneUsePassword);
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
  await fillIn('robin', 'a much better password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('who forgot the password is told what to do', async () => {
  const { page } = portal;
  await open('login');
  await page.getByRole('button', { name: /Forgot password/ }).click();
  await page.getByText(/npm run admin -- reset-password/).waitFor();
});

test.each([
  '',
  'withdrawals?status=approved',
  'transactions',
  'games',
  'game-items',
  'revenue',
  'players',
  'users',
  'audit',
  'system',
])('without a session /%s leads to the login page', async (path) => {
  await open(path);
  await portal.page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(pathname()).toBe('/admin-panel/login');
});

test.each([
  ['withdrawals?open=WDR-100470', '/admin-panel/withdrawals?open=WDR-100470'],
  ['login?redirect=%2Fadmin-panel%2Fgames%3Fstatus%3Dinactive', '/admin-panel/games?status=inactive'],
  ['login', '/admin-panel/'],
  ['login?redirect=%2F%2Fevil.example', '/admin-panel/'],
  ['login?redirect=%2F%5Cevil.example%2Fadmin-panel%2F', '/admin-panel/'],
  ['login?redirect=https%3A%2F%2Fevil.example%2Fadmin-panel%2F', '/admin-panel/'],
])('signing in at %s leads to %s', async (path, there) => {
  const { page } = portal;
  await open(path);
  await fillIn('admin', 'coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  const arrived = () => page.url().slice(portal.server.origin.length);
  await expect.poll(arrived).toBe(there);
  // A second tab at the sign-in form goes there as well, and so does a new visit to the form's URL.
  await open(path);
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await expect.poll(arrived).toBe(there);
});

test.each([
  ['withdrawals?search=somebody', '/withdrawals?search'],
  // A screen whose calls are made before the scripts are there.
  ['transactions', '/transactions?'],
])(
  'whoever signs out at %s is not led back there, and what was still loading is given up before',
  async (path, call) => {
    const { page } = portal;
    const isCall = (url: string) => url.includes(call) && !url.includes('/admin-panel/');
    const events: string[] = [];
    page.on('requestfailed', (request) => isCall(request.url()) && events.push('given up'));
    page.on('request', (request) => request.url().includes('/admin-logout') && events.push('logout'));
    await page.route(
      (url) => isCall(url.href),
      () => {},
    );
    const asked = page.waitForRequest((request) => isCall(request.url()));
    await portal.signIn(path);
    await asked;
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Username').waitFor();
    expect(page.url()).toBe(`${portal.server.portal}login`);
    expect(events).toEqual(['given up', 'logout']);
  },
);

test('the session is remembered beyond the tab, or ends with it when asked', async () => {
  const { page } = portal;
  await portal.signIn('');
  const second = await page.context().newPage();
  await second.goto(portal.server.portal);
  await second.getByRole('heading', { name: 'Dashboard' }).waitFor();

  await page.getByRole('button', { name: 'Log out' }).click();
  await portal.toast('Logged out successfully').waitFor();
  await page.getByLabel('Remember me').uncheck();
  await fillIn('admin', 'coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const third = await page.context().newPage();
  await third.goto(portal.server.portal);
  await third.getByRole('button', { name: 'Sign in' }).waitFor();
});

test('logging out ends the session on the server and in every tab', async () => {
  const { page } = portal;
  await portal.signIn('withdrawals');
  await page.getByRole('list', { name: 'Withdrawals' }).waitFor();
  await page.getByRole('link', { name: 'Players' }).click();
  const second = await page.context().newPage();
  await second.goto(portal.server.portal);
  await second.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const headers = await portal.proof();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await second.getByRole('button', { name: 'Sign in' }).waitFor();
  const answer = await fetch(`${portal.server.origin}/admin/withdrawal/withdrawals/summary`, { headers });
  expect(answer.status).toBe(401);
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

test('the sidebar has every entry in order, marks the active one, and names the administrator', async () => {
  const { page } = portal;
  await portal.signIn('withdrawals');
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await page.getByRole('heading', { name: 'Withdrawals' }).waitFor();
  expect(await entries.allTextContents()).toEqual([
    'Dashboard',
    'Transactions',
    'Withdrawals',
    'Games',
    'Game Items',
    'Company Revenue',
    'Players',
    'Admin Users',
    'Audit Logs',
    'System',
  ]);
  expect(await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['', 'transactions', 'withdrawals', 'games', 'game-items', 'revenue', 'players', 'users', 'audit', 'system'].map(
      (path) => `/admin-panel/${path}`,
    ),
  );
  expect(await page.locator('nav [aria-current=page]').allTextContents()).toEqual(['Withdrawals']);
  await page.getByText('Coinop Admin').first().waitFor();
  await page.getByText('admin', { exact: true }).waitFor();
  await page.getByText('Administrator', { exact: true }).waitFor();
});

test('screens that are not built yet say so', async () => {
  await portal.signIn();
  for (const path of ['players', 'audit']) {
    await open(path);
    await portal.page
      .getByText(/coming soon/i)
      .first()
      .waitFor();
  }
});

test.each([true, false])('an unknown address is a page of its own, signed in: %s', async (signedIn) => {
  const { page } = portal;
  if (signedIn) await portal.signIn();
  await open('no/such/page');
  await page.getByText('Page not found').waitFor();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.getByRole(signedIn ? 'heading' : 'button', { name: signedIn ? 'Dashboard' : 'Sign in' }).waitFor();
});

test('a session that ends on the server is noticed, and signing in again is one click away', async () => {
  const { page } = portal;
  portal.expectConsole(REFUSED);
  await portal.signIn('withdrawals');
  await page.getByRole('list', { name: 'Withdrawals' }).waitFor();
  await portal.call('POST', '/auth/admin-logout');
  await page.getByLabel('Search').fill('WDR');
  await page.getByText('Authentication error. Please try logging in again.').waitFor();
  await page.getByRole('button', { name: 'Sign in again' }).first().click();
  await page.getByLabel('Username').waitFor();
});

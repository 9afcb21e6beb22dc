import { beforeEach, expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// The portal against the mock of the contract, which answers what the `Prefer` header asks for: overrides that a healthy server
// does not have.

const portal = portalUnderTest({ server: 'mock' });
const LIST = '**/admin/withdrawal/withdrawals?*';
const SUMMARY = '**/admin/withdrawal/withdrawals/summary';

/** From now on the calls that match get the answer that is asked for. */
const prefer = (calls: string, override: string) =>
  portal.page.route(calls, (route) => route.continue({ headers: { ...route.request().headers(), prefer: override } }));

beforeEach(() => portal.signIn('players'));

const openWithdrawals = () => portal.page.getByRole('link', { name: 'Withdrawals', exact: true }).click();
const list = () => portal.page.getByRole('list', { name: 'Withdrawals' });

test('403 says that the administrator has no permission, once, and the list says what failed', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 403/);
  await prefer(LIST, 'code=403');
  await prefer(SUMMARY, 'code=403');
  await openWithdrawals();
  await page.getByText('You do not have permission to perform this action.').first().waitFor();
  expect(await page.getByText('You do not have permission to perform this action.').count()).toBe(1);
  await page.getByText('Failed to load withdrawals').waitFor();
  expect(await page.getByText('No withdrawals found').count()).toBe(0);
});

test('429 asks to slow down', async () => {
  portal.expectConsole(/status of 429/);
  await prefer(LIST, 'code=429');
  await openWithdrawals();
  await portal.page.getByText('Rate limit exceeded. Please slow down.').waitFor();
});

test('401 asks to sign in again, and the page is not left', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 401/);
  await prefer(LIST, 'code=401');
  await openWithdrawals();
  await page.getByText('Authentication error. Please try logging in again.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin-panel/withdrawals');
  await page.getByRole('button', { name: 'Sign in again' }).first().click();
  await page.getByLabel('Username').waitFor();
});

test('a list that failed to load is loaded by Try again', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 503/);
  await prefer(LIST, 'code=503');
  await openWithdrawals();
  await page.getByText('Failed to load withdrawals').waitFor();
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await list().waitFor();
});

test('an empty list says where withdrawals will appear', async () => {
  await prefer(LIST, 'example=empty');
  await openWithdrawals();
  await portal.page.getByText('No withdrawals found').waitFor();
  await portal.page.getByText('Withdrawal requests will appear here').waitFor();
});

test("a back end with the contract's other names works, shows an unknown status as Pending and four digits only", async () => {
  const { page } = portal;
  await prefer(LIST, 'example=otherNames');
  await openWithdrawals();
  const first = page.getByRole('article', { name: 'WDR-100475' });
  await first.getByText('Pending', { exact: true }).waitFor();
  await first.getByText('$180.00').waitFor();
  await first.getByText('$175.50').waitFor();
  expect(await page.content()).not.toContain('271080112');
});

test('hostile text is text, and breaks no layout', async () => {
  const { page } = portal;
  await prefer(LIST, 'example=hostileText');
  await openWithdrawals();
  await page.getByText(/<img src=x onerror=alert/).waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
});

test('a bulk review of which half fails says how many were changed and keeps the others selected', async () => {
  const { page } = portal;
  await prefer('**/bulk-approve', 'example=half');
  await openWithdrawals();
  for (const id of ['WDR-100482', 'WDR-100481']) await page.getByRole('checkbox', { name: `Select ${id}` }).check();
  await page.getByRole('button', { name: 'Approve Selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText('1 withdrawals approved', { exact: true }).waitFor();
  await page.getByText('1 withdrawal could not be approved').waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select WDR-100481' }).isChecked()).toBe(true);
});

test.each([
  ['Approve', '**/approve', 'Failed to approve withdrawal', ''],
  ['Reject', '**/reject', 'Failed to reject withdrawal', 'A reason'],
])('a failed %s says so in the words of the specification', async (action, call, words, reason) => {
  const { page } = portal;
  portal.expectConsole(/status of 503/);
  await prefer(call, 'code=503');
  await openWithdrawals();
  await page.getByRole('button', { name: 'Actions for WDR-100482' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  if (reason) {
    await page.getByRole('dialog').getByLabel('Reason').fill(reason);
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
  }
  await page.getByText(words, { exact: true }).waitFor();
});

test('logging out clears the browser even when the call fails', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 503/);
  await prefer('**/auth/admin-logout', 'code=503');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('Failed to logout').waitFor();
  await page.getByLabel('Username').waitFor();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBeLessThan(2);
  expect(await page.evaluate(() => localStorage.getItem('coinop.session'))).toBeNull();
});

test('a one-use password leads to choosing another, and nowhere else', async () => {
  const { page } = portal;
  await page.getByRole('button', { name: 'Log out' }).click();
  await prefer('**/auth/admin-login', 'example=mustChangePassword');
  await page.getByLabel('Username').fill('robin');
  await page.getByLabel('Password', { exact: true }).fill('one-use');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.goto(`${portal.server.portal}withdrawals`);
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin-panel/login');
});

test('the mock sends the policy and the headers that the server sends', async () => {
  const [page, answer] = await Promise.all([
    fetch(`${portal.server.portal}login`),
    fetch(`${portal.server.origin}/api/admin/games`),
  ]);
  expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(page.headers.get('permissions-policy')).toContain('camera=()');
  for (const { headers } of [page, answer]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

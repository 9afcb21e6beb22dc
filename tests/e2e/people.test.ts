import { expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// The portal as each role of the demo sees it. A refused call is an error on the console, which fails the test.

const portal = portalUnderTest();

const menu = () => portal.page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const heading = (name: string) => portal.page.getByRole('heading', { name, level: 1 });

/** The screens of each role's menu, in its order. */
const SCREENS: Record<string, string[]> = {
  finance: ['Dashboard', 'Transactions', 'Withdrawals', 'Company Revenue', 'Players', 'System'],
  reviewer: ['Dashboard', 'Transactions', 'Withdrawals', 'Players'],
  catalogue: ['Dashboard', 'Transactions', 'Games', 'Game Items'],
  support: ['Dashboard', 'Transactions', 'Withdrawals', 'Players'],
  auditor: [
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
  ],
};

test.each(Object.keys(SCREENS))(
  '%s sees the screens of the role, and nothing asks for what it may not have',
  async (role) => {
    await portal.signIn('', portal.page, role);
    expect(await menu().allTextContents()).toEqual(SCREENS[role]);
    for (const name of SCREENS[role] ?? []) {
      await menu()
        .filter({ hasText: new RegExp(`^${name}$`) })
        .click();
      await heading(name).waitFor();
      // Including everything that it requests.
      await portal.page.waitForLoadState('networkidle');
    }
    expect(await portal.toast(/permission/).count()).toBe(0);
  },
);

test('what one may see but not do is disabled, with the reason; a screen that one may not see says what it needs', async () => {
  const { page } = portal;
  await portal.signIn('transactions', page, 'support');
  const exporting = page.getByRole('button', { name: 'Export' });
  await exporting.waitFor();
  expect(await exporting.getAttribute('aria-disabled')).toBe('true');
  expect(await exporting.getAttribute('title')).toBe('Your roles do not permit this: transactions.export');
  // The filter by game would request the games.
  expect(await page.getByLabel('Game', { exact: true }).count()).toBe(0);
  await page.goto(`${portal.server.portal}withdrawals`);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .waitFor();
  await page.goto(`${portal.server.portal}revenue`);
  await page.getByText('Your roles do not open this screen').waitFor();
  await page.getByText(/It needs the permission revenue\.read\./).waitFor();
});

test('a session from before there were permissions learns what it may do', async () => {
  const { page } = portal;
  // It shows everything until it knows the permissions, and so makes one call.
  portal.expectConsole(/status of 403/);
  await portal.signIn('games', page, 'catalogue');
  await heading('Games').waitFor();
  // Like a session from an older version, without permissions.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('coinop.session') ?? '');
    delete kept.admin.permissions;
    localStorage.setItem('coinop.session', JSON.stringify(kept));
  });
  await page.goto(`${portal.server.portal}system`);
  await page.getByText('Your roles do not open this screen').waitFor();
  expect(await menu().allTextContents()).toEqual(SCREENS.catalogue);
});

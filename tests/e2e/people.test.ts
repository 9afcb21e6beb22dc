import { expect, test } from 'vitest';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

// The portal as each role of the demo sees it. A refused call is an error on the console, which fails the test.

const portal = portalUnderTest();

const menu = () => portal.page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const heading = (name: string) => portal.page.getByRole('heading', { name, level: 1 });

/** The screens of some roles; tests/component/roles.test.tsx has them all. */
const SCREENS = {
  catalogue: ['Dashboard', 'Transactions', 'Games', 'Game Items'],
  support: ['Dashboard', 'Transactions', 'Withdrawals', 'Players'],
};

testInFull(
  'nothing asks for what the role may not have; what one may see but not do is disabled, with the reason; a screen that one may not see says what it needs',
  async () => {
    const { page } = portal;
    // Instead of the stream, with which the network is never idle.
    await page.route('**/api/admin/changes', (route) => route.fulfill({ json: { changes: [] } }));
    await portal.signIn('', page, 'support');
    expect(await menu().allTextContents()).toEqual(SCREENS.support);
    for (const name of SCREENS.support) {
      await menu()
        .filter({ hasText: new RegExp(`^${name}$`) })
        .click();
      await heading(name).waitFor();
      // Including everything that it requests.
      await page.waitForLoadState('networkidle');
    }
    await menu().filter({ hasText: 'Transactions' }).click();
    const exporting = page.getByRole('button', { name: 'Export' });
    await exporting.waitFor();
    expect(await exporting.getAttribute('aria-disabled')).toBe('true');
    expect(await exporting.getAttribute('title')).toBe('Your roles do not permit this: transactions.export');
    // The filter by game would request the games.
    expect(await page.getByLabel('Game', { exact: true }).count()).toBe(0);
    expect(await portal.toast(/permission/).count()).toBe(0);
    await page.goto(`${portal.server.portal}revenue`);
    await page.getByText('Your roles do not open this screen').waitFor();
    await page.getByText(/It needs the permission revenue\.read\./).waitFor();
  },
);

testInFull('a session from before there were permissions learns what it may do', async () => {
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

test('an invitation becomes an administrator, who gets another role, and is shut out while at work', async () => {
  const { page } = portal;
  await portal.signIn('users', page);
  await portal.loadDictionaries();
  await page.getByRole('link', { name: 'admin', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Invite Administrator' }).click();
  await page.getByLabel('Username').fill('dana');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Support' }).check();
  // A person could do nothing with the role of programs.
  expect(await page.getByRole('dialog').getByRole('checkbox', { name: 'Platform' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await page.getByLabel('Link for dana').inputValue();
  await portal.checkAccessibility();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const invited = await portal.another();
  await invited.goto(link);
  await invited.getByText('You were invited as dana.').waitFor();
  await invited.getByLabel('New password', { exact: true }).fill('a long sentence is a good one');
  await invited.getByLabel('Repeat new password').fill('a long sentence is a good one');
  await invited.getByRole('button', { name: 'Accept Invitation' }).click();
  await invited.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const theirMenu = () => invited.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents();
  expect(await theirMenu()).toEqual(SCREENS.support);

  await page.reload();
  await page.getByRole('link', { name: 'dana', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('admin.accept_invitation').waitFor();
  await drawer.getByRole('checkbox', { name: 'Catalogue' }).check();
  await drawer.getByRole('button', { name: 'Save Roles' }).click();
  await portal.toast('Roles changed').waitFor();
  await invited.reload();
  await invited.getByRole('link', { name: 'Game Items' }).waitFor();

  await drawer.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('dialog', { name: 'Disable dana?' }).getByRole('button', { name: 'Disable' }).click();
  await portal.toast('Administrator disabled').waitFor();
  portal.expectConsole(/status of 401/);
  await invited.getByRole('link', { name: 'Transactions', exact: true }).first().click();
  await invited.getByText('Your session has ended. Sign in again to continue.').waitFor();
});

testInFull(
  'one’s own account: it is not changed by oneself among the others; sessions elsewhere end together',
  async () => {
    const { page } = portal;
    const elsewhere = await portal.another();
    await portal.signIn('account', elsewhere, 'auditor');
    await portal.signIn('users', page, 'auditor');
    await page.getByRole('link', { name: 'auditor', exact: true }).click();
    await page.getByText('Somebody else has to change this on your account.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'My account: auditor' }).click();
    await heading('My account').waitFor();
    await page.getByText('This session').waitFor();
    await page.getByRole('button', { name: 'End all others' }).click();
    await portal.toast('All other sessions ended').waitFor();
    portal.expectConsole(/status of 401/);
    await elsewhere.reload();
    await elsewhere.getByText('Your session has ended. Sign in again to continue.').waitFor();
  },
);

testInFull(
  'a program gets a token, which another replaces before it is revoked; Back closes what was opened',
  async () => {
    const { page } = portal;
    const opened = () => page.getByRole('dialog');
    await portal.signIn('users', page);
    await page.getByRole('link', { name: 'Service Accounts' }).click();
    await page.getByRole('button', { name: 'New Service Account' }).first().click();
    await opened().getByLabel('Name').fill('platform-sync');
    await opened().getByRole('checkbox', { name: 'Platform' }).check();
    await opened().getByLabel('Networks').fill('everywhere');
    await opened().getByRole('button', { name: 'Create', exact: true }).click();
    await opened()
      .getByText(/Must be an address or a network/)
      .waitFor();
    portal.expectConsole(/status of 422/);
    await opened().getByLabel('Networks').fill('127.0.0.1');
    await opened().getByRole('button', { name: 'Create', exact: true }).click();
    const token = await page.getByLabel('Token of platform-sync').inputValue();
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await opened().waitFor({ state: 'detached' });

    const events = async (bearer: string) =>
      (await fetch(`${portal.server.origin}/api/platform/events`, { headers: { authorization: `Bearer ${bearer}` } }))
        .status;
    expect(await events(token)).toBe(200);
    await page.reload();
    await page.getByRole('link', { name: 'platform-sync' }).click();
    await opened()
      .getByText(/from 127\.0\.0\.1/)
      .waitFor();
    await opened().getByRole('button', { name: 'New Token' }).click();
    await opened().getByRole('button', { name: 'Create Token' }).click();
    const next = await page.getByLabel('Token of platform-sync').inputValue();
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await opened()
      .getByRole('button', { name: `Revoke ${token.split('_')[1]}` })
      .click();
    await page
      .getByRole('dialog', { name: /Revoke a token/ })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await portal.toast('Token revoked').waitFor();
    expect([await events(token), await events(next)]).toEqual([401, 200]);
    await page.goBack();
    await opened().waitFor({ state: 'detached' });
  },
);

testInFull('a role is copied, changed, given and deleted; what one lacks oneself cannot be put into it', async () => {
  const { page } = portal;
  const opened = () => page.getByRole('dialog');
  await portal.signIn('users?tab=roles', page);
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await opened().getByText('A built-in role cannot be changed, but copied.').waitFor();
  await opened().getByRole('button', { name: 'Copy' }).click();
  await opened().getByLabel('Name').fill('Night shift');
  await opened().getByRole('checkbox', { name: 'Approve, reject and recall withdrawals' }).check();
  await opened().getByRole('button', { name: 'Create Role' }).click();
  await portal.toast('Role created').waitFor();
  await opened().waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Night shift' }).click();
  await opened().getByRole('checkbox', { name: 'See players' }).uncheck();
  await opened().getByRole('button', { name: 'Save Role' }).click();
  await portal.toast('Role saved').waitFor();
  await opened().waitFor({ state: 'detached' });
  await page
    .getByRole('row', { name: /Night shift/ })
    .getByText('Transactions, Withdrawals')
    .waitFor();
  await page.getByRole('link', { name: 'Night shift' }).click();
  await opened().getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Night shift?' });
  await question.waitFor();
  // Closes the question alone.
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await opened().getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await portal.toast('Role deleted').waitFor();
  await page.getByRole('link', { name: 'Night shift' }).waitFor({ state: 'detached' });
  // Administrators who may only look get the reason.
  await portal.signIn('users?tab=roles&edit=finance', page, 'auditor');
  const copy = opened().getByRole('button', { name: 'Copy' });
  await copy.waitFor();
  expect(await copy.getAttribute('title')).toBe('Your roles do not permit this: roles.manage');
});

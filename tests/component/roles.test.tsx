import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { operations } from '../../openapi/contract.ts';
import { BUILT_IN_ROLES } from '../../server/authentication/roles.ts';
import { signedIn } from '../../src/session.ts';
import { full } from '../faults/suite.ts';
import { allCalls, hold } from './answers.ts';
import { goTo, openPortal } from './render.tsx';

// The portal as each role sees it: its screens, and no call that the server would refuse.

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

const needs = (operationId: string) =>
  String(operations.find((one) => one.operationId === operationId)?.written['x-permission']);
/** No skeleton is left: everything that the screen asks for has been answered. */
const answered = () =>
  expect.poll(() => document.querySelector('.mantine-Skeleton-root, [aria-busy="true"], .boot')).toBeNull();
/** Our server has every call (tests/server/mounted-operations.test.ts), so no screen of it is a placeholder. */
const settled = async () => {
  await answered();
  expect(page.getByText('coming soon').query()).toBeNull();
};

/** The short form takes the role with the fewest screens: each screen asks by the same hook which calls it may make. */
const ROLES = full() ? Object.keys(SCREENS) : ['catalogue'];

test.each(ROLES)('%s sees the screens of the role, no placeholder, and no call lacks its permission', async (role) => {
  const { permissions = [] } = BUILT_IN_ROLES.find(({ id }) => id === role) ?? {};
  const admin = { username: role, role, must_change_password: false, permissions: [...permissions] };
  signedIn({ access_token: 'token-1', admin }, true);
  // Its answer would be the administrator's.
  hold('getMe');
  await openPortal('', 'kept');
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect.poll(() => menu.elements().map(({ textContent }) => textContent)).toEqual(SCREENS[role]);
  for (const name of SCREENS[role] ?? []) {
    await goTo(name);
    await settled();
    const parts = page.getByRole('navigation', { name: /^(Admin Users|Parts of the system)$/ }).getByRole('link');
    for (let part = 0; part < parts.elements().length; part++) {
      await parts.nth(part).click();
      await settled();
    }
  }
  await openPortal('account', 'kept');
  await expect.element(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible();
  await settled();
  const words: string[] = ['none', ...permissions];
  expect(allCalls().filter((operationId) => !words.includes(needs(operationId)))).toEqual([]);
  expect(allCalls().length).toBeGreaterThan(5);
});

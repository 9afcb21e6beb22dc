import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Permission } from '../../src/generated/model/permission.ts';

import { allCalls, answer } from './answers.ts';
import { button, dialog, openPortal, openWith } from './render.tsx';

// What the roles of an administrator do not permit is not offered: a screen or link is not there, a control is disabled and says why.

const words = (permission: string) => `Your roles do not permit this: ${permission}`;

test.each([
  ['reviewer', ['Dashboard', 'Transactions', 'Withdrawals', 'Players']],
  ['catalogue', ['Dashboard', 'Transactions', 'Games', 'Game Items']],
])('%s finds the screens in the menu that the role opens', async (role, screens) => {
  answer({ getMe: `200.${role}` });
  await openPortal('');
  const entries = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(entries).toEqual(screens);
});

test.each<[string, string, Permission, string]>([
  ['users?new=true', 'Invite Administrator', 'admins.manage', 'Invite'],
  ['users?tab=roles&new=true', 'New Role', 'roles.manage', 'Create Role'],
  ['users?tab=services&new=true', 'New Service Account', 'admins.manage', 'Create'],
  ['system?part=webhooks&new=true', 'Add Target', 'payments.control', 'Add'],
  [
    'system?part=webhooks&open=3c5b0e0a-7a10-4f1e-93d2-9e3b8e3a1c44&edit=true',
    'Edit Target',
    'payments.control',
    'Save Changes',
  ],
  ['system?part=reconciliation&new=true', 'Upload a Statement', 'payments.control', 'Upload'],
  ['games?edit=copper-caravan', 'Edit game Copper Caravan Active', 'games.write', 'Save Changes'],
  ['game-items?new=true', 'Create New Item', 'items.write', 'Create Item'],
])(
  'a link to a form, %s, says to an auditor what it takes, and the form cannot be sent',
  async (address, title, permission, submit) => {
    answer({ getMe: '200.auditor' });
    await openPortal(address);
    const form = page.getByRole('dialog', { name: title });
    await expect
      .element(form.getByRole('button', { name: submit, exact: true }))
      .toHaveAttribute('title', words(permission));
    await expect.element(form.getByRole('button', { name: submit, exact: true })).toBeDisabled();
  },
);

test.each<[string, Permission, (string | RegExp)[]]>([
  ['withdrawals?open=WDR-100482', 'withdrawals.review', ['Approve', 'Reject']],
  ['games', 'games.write', [/^Deactivate /]],
  ['game-items', 'items.write', ['Create New Item', /^Duplicate /, /^Delete /]],
  ['revenue', 'payouts.create', ['Process Payout']],
  ['users', 'admins.manage', ['Invite Administrator']],
  ['users?open=adm_4', 'admins.manage', ['Save Roles', 'Reset Password', 'Disable']],
  ['users?tab=roles', 'roles.manage', ['New Role']],
  ['users?tab=services&open=svc_1', 'admins.manage', ['New Token', /^Revoke /, 'Delete Service Account']],
  ['system?part=payments', 'payments.control', ['Pause payments']],
  ['system?part=webhooks', 'payments.control', ['Add Target']],
  [
    'system?part=webhooks&open=3c5b0e0a-7a10-4f1e-93d2-9e3b8e3a1c44',
    'payments.control',
    ['Send a test', 'Edit', 'Replace Secret', 'Delete', /^Send again/],
  ],
  [
    'system?part=reconciliation',
    'payments.control',
    ['Upload a Statement', 'Compare with the Rail', 'Reason', 'Close'],
  ],
  [
    'system/statements/5b0c6a52-3f0e-4d6c-9d0e-5b7a7b7f1a01?tab=open',
    'payments.control',
    ['Confirm ?A?', 'Reject ?R?', 'Undo ?U?', 'Discard', 'Close', 'Reason'],
  ],
])('an auditor finds the changes of %s disabled, with the permission %s', async (address, permission, names) => {
  answer({ getMe: '200.auditor' });
  await openPortal(address);
  for (const name of names) {
    const control = button(typeof name === 'string' ? new RegExp(`^${name}$`) : name).first();
    await expect.element(control).toHaveAttribute('title', words(permission));
    await expect.element(control).toBeDisabled();
  }
});

test('a transaction that may not be decided is shown, with a form that cannot be sent', async () => {
  answer({ getMe: '200.reviewer' });
  await openPortal('transactions?open=900412');
  const submit = dialog().getByRole('button', { name: 'Update Status' });
  await expect.element(submit).toHaveAttribute('title', words('transactions.decide'));
});

test('who may neither review nor pay recalls nothing', async () => {
  await openWith('withdrawals?status=approved', ['withdrawals.read']);
  await page.getByRole('checkbox', { name: 'Select WDR-100480' }).click();
  const denied = words('withdrawals.pay or withdrawals.review');
  await expect.element(button('Recall Selected')).toBeDisabled();
  await expect.element(button('Recall Selected')).toHaveAttribute('title', denied);
  await expect.element(page.getByText(denied)).toBeVisible();
});

test.each(['finance', 'reviewer'])('%s, who may review or pay, recalls what was approved', async (role) => {
  answer({ getMe: `200.${role}` });
  await openPortal('withdrawals?status=approved');
  await page.getByRole('checkbox', { name: 'Select WDR-100480' }).click();
  await expect.element(button('Recall Selected')).toBeEnabled();
  expect(page.getByText(/Your roles do not permit this/).query()).toBeNull();
});

test('a record of a payout leads to its source only if the roles open the screen', async () => {
  await openWith('revenue?payout=PAY-0001', ['revenue.read', 'withdrawals.read']);
  await expect.element(dialog().getByRole('link', { name: 'WDR-000007' })).toBeVisible();
  await expect.element(dialog().getByText('TXN-100031')).toBeVisible();
  expect(dialog().getByRole('link', { name: 'TXN-100031' }).query()).toBeNull();
});

test('a transaction leads to its withdrawal only if the roles open the screen', async () => {
  const follows = () => dialog().getByText('This transaction follows its withdrawal and changes with it.');
  await openWith('transactions?open=900409', ['transactions.read', 'players.pii']);
  await expect.element(follows()).toBeVisible();
  expect(dialog().getByRole('link').query()).toBeNull();
  await openWith('transactions?open=900409', ['transactions.read', 'players.pii', 'withdrawals.read']);
  await expect.element(dialog().getByRole('link', { name: /withdrawals$/ })).toBeVisible();
});

test('the items of games are for those who see the games as well, whose list the screen begins with', async () => {
  await openWith('game-items', ['items.read', 'transactions.read']);
  await expect.element(page.getByText(/^It needs the permission items\.read and games\.read\./)).toBeVisible();
  expect(page.getByRole('link', { name: 'Game Items' }).query()).toBeNull();
  expect(allCalls()).not.toContain('listGames');
});

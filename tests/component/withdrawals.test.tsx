import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from './answers.ts';
import { addressNow, button, dialog, openPortal, toasts } from './render.tsx';

// What a healthy server does not answer: the general refusals, failures, and back ends that have less than ours.

const card = (id: string) => page.getByRole('article', { name: id });
const DENIED = 'You do not have permission to perform this action.';

test('403 says that the administrator has no permission, once, and the list says what failed', async () => {
  answer({ listWithdrawals: '403', getWithdrawalSummary: '403' });
  await openPortal('withdrawals');
  await expect.poll(toasts).toContain(DENIED);
  expect(toasts().filter((line) => line === DENIED)).toHaveLength(1);
  await expect.element(page.getByText('Failed to load withdrawals')).toBeVisible();
  expect(page.getByText('No withdrawals found').query()).toBeNull();
});

test('401 asks to sign in again, and the page is not left', async () => {
  answer({ listWithdrawals: '401' });
  await openPortal('withdrawals');
  await expect.poll(toasts).toContain('Authentication error. Please try logging in again.');
  expect(addressNow().pathname).toBe('/admin-panel/withdrawals');
  await page.getByRole('status').getByRole('button', { name: 'Sign in again' }).first().click();
  await expect.element(page.getByLabelText('Username')).toBeVisible();
});

test('a list that failed to load is loaded by Try again', async () => {
  answer({ listWithdrawals: '503' });
  await openPortal('withdrawals');
  await expect.element(page.getByText('Failed to load withdrawals')).toBeVisible();
  answer({ listWithdrawals: '' });
  await button('Try again').first().click();
  await expect.element(card('WDR-100482')).toBeVisible();
});

test('an empty list says where withdrawals will appear', async () => {
  answer({ listWithdrawals: '200.empty' });
  await openPortal('withdrawals');
  await expect.element(page.getByText('No withdrawals found')).toBeVisible();
  await expect.element(page.getByText('Withdrawal requests will appear here')).toBeVisible();
});

test("a back end with the contract's other names works, shows an unknown status as Pending and four digits only", async () => {
  answer({ listWithdrawals: '200.otherNames' });
  await openPortal('withdrawals');
  const first = card('WDR-100475');
  const badge = first.getByText('Pending', { exact: true });
  await expect.element(badge).toBeVisible();
  await expect.element(badge).toHaveAttribute('title', 'on_hold');
  await expect.element(first.getByText('$180.00')).toBeVisible();
  await expect.element(first.getByText('$175.50')).toBeVisible();
  expect(document.documentElement.outerHTML).not.toContain('271080112');
});

test('a bulk review of which half fails says how many were changed and keeps the others selected', async () => {
  answer({ bulkApproveWithdrawals: '200.half' });
  await openPortal('withdrawals');
  const box = (id: string) => page.getByRole('checkbox', { name: `Select ${id}` });
  for (const id of ['WDR-100482', 'WDR-100481']) await box(id).click();
  await button('Approve Selected').click();
  await dialog().getByRole('button', { name: 'Approve' }).click();
  await expect.poll(toasts).toContain('1 withdrawals approved');
  await expect.poll(toasts).toContain('1 withdrawal could not be approved');
  await expect.element(box('WDR-100481')).toBeChecked();
  await expect.element(box('WDR-100482')).not.toBeChecked();
});

test.each([
  ['Approve', 'approveWithdrawal', 'Failed to approve withdrawal', ''],
  ['Reject', 'rejectWithdrawal', 'Failed to reject withdrawal', 'A reason'],
])('a failed %s says so in the words of the specification', async (action, call, words, reason) => {
  answer({ [call]: '503' });
  await openPortal('withdrawals');
  await button('Actions for WDR-100482').click();
  await page.getByRole('menuitem', { name: action }).click();
  if (reason) {
    await dialog().getByLabelText('Reason').fill(reason);
    await dialog().getByRole('button', { name: action }).click();
  }
  await expect.poll(toasts).toContain(words);
});

test('whoever lacks the permission finds the action, disabled, with the permission that it takes', async () => {
  answer({ getMe: '200.reviewer' });
  await openPortal('withdrawals');
  await expect.element(card('WDR-100480')).toBeVisible();
  await button('Actions for WDR-100480').click();
  const words = 'Your roles do not permit this: withdrawals.pay';
  await expect.element(page.getByRole('menuitem', { name: 'Process' })).toHaveAttribute('title', words);
});

test('logging out clears the browser even when the call fails', async () => {
  answer({ adminLogout: '503' });
  await openPortal('players');
  await button('Log out').click();
  await expect.poll(toasts).toContain('Failed to logout');
  await expect.element(page.getByLabelText('Username')).toBeVisible();
  expect([localStorage.getItem('coinop.session'), sessionStorage.getItem('coinop.session')]).toEqual([null, null]);
});

test('a one-use password leads to choosing another, and nowhere else', async () => {
  answer({ adminLogin: '200.mustChangePassword' });
  await openPortal('login', 'none');
  await page.getByLabelText('Username').fill('robin');
  await page.getByLabelText('Password', { exact: true }).fill('one-use');
  await button('Sign in').click();
  await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await openPortal('withdrawals', 'kept');
  await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(addressNow().pathname).toBe('/admin-panel/login');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { button, openPortal, press, toasts } from './render.tsx';

// Who counts as one person, as the portal says it.

test('somebody whose account was reset reads who did it, once per sign-in', async () => {
  answer({ getMe: '200.reset' });
  await openPortal('withdrawals');
  const bar = page.getByRole('status').filter({ hasText: /^admin reset the password of dana\.reyes on Nov 20, 2026/ });
  await expect.element(bar).toBeVisible();
  await checkAccessibility();
  await press(button('Got it'));
  await expect.element(bar).not.toBeInTheDocument();
  await openPortal('withdrawals');
  await expect.element(page.getByRole('heading', { name: 'Withdrawals', level: 1 })).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

test('a third person confirms what they have seen, and not what only the console may', async () => {
  answer({ getAdmin: '200.resetAdmin', confirmPerson: '200.adminUser' });
  await openPortal('users?open=adm_4');
  const links = page.getByRole('list', { name: 'Counts as one person' });
  await expect.element(links.getByText('dana.reyes reset the password of reviewer')).toBeVisible();
  await press(button('Confirm Person'));
  await press(page.getByRole('dialog', { name: 'Confirm reviewer?' }).getByRole('button', { name: 'Confirm Person' }));
  await expect.poll(() => callsOf('confirmPerson').map(({ body }) => body)).toEqual([{ links: ['41'] }]);
  await expect.poll(toasts).toContain('Person confirmed');
});

test('System and a request say who counts as one person, why, and what to do', async () => {
  answer({ getSystemStatus: '200.onePerson' });
  await openPortal('system');
  const people = page.getByRole('list', { name: 'Accounts of one person' });
  await expect.element(people.getByText('dana.reyes reset the password of reviewer')).toBeVisible();
  await expect.element(page.getByText('admin-3f9a1c07 was once taken for admin by its name')).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Second person' }).getByText('Down')).toBeVisible();
  await openPortal('approvals?open=12');
  await expect
    .element(page.getByText(/^robin cannot decide it, .* because dana\.reyes invited|^robin cannot decide it/))
    .toBeVisible();
});

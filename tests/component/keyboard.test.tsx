import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addressNow, openPortal } from './render.tsx';

// Nothing but the keyboard.

test.each([
  { where: 'withdrawals', role: 'link', name: 'WDR-100482', key: 'open' },
  { where: 'transactions', role: 'button', name: 'View Details of TXN-900412', key: 'open' },
  { where: 'revenue', role: 'link', name: 'CR-20261118-0007', key: 'payout' },
] as const)(
  'a record of $where is opened, read and closed, the focus comes back, and Back does not open it again',
  async ({ where, role, name, key }) => {
    await openPortal('players');
    await openPortal(where);
    const opener = page.getByRole(role, { name, exact: true });
    await expect.element(opener).toBeVisible();
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
    expect(addressNow().searchParams.get(key)).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
    await expect.element(opener).toHaveFocus();
    expect(addressNow().searchParams.get(key)).toBeNull();
    // By a link of its own it is opened again, and Back closes it.
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => addressNow().searchParams.get(key)).not.toBeNull();
    window.history.back();
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
    expect(addressNow().pathname).toBe(`/admin-panel/${where}`);
  },
);

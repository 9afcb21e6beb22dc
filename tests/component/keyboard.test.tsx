import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { full } from '../faults/suite.ts';
import { answer } from './answers.ts';
import { addressNow, button, dialog, focusTaken, loaded, openPortal } from './render.tsx';

// Nothing but the keyboard.

const RECORDS = [
  { where: 'withdrawals', role: 'link', name: 'WDR-100482', key: 'open' },
  { where: 'transactions', role: 'button', name: 'View Details of TXN-900412', key: 'open' },
  { where: 'revenue', role: 'link', name: 'CR-20261118-0007', key: 'payout' },
] as const;

// A card's link; in the full form also a table's button and link.
test.each(full() ? RECORDS : RECORDS.slice(0, 1))(
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

test('who approved a withdrawal, and its state, are found from the list by support with ten keys', async () => {
  answer({ getMe: '200.support' });
  await openPortal('withdrawals');
  await loaded();
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await userEvent.keyboard(key);
  };
  await press('{Tab}');
  await press('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  while (document.activeElement !== button('Skip to search').element()) await press('{Tab}');
  await press('{Enter}');
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  keys++;
  document.execCommand('insertText', false, 'WDR-100477');
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1);
  await press('{Tab}');
  await expect.element(button('Skip to results')).toHaveFocus();
  await press('{Enter}');
  await press('{Enter}');
  await expect.element(dialog().getByText('Completed', { exact: true }).first()).toBeInViewport();
  await focusTaken();
  await press('{Tab}');
  await press('{End}');
  const approved = dialog().getByRole('listitem').filter({ hasText: 'Approved by admin' });
  await expect.element(approved).toBeInViewport();
  expect(keys).toBe(10);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { addressNow, button, dialog, loaded, openPortal, press } from './render.tsx';

// The dense table, which shows the same list as the cards. What is decided from it: withdrawal-decisions.test.tsx, by the same menu and bar.

const table = () => page.getByRole('table', { name: 'Withdrawals' });
const firstIds = () =>
  table()
    .getByRole('rowheader')
    .elements()
    .slice(0, 3)
    .map(({ textContent }) => textContent);
const header = (name: string) => page.getByRole('columnheader', { name });
const lastSort = () => callsOf('listWithdrawals').at(-1)?.url.searchParams.get('sort');

test('the table is the same list in an order of its own, both in the URL, with the selection, menu and dialog of the cards', async () => {
  await openPortal('withdrawals?search=e');
  await press(page.getByRole('link', { name: 'Table', exact: true }));
  await expect.element(table()).toBeVisible();
  expect(addressNow().search).toBe('?search=e&view=table');
  await expect.element(header('Requested')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(header('Amount')).toHaveAttribute('aria-sort', 'none');
  await expect.element(header('Bank')).not.toHaveAttribute('aria-sort');

  await press(button('Amount'));
  await expect.poll(firstIds).toEqual(['WDR-100472', 'WDR-100469', 'WDR-100479']);
  expect(lastSort()).toBe('requested_amount_desc');
  await press(button('Amount'));
  await expect.poll(firstIds).toEqual(['WDR-100471', 'WDR-100468', 'WDR-100476']);
  expect(addressNow().searchParams.get('sort')).toBe('requested_amount_asc');
  await expect.element(header('Amount')).toHaveAttribute('aria-sort', 'ascending');
  await loaded();
  await checkAccessibility();

  const box = (id: string) => page.getByRole('checkbox', { name: `Select ${id}` });
  await press(box('WDR-100471'));
  await box('WDR-100476').click({ modifiers: ['Shift'] });
  await expect.element(page.getByRole('region', { name: 'Bulk actions' }).getByText('2 selected')).toBeVisible();
  // A cell that was made anew would have lost it.
  await expect.element(box('WDR-100476')).toHaveFocus();
  await press(button('Actions for WDR-100468'));
  await press(page.getByRole('menuitem', { name: 'View Details' }));
  await expect.element(dialog().getByText('There is no such account.')).toBeVisible();
  expect(addressNow().searchParams.get('view')).toBe('table');
  await press(dialog().getByRole('button', { name: 'Close' }));
  await expect.poll(() => dialog().query()).toBeNull();
  await press(page.getByRole('link', { name: 'Cards', exact: true }));
  await expect.element(page.getByRole('article').first()).toHaveAttribute('aria-label', 'WDR-100482');
  expect(addressNow().search).toBe('?search=e');
});

test('without room for columns its order is a field; what has become of a row, and its signals, are in it', async () => {
  await page.viewport(390, 844);
  await openPortal('withdrawals?view=table');
  await page.getByLabelText('Order').selectOptions('Largest first');
  await expect.poll(firstIds).toEqual(['WDR-100472', 'WDR-100469', 'WDR-100479']);
  await page.getByLabelText('Order').selectOptions('Newest first');
  const row = (id: string) => table().getByRole('row', { name: id });
  await expect.element(row('WDR-100482').getByText('Normal', { exact: true })).toBeVisible();
  await expect.element(row('WDR-100481').getByText('robin is looking at this')).toBeInTheDocument();
  await expect.element(row('WDR-100477').getByText(/^Snoozed by dana.reyes until/)).toBeInTheDocument();
  await loaded();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await checkAccessibility();
});

test('an empty table and one that failed say so, and loading more keeps the order', async () => {
  answer({ listWithdrawals: '503' });
  await openPortal('withdrawals?view=table&sort=requested_amount_desc');
  await expect.element(page.getByText('Failed to load withdrawals')).toBeVisible();
  await loaded();
  answer({ listWithdrawals: '' });
  await press(button('Try again'));
  await expect.element(table()).toBeVisible();
  await press(button('Load more'));
  await expect.poll(() => table().getByRole('rowheader').elements().length).toBe(12);
  expect(lastSort()).toBe('requested_amount_desc');
  answer({ listWithdrawals: '200.empty' });
  await openPortal('withdrawals?view=table');
  await expect.element(page.getByText('No withdrawals found')).toBeVisible();
  await expect.element(page.getByLabelText(/^Select these/)).not.toBeInTheDocument();
});

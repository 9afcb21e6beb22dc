import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsOf, hold } from './answers.ts';
import { addressNow, button, dialog, openPortal, press, toasts } from './render.tsx';

// What a healthy server does not answer: failures, and back ends that have less than ours.

const viewDetails = (id: string) => button(`View Details of ${id}`);
const row = (id: string) => page.getByRole('row').filter({ hasText: id });

test('a list that failed to load says so, is not shown as empty, and is loaded by Try again', async () => {
  answer({ listTransactions: '503' });
  await openPortal('transactions');
  await expect.element(page.getByText('Failed to load transactions')).toBeVisible();
  expect(page.getByText('No transactions found').query()).toBeNull();
  answer({ listTransactions: '' });
  await press(button('Try again'));
  await expect.element(row('TXN-900412')).toBeVisible();
});

test('a back end without anything but the fields of the specification is shown, unknown words as they are', async () => {
  answer({ listTransactions: '200.plainRows', getTransaction: '200.plain' });
  await openPortal('transactions');
  await expect.element(row('TXN-900300').getByText('Refund')).toBeVisible();
  await expect.element(row('TXN-900300').getByText('On hold')).toBeVisible();
  await expect.element(page.getByText('Showing page 1 of 2')).toBeVisible();
  await press(viewDetails('TXN-900412'));
  await expect.element(dialog().getByRole('button', { name: 'Update Status' })).toBeVisible();
  await expect.poll(() => callsOf('getTransaction')).toHaveLength(1);
  expect(dialog().getByText('Player ID').query()).toBeNull();
});

test('a pending withdrawal is not decided here, and leads to the withdrawals', async () => {
  answer({ listTransactions: '200.singlePage' });
  // The record itself is on its way; the row is shown meanwhile.
  hold('getTransaction');
  await openPortal('transactions');
  await press(viewDetails('TXN-900409'));
  await expect.element(dialog().getByText('This transaction follows its withdrawal')).toBeVisible();
  expect(dialog().getByLabelText('New status').query()).toBeNull();
  await press(dialog().getByRole('link', { name: 'Go to the player’s withdrawals' }));
  await expect.element(page.getByRole('heading', { name: 'Mara', exact: true })).toBeVisible();
  expect(addressNow().pathname + addressNow().search).toBe('/admin-panel/players/PLR-00318?tab=withdrawals');
  await expect.element(page.getByRole('article').first()).toBeVisible();
});

test('a status that cannot be changed says why in the server’s words', async () => {
  answer({ updateTransactionStatus: '409' });
  await openPortal('transactions');
  await press(viewDetails('TXN-900412'));
  await dialog().getByLabelText('New status').selectOptions('failed');
  await press(dialog().getByRole('button', { name: 'Update Status' }));
  await press(button('Set to failed'));
  await expect.poll(toasts).toContain('Failed to update transaction status');
  await expect.poll(toasts).toContain('Transaction TXN-900412 is completed and cannot be changed.');
  // It is offered again once the reload has said what the status is.
  await expect.element(dialog().getByRole('button', { name: 'Update Status' })).toBeEnabled();
});

test('the games are asked for once, after the list, and are the filter', async () => {
  const answerList = hold('listTransactions');
  await openPortal('transactions');
  await expect.poll(() => callsOf('listTransactions')).toHaveLength(1);
  expect(callsOf('listGames')).toEqual([]);
  answerList();
  await page.getByLabelText('Game', { exact: true }).selectOptions('Copper Caravan');
  await expect.poll(() => addressNow().searchParams.get('game_id')).toBe('copper-caravan');
  await expect.poll(() => callsOf('listTransactions').at(-1)?.url.searchParams.get('game_id')).toBe('copper-caravan');
  expect(callsOf('listGames')).toHaveLength(1);
});

test('a filter by game whose games failed to load stays, says so, and loads them when it is reached again', async () => {
  answer({ listGames: '503' });
  await openPortal('transactions');
  await expect.element(row('TXN-900412')).toBeVisible();
  const field = page.getByLabelText('Game', { exact: true });
  (field.element() as HTMLElement).focus();
  await expect.element(page.getByText('Failed to fetch games')).toBeVisible();
  answer({ listGames: '' });
  (field.element() as HTMLElement).blur();
  (field.element() as HTMLElement).focus();
  await expect.poll(() => page.getByText('Failed to fetch games').query()).toBeNull();
  await field.selectOptions('Copper Caravan');
});

test('an export that the server refuses says why', async () => {
  answer({ exportTransactions: '422.invalidQuery' });
  await openPortal('transactions');
  await press(button('Export'));
  await expect.poll(toasts).toContain('Failed to export transactions');
  await expect.poll(toasts).toContain('days must be one of 7, 30, 90.');
});

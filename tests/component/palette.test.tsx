import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { allCalls, answer, callsOf } from './answers.ts';
import { addressNow, button, dialog, loaded, openPortal, openWith } from './render.tsx';

const field = () => page.getByRole('combobox', { name: 'Search or go to' });
const option = (name: string | RegExp) => page.getByRole('option', { name });

async function openPalette() {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
}

test('Ctrl K opens the palette; arrow keys and Enter choose a screen, Back and Escape close it and nothing else', async () => {
  await openPortal('transactions');
  await loaded();
  button('Search or go to').element().focus();
  await openPalette();
  await expect.element(option('Export')).toBeVisible();
  await checkAccessibility();
  window.history.back();
  await expect.poll(() => dialog().query()).toBeNull();
  expect(addressNow().pathname).toBe('/admin-panel/transactions');
  await expect.element(button('Search or go to')).toHaveFocus();

  await openPalette();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().query()).toBeNull();
  await openPalette();
  await field().fill('game');
  await expect.element(option('Games').first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Game Items' })).toBeVisible();
  expect(dialog().query()).toBeNull();
  // The palette has left no entry of its own behind.
  window.history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  expect(dialog().query()).toBeNull();
});

test('an action of the palette is the button of the screen, and the clock is changed for good', async () => {
  await openPortal('revenue');
  await loaded();
  await openPalette();
  await option('Process Payout').click();
  await expect.element(dialog().getByRole('heading', { name: 'Process Payout' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().query()).toBeNull();
  await expect.element(button('Process Payout')).toHaveFocus();
  await openPalette();
  await option(/^Show times of/).click();
  await expect.poll(() => callsOf('chooseMyPreferences').map(({ body }) => body)).toEqual([{ clock: 'local' }]);
});

test('a search finds records of every kind after a pause, says what could not be searched, and opens one', async () => {
  answer({ listPlayers: '503', listGames: '' }, 40);
  await openPortal('audit');
  await loaded();
  await openPalette();
  await field().fill('900412');
  await expect.element(option(/TXN-900412/)).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('Could not be searched: Players')).toBeVisible();
  await field().fill('no such record');
  answer({ listPlayers: '200.empty', listWithdrawals: '200.empty', listTransactions: '200.empty' });
  await expect.element(dialog().getByText('Nothing found')).toBeVisible();
  await expect.element(dialog().getByText('Only the items of 30 of 40 games were searched.')).toBeVisible();
  // A word for each pause, not for each letter.
  expect(new Set(callsOf('listTransactions').map(({ url }) => url.searchParams.get('search')))).toEqual(
    new Set(['900412', 'no such record']),
  );
  answer({ listTransactions: '' });
  await field().fill('TXN-900412');
  await expect.element(option(/TXN-900412/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => addressNow().pathname).toBe('/admin-panel/transactions');
  await expect.element(dialog().getByText('TXN-900412').first()).toBeVisible();
});

test('nobody searches what they may not see', async () => {
  await openWith('games', ['games.read', 'items.read']);
  await openPalette();
  expect(page.getByRole('group', { name: 'Screens' }).getByRole('option').elements()).toHaveLength(3);
  await field().fill('caravan');
  await expect.element(option(/Copper Caravan/).first()).toBeVisible();
  await expect.poll(() => dialog().getByText('Searching…').query()).toBeNull();
  expect(allCalls().filter((name) => /Players|Transactions|Withdrawals|Payout/.test(name))).toEqual([]);
});

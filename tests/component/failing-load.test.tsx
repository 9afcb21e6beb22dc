import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsOf, hold } from './answers.ts';
import { loaded, openPortal, toasts } from './render.tsx';

test.each([
  ['games', 'listGames', 'Failed to fetch games'],
  ['game-items', 'listGames', 'Failed to fetch games'],
  ['game-items?game_id=starfall', 'listGameItems', 'Failed to fetch items'],
  ['revenue', 'getRevenueBalance', 'Failed to load balance data'],
  ['revenue', 'getRevenueStatistics', 'Failed to load statistics data'],
  ['revenue', 'listPayouts', 'Failed to load history data'],
])('a failing load of %s is asked for twice, and shows one toast: %s', async (address, call, words) => {
  const release = hold(call);
  answer({ [call]: '503' });
  await openPortal(address);
  // Here the second attempt follows at once: a load that has failed by the time its part is shown would be a new one.
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect.poll(toasts).toContain(words);
  await loaded();
  expect(toasts().filter((line) => line === words)).toHaveLength(1);
  expect(callsOf(call)).toHaveLength(2);
});

test('what could not be loaded is loaded again when the connection is back, and nothing else', async () => {
  await openPortal('transactions');
  await expect.element(page.getByText('TXN-900412')).toBeVisible();
  answer({ listTransactions: '!drop' });
  window.dispatchEvent(new Event('offline'));
  await page.getByLabelText('Search', { exact: true }).fill('june');
  await expect.element(page.getByText('Failed to load transactions').first()).toBeVisible();
  answer({ listTransactions: '' });
  const asked = callsOf('getMe').length;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('TXN-900412')).toBeVisible();
  expect(callsOf('getMe')).toHaveLength(asked);
});

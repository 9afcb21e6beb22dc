import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsOf } from './answers.ts';
import { button, openPortal, press, toasts } from './render.tsx';

// What the portal says in words, and what it sends where nothing is given.

test.each(['transactions', 'withdrawals'])('the days of the filters of %s name their zone', async (list) => {
  await openPortal(list);
  for (const label of ['From date (UTC)', 'To date (UTC)']) {
    await expect.element(page.getByLabelText(label, { exact: true })).toBeVisible();
  }
});

test("days of somebody else's link stay those of its zone until a day is chosen, which is the clock's", async () => {
  await openPortal('transactions?date_from=2026-11-20&time_zone=America/Argentina/Buenos_Aires');
  const from = page.getByLabelText('From date (Buenos Aires)', { exact: true });
  await expect.element(from).toHaveValue('2026-11-20');
  const asked = () => callsOf('listTransactions').at(-1)?.url.searchParams;
  await expect.poll(() => asked()?.get('time_zone')).toBe('America/Argentina/Buenos_Aires');
  await page.getByLabelText('To date (Buenos Aires)').fill('2026-11-21');
  await expect.element(page.getByLabelText('From date (UTC)', { exact: true })).toHaveValue('2026-11-20');
  await expect.poll(() => asked()?.get('date_to')).toBe('2026-11-21');
  expect(asked()?.has('time_zone')).toBe(false);
});

test('my account names what is permitted in words, by area, each area once', async () => {
  answer({ getMe: '200.reviewer' });
  await openPortal('account');
  await press(page.getByText('Permissions', { exact: true }));
  const termOf = (words: string) =>
    page.getByText(words, { exact: true }).element().previousElementSibling?.textContent;
  await expect
    .element(page.getByText('See withdrawals · Approve, reject and recall withdrawals', { exact: true }))
    .toBeVisible();
  expect(termOf('See withdrawals · Approve, reject and recall withdrawals')).toBe('Withdrawals');
  expect(termOf('See transactions')).toBe('Transactions');
  expect(page.getByText(/withdrawals\.review/).query()).toBeNull();
});

test('an item without a price and a currency amount is edited and saved, and both stay as they are', async () => {
  answer({ listGameItems: '200.unknownWords' });
  await openPortal('game-items?game_id=copper-caravan');
  await press(button(/^Edit /).first());
  const form = page.getByRole('dialog', { name: 'Edit Item' });
  await form.getByLabelText('Display Tag').fill('NEW');
  // The example has words that nobody knows as well, which cannot be chosen again.
  await form.getByLabelText('Item Type').selectOptions('bundle');
  await form.getByLabelText('Category').selectOptions('daily');
  await form.getByLabelText('Rarity').selectOptions('rare');
  await press(form.getByRole('button', { name: 'Save Changes' }));
  await expect.poll(toasts).toContain('Item updated successfully');
  expect(callsOf('updateGameItem').map(({ body }) => body)).toMatchObject([
    { price_usd: null, currency_amount: null, display_tag: 'NEW' },
  ]);
});

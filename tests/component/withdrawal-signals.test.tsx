import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsOf, hold } from './answers.ts';
import { addressNow, button, dialog, loaded, openPortal, press } from './render.tsx';

// The signals on the cards and in the dialog of a withdrawal.

const signals = () => dialog().getByRole('list', { name: 'Signals' });
const textsOf = async () => {
  await expect.element(signals()).toBeVisible();
  return Array.from(signals().element().querySelectorAll('li'), ({ textContent }) => textContent);
};

test('each signal has its level, its sentence and a link to what shows it, the gravest first', async () => {
  await openPortal('withdrawals?open=WDR-100472');
  expect((await textsOf()).slice(0, 4)).toEqual([
    'High2 other players have requested withdrawals to this bank account.PLR-00318PLR-00204All requests to the account that wait',
    'HighThe player registered less than a day before this request.Player',
    'WarningWithdrawn incl. this request: $18,500.00. Spent: $310.00.Transactions',
    'NoteThis is the player’s first request.Requests',
  ]);
  const hrefOf = (name: string) =>
    signals().getByRole('link', { name, exact: true }).first().element().getAttribute('href');
  expect(['PLR-00318', 'Player', 'Transactions', 'Requests'].map(hrefOf)).toEqual([
    '/admin-panel/players/PLR-00318',
    '/admin-panel/players/PLR-00530',
    '/admin-panel/players/PLR-00530?tab=transactions',
    '/admin-panel/players/PLR-00530?tab=withdrawals',
  ]);
});

test('a shared bank account leads to all requests to it that wait, and the list says so', async () => {
  await openPortal('withdrawals?open=WDR-100472');
  await press(signals().getByRole('link', { name: 'All requests to the account that wait' }));
  await expect.poll(() => addressNow().search).toBe('?accounts_of=PLR-00530&status=pending_review');
  await expect
    .element(page.getByText('Only those to a bank account of PLR-00530, whoever requested them.'))
    .toBeVisible();
  const asked = callsOf('listWithdrawals').map(({ url }) => Object.fromEntries(url.searchParams));
  expect(asked.at(-1)).toMatchObject({ accounts_of: 'PLR-00530', status: 'pending_review' });
  await press(button('Show all'));
  await expect.poll(() => addressNow().search).toBe('?status=pending_review');
});

test('those of a decided withdrawal say since when they stand', async () => {
  await openPortal('withdrawals?open=WDR-100480');
  await expect.element(dialog().getByText(/^As they were when it was decided/)).toBeVisible();
});

test('signals that could not be loaded are not shown as none, and a back end without them has no such part', async () => {
  answer({ listWithdrawalSignals: '503' });
  await openPortal('withdrawals?open=WDR-100472');
  await expect.element(dialog().getByText('Failed to load signals')).toBeVisible();
  answer({ listWithdrawalSignals: '200.none' });
  await press(button('Try again'));
  await expect.element(dialog().getByText('Nothing is known.')).toBeVisible();
  answer({ listWithdrawalSignals: '501' });
  await openPortal('withdrawals?open=WDR-100472');
  await expect.element(dialog().getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect.poll(() => dialog().getByRole('heading', { name: 'Signals' }).query()).toBeNull();
  expect(page.getByText('Failed to load signals').query()).toBeNull();
});

const card = (id: string) => page.getByRole('article', { name: id });
const heightOf = (id: string) => card(id).element().getBoundingClientRect().height;

test('a card shows at most two signals that are not normal, which one call loads for the page, and keeps its height', async () => {
  const load = hold('listWithdrawalSignals');
  await openPortal('withdrawals?status=pending_review');
  await expect.element(card('WDR-100472')).toBeVisible();
  const before = ['WDR-100472', 'WDR-100482'].map(heightOf);
  load();
  await expect.element(card('WDR-100482').getByText('All signals are normal')).toBeVisible();
  const lines = card('WDR-100472').getByRole('list', { name: 'Signals' }).element();
  expect(Array.from(lines.querySelectorAll('li'), ({ textContent }) => textContent)).toEqual([
    'High: 2 other players have requested withdrawals to this bank account.',
    'High: The player registered less than a day before this request.',
  ]);
  expect(['WDR-100472', 'WDR-100482'].map(heightOf)).toEqual(before);
  await loaded();
  const asked = callsOf('listWithdrawalSignals').map(({ url }) => url.searchParams.get('withdrawal_ids')?.split(','));
  expect(asked).toEqual([
    page
      .getByRole('article')
      .elements()
      .map((one) => one.getAttribute('aria-label')),
  ]);
});

test('a card does not take signals that failed to load for normal, and has no place for them where the back end has none', async () => {
  answer({ listWithdrawalSignals: '503' });
  await openPortal('withdrawals');
  await expect.element(card('WDR-100482').getByText('Failed to load signals')).toBeVisible();
  const withPlace = heightOf('WDR-100482');
  answer({ listWithdrawalSignals: '501' });
  await openPortal('withdrawals');
  await expect.element(card('WDR-100482')).toBeVisible();
  await loaded();
  await expect
    .poll(() =>
      card('WDR-100482')
        .getByText(/signals/)
        .query(),
    )
    .toBeNull();
  expect(heightOf('WDR-100482')).toBeLessThan(withPlace);
});

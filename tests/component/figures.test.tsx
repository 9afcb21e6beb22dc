import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { signedIn } from '../../src/session.ts';
import { full } from '../faults/suite.ts';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { addressNow, button, openPortal, press, toasts } from './render.tsx';

// 'How is this counted?' beside each figure, whatever the server. That the records add up to the figures: tests/server/figures.test.ts.

const howCounted = (label: string) => button(`How is this counted? ${label}`);
const explanation = () => page.getByRole('dialog', { name: 'How is this counted?' });
const figure = (label: string) => explanation().getByRole('region', { name: label, exact: true });
/** The part with this text. */
const part = (label: string, text: string) => figure(label).getByRole('listitem').filter({ hasText: text });
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function explain(label: string, inside: { getByRole: Locator['getByRole'] } = page): Promise<void> {
  await press(inside.getByRole('button', { name: `How is this counted? ${label}`, exact: true }));
  await expect.element(explanation().getByRole('heading', { level: 3 }).first()).toBeVisible();
}

const labelsNow = () =>
  button(/^How is this counted/)
    .elements()
    .map((one) => one.getAttribute('aria-label')?.replace('How is this counted? ', ''));

/** In the figures' words alone, which all screens have from the contract. */
const ELSEWHERE: [string, string[]][] = [
  [
    'revenue',
    [
      'Available Balance',
      'Total Lifetime Revenue',
      'Total Paid Out',
      'Revenue by Type',
      'Current Month',
      'Previous Month',
      'Monthly Average',
      'Growth Rate',
    ],
  ],
  ['games?stats=copper-caravan', ['Revenue', 'Transactions', 'Players', 'Sold']],
];

test.each([
  [
    '',
    [
      'Total Revenue',
      'Active Users',
      'Transactions',
      'Pending Withdrawals',
      'Transaction Mix',
      'Revenue',
      'New Users',
      'Transactions',
      'Average Transaction',
    ],
  ],
  ['withdrawals', ['Total Pending', 'Processing Today', 'Completed (30d)', 'Failed Rate']],
  ...(full() ? ELSEWHERE : []),
])('every figure of /%s says how it is counted', async (address, labels) => {
  await openPortal(address);
  await expect.poll(labelsNow).toEqual(labels);
  for (const place of labels.keys()) {
    await press(button(/^How is this counted/).nth(place));
    await expect.element(explanation().getByRole('region').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => explanation().query()).toBeNull();
  }
});

test('a figure says what it counts, over which instants, and leads to the list with the filter', async () => {
  await openPortal('?days=30');
  await explain('Transactions', page.getByRole('group', { name: 'Transactions' }));
  await expect.element(figure('Transactions').getByText('Every transaction that was made in the period')).toBeVisible();
  const counted = part('Transactions', 'Number of records.');
  await expect.element(counted.getByText(`from ${dayAgo(29)} 00:00 UTC to now`)).toBeVisible();
  await press(counted.getByRole('link', { name: 'Open transactions' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  expect(addressNow().search).toBe(`?date_from=${dayAgo(29)}&date_to=${dayAgo(0)}`);
  await expect.poll(() => explanation().query()).toBeNull();
});

test('a ratio names both parts, each with its records', async () => {
  await openPortal('withdrawals');
  await explain('Failed Rate');
  const parts = figure('Failed Rate').getByRole('list');
  const sides = figure('Failed Rate').getByRole('heading', { level: 4 });
  expect(sides.elements().map(({ textContent }) => textContent)).toEqual(['Amount ÷ base, in percent', 'Base']);
  const linksOf = (place: number) =>
    parts
      .nth(place)
      .getByRole('link')
      .elements()
      .map((link) => new URL((link as HTMLAnchorElement).href).search);
  const since = `&step_from=${dayAgo(29)}`;
  expect([linksOf(0), linksOf(1)]).toEqual([
    [`?step=failed${since}`],
    [`?step=failed${since}`, `?step=completed${since}`],
  ]);
});

test('a figure of revenue downloads its entries, and says why when that fails', async () => {
  answer({ exportRevenue: '422.invalidQuery' });
  await openPortal('games?stats=copper-caravan');
  await explain('Revenue');
  // The note beside the button is closed, and covers nothing.
  expect(explanation().getByRole('dialog').query()).toBeNull();
  await press(figure('Revenue').getByRole('button', { name: 'Export' }));
  await expect.poll(toasts).toContain('Failed to export revenue');
  const [call] = callsOf('exportRevenue');
  expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
    entries: 'revenue',
    game_id: 'copper-caravan',
    date_from: dayAgo(29),
    date_to: dayAgo(0),
  });
});

test('a figure whose records no list has says why', async () => {
  await openPortal('');
  await explain('Pending Withdrawals');
  await expect.element(explanation().getByText('No list has the queue of a past moment').first()).toBeVisible();
});

test('the players who joined today are opened with the day', async () => {
  await openPortal('');
  await explain('New Users');
  await press(figure('New Users').getByRole('link', { name: 'Open players' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
  expect(addressNow().search).toBe(`?date_from=${dayAgo(0)}&date_to=${dayAgo(0)}`);
  await expect.element(page.getByLabelText('Registered from (UTC)')).toHaveValue(dayAgo(0));
  await expect.poll(() => callsOf('listPlayers').at(-1)?.url.searchParams.get('date_from')).toBe(dayAgo(0));
});

test('a chart explains each of its figures: the types of transactions in the period, the types of revenue ever', async () => {
  await openPortal('?days=30');
  await explain('Transaction Mix');
  await expect
    .element(figure('Sends').getByRole('link'))
    .toHaveAttribute(
      'href',
      `/admin-panel/transactions?date_from=${dayAgo(29)}&date_to=${dayAgo(0)}&transaction_type=currency_send`,
    );
  await openPortal('revenue');
  await explain('Revenue by Type');
  await press(figure('Transfer fee, records').getByRole('button', { name: 'Export' }));
  await expect
    .poll(() => callsOf('exportRevenue').map(({ url }) => url.search))
    .toEqual(['?entries=revenue&type=transfer_fee']);
});

test('records that the roles do not permit are no link, and the permission is named', async () => {
  const permissions = ['players.read' as const];
  signedIn(
    { access_token: 'token-1', admin: { username: 'robin', role: 'robin', must_change_password: false, permissions } },
    true,
  );
  answer({ getMe: '!hang' });
  await openPortal('', 'kept');
  await explain('Active Users');
  await expect.element(part('Active Users', 'transactions.read')).toBeVisible();
  expect(figure('Active Users').getByRole('link').query()).toBeNull();
});

test('it is opened and closed by keyboard, without following the card’s link, and gives the focus back', async () => {
  await openPortal('withdrawals');
  await expect.element(howCounted('Total Pending')).toBeVisible();
  (howCounted('Total Pending').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(figure('Total Pending')).toBeVisible();
  await checkAccessibility();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(howCounted('Total Pending').element());
  expect(addressNow().search).toBe('');
});

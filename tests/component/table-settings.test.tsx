import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsOf } from './answers.ts';
import { emulate } from './emulate.ts';
import { button, dialog, loaded, openPortal, toasts } from './render.tsx';

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent);
const choice = (name: string) => dialog().getByRole('checkbox', { name });
const sent = () => callsOf('chooseMyPreferences').map(({ body }) => body);

test('columns and compact rows are chosen for a list, remembered by the server, and reset; paper has every column', async () => {
  answer({ getMyPreferences: '200.tables' });
  await openPortal('transactions');
  await loaded();
  const others = ['Transaction ID', 'Type', 'Player Email', 'Amount', 'Status', 'Date', 'Actions'];
  // A column that is gone is ignored.
  await expect.poll(headers).toEqual(others);
  expect(page.getByRole('row').nth(1).element().getBoundingClientRect().height).toBeLessThan(36);
  await button('Columns').click();
  await expect.element(choice('Game')).not.toBeChecked();
  // It has the link to the record.
  expect(choice('Transaction ID').query()).toBeNull();
  // The second before the first is drawn.
  for (const name of ['Type', 'Amount']) (choice(name).element() as HTMLElement).click();
  await expect.poll(headers).toEqual(others.filter((name) => name !== 'Type' && name !== 'Amount'));
  await dialog().getByRole('button', { name: 'Reset' }).click();
  const hidden = [['game_name', 'transaction_type'], ['transaction_type', 'game_name', 'amount'], []];
  await expect
    .poll(sent)
    .toEqual(
      hidden.map((hidden_columns, place) => ({ tables: { transactions: { hidden_columns, is_compact: place < 2 } } })),
    );
  await expect.poll(headers).toHaveLength(8);
  await choice('Game').click();
  await expect.poll(headers).toEqual(others);
  onTestFinished(() => emulate());
  await emulate('print');
  await expect.element(page.getByText('Game', { exact: true }).first()).toBeVisible();
});

test('over preferences that failed to load nothing is chosen: no columns, no clock', async () => {
  answer({ getMyPreferences: '503' });
  await openPortal('transactions');
  await button('Columns').click();
  await expect.element(dialog().getByText('Failed to load your columns')).toBeVisible();
  expect(dialog().getByRole('checkbox').query()).toBeNull();
  await openPortal('account');
  await expect.element(page.getByText('Failed to load your clock')).toBeVisible();
  await expect.element(page.getByLabelText('Times in')).toBeDisabled();
  answer({ getMyPreferences: '' });
  await button('Try again').first().click();
  await expect.element(page.getByLabelText('Times in')).toBeEnabled();
  expect(sent()).toEqual([]);
});

test('a choice that fails is taken back and says so, and a back end that remembers nothing has none', async () => {
  answer({ chooseMyPreferences: '503' });
  await openPortal('audit');
  await loaded();
  await button('Columns').click();
  await choice('From').click();
  await expect.poll(toasts).toContain('Failed to remember the table');
  await expect.poll(headers).toContain('From');
  answer({ getMyPreferences: '501' });
  await openPortal('players');
  await loaded();
  await expect.element(page.getByRole('table', { name: 'Players' })).toBeVisible();
  await expect.element(button('Columns')).not.toBeInTheDocument();
});

test.each([
  [390, 'players', 'Players', ['State', 'Last seen', 'Awaits review']],
  [768, 'players', 'Players', ['State', 'Last seen', 'Spent', 'Withdrawn', 'Awaits review']],
  [390, 'users', 'Administrators', ['State', 'Second factor']],
  [390, 'audit', 'Audit log', ['When', 'Result', 'Record']],
  [390, 'transactions', 'Transactions', ['Amount', 'Status', 'Date']],
  [390, 'system?part=reconciliation', 'Statements', ['Days', 'State', 'To do']],
  [390, 'system?part=reconciliation', 'Comparisons', ['Result', 'Matched', 'Differences']],
  [390, 'game-items', 'Items', ['Price', 'Currency', 'Active', 'Featured', 'Actions']],
])(
  'at %i pixels in %s, a row of %s has two lines, and what one looks for first is whole',
  async (width, address, label, whole) => {
    await page.viewport(width, 844);
    await openPortal(address);
    const rows = () => [...document.querySelectorAll(`table[aria-label="${label}"] tbody:not([data-loading]) tr`)];
    await expect.poll(rows).not.toEqual([]);
    for (const row of rows()) {
      const cells = [...row.querySelectorAll('th, td')].filter((cell) => cell.checkVisibility());
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      expect(boxes.every((box) => box.width >= 16)).toBe(true);
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2).toSorted((some, other) => some - other);
      expect(middles.filter((middle, place) => middle - (middles[place - 1] ?? -100) > 12)).toHaveLength(2);
      const isWhole = (cell: Element) =>
        [cell, ...cell.querySelectorAll('*')].every(
          (one) => one.clientWidth <= 1 || one.scrollWidth <= one.clientWidth + 1,
        );
      const found = cells.filter((cell) => isWhole(cell)).map((cell) => cell.getAttribute('data-label'));
      expect(found).toEqual(expect.arrayContaining(whole));
    }
  },
);

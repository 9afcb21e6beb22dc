import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, callsOf } from './answers.ts';
import { addressNow, button, dialog, goTo, openPortal, press, toasts } from './render.tsx';

// What the list, its pages, its details and its export do, whatever the server.

const table = () => page.getByRole('table', { name: 'Transactions' });
const row = (id: string) => page.getByRole('rowheader', { name: id });
const pager = () => page.getByRole('navigation', { name: 'Pages' });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const asked = (name: string) => callsOf('listTransactions').at(-1)?.url.searchParams.get(name);

test('has the columns of the specification', async () => {
  await openPortal('transactions');
  await expect.element(row('TXN-900412')).toBeVisible();
  const heads = table().getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Transaction ID',
    'Type',
    'Player Email',
    'Game',
    'Amount',
    'Status',
    'Date',
    'Actions',
  ]);
  expect(button('View Details of TXN-900412').element().textContent).toBe('View Details');
});

test('has a search box and the statuses of the specification to filter by', async () => {
  await openPortal('transactions');
  await expect.element(field('Search')).toHaveAttribute('type', 'search');
  const options = [...field('Status').element().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options).toEqual(['All', 'Pending', 'Completed', 'Failed', 'Cancelled']);
});

test('is filtered by day', async () => {
  await openPortal('transactions');
  await page.getByLabelText('From date').fill('2026-11-19');
  await expect.poll(() => asked('date_from')).toBe('2026-11-19');
  await page.getByLabelText('To date').fill('2026-11-20');
  await expect.poll(() => asked('date_to')).toBe('2026-11-20');
  expect(addressNow().search).toBe('?date_from=2026-11-19&date_to=2026-11-20');
});

test('is filtered by a game that a link names, which the field shows by its name', async () => {
  await openPortal('transactions?game_id=copper-caravan');
  await expect.poll(() => asked('game_id')).toBe('copper-caravan');
  const chosen = () => field('Game').element().querySelector('option:checked')?.textContent;
  await expect.poll(chosen).toBe('Copper Caravan');
});

test('says how far back a search has looked that was ended', async () => {
  answer({ listTransactions: '200.notSearchedToTheEnd' });
  await openPortal('transactions?search=june&status=failed');
  await expect
    .element(page.getByText('Searched back to'))
    .toHaveTextContent('Searched back to Nov 2, 2026, 08:15 UTC. Choose an earlier end date to search further back.');
});

test('says that nothing was found, and how to find something', async () => {
  answer({ listTransactions: '200.empty' });
  await openPortal('transactions?search=nobody');
  await expect.element(page.getByText('No transactions found')).toBeVisible();
  expect(pager().query()).toBeNull();
  answer({ listTransactions: '' });
  await press(button('Clear Filters').last());
  await expect.element(row('TXN-900412')).toBeVisible();
  await expect.element(field('Search')).toHaveValue('');
});

test('pages end with the last one', async () => {
  await openPortal('transactions?page=3');
  await expect.element(pager().getByText('Showing page 3 of 3')).toBeVisible();
  await expect.element(pager().getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('beyond the last say so and lead back', async () => {
  await openPortal('transactions?page=4');
  await expect.element(page.getByText('There are only 3 pages.')).toBeVisible();
  await press(button('Go to the last page'));
  await expect.poll(() => asked('page')).toBe('3');
});

test('are not mentioned where there is only one', async () => {
  answer({ listTransactions: '200.singlePage' });
  await openPortal('transactions');
  await expect.element(table()).toBeVisible();
  expect(pager().query()).toBeNull();
});

test('is not changed without a choice, nor when the question is answered with no', async () => {
  await openPortal('transactions?open=900412');
  const update = dialog().first().getByRole('button', { name: 'Update Status' });
  await press(update);
  await expect.element(page.getByText('Choose a status.')).toBeVisible();
  await page.getByLabelText('New status').selectOptions('completed');
  await page.getByLabelText('Notes').fill('Never mind');
  await press(update);
  const question = page.getByRole('dialog', { name: 'Set TXN-900412 to completed?' });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.query()).toBeNull();
  // The drawer is still open, with its input.
  await expect.element(page.getByLabelText('Notes')).toHaveValue('Never mind');
  expect(callsOf('updateTransactionStatus')).toEqual([]);
});

test('that does not exist says so', async () => {
  answer({ getTransaction: '404' });
  await openPortal('transactions?open=999999999');
  await expect.element(dialog().getByText('There is no transaction 999999999.')).toBeVisible();
});

test('an export is stopped by Cancel, and nothing is said to have failed', async () => {
  answer({ exportTransactions: '!hang' });
  await openPortal('transactions');
  await press(button('Export'));
  await expect.element(button(/^Exporting…/)).toBeVisible();
  await press(button('Cancel'));
  await expect.poll(() => button(/^Exporting…/).query()).toBeNull();
  expect(toasts()).toEqual([]);
});

test('are the same on every page and in the drawer', async () => {
  await openPortal('transactions?page=2');
  await expect.element(row('TXN-900403')).toBeVisible();
  await press(button('View Details of TXN-900407'));
  await expect.element(dialog().getByText('Refused by the card issuer.')).toBeVisible();
});

test('every filter is in the URL, for a link and for Back', async () => {
  await openPortal('transactions?status=completed&search=example');
  await expect.element(field('Search')).toHaveValue('example');
  await expect.element(field('Status')).toHaveValue('completed');
  await field('Type').selectOptions('purchase');
  await expect.poll(() => asked('type')).toBe('purchase');
  await field('Status').selectOptions('failed');
  await expect.poll(() => addressNow().searchParams.get('status')).toBe('failed');
  window.history.back();
  await expect.element(field('Status')).toHaveValue('completed');
  window.history.back();
  await expect.element(field('Type')).not.toHaveValue('purchase');
  await press(button('Clear Filters'));
  await expect.poll(() => addressNow().search).toBe('');
  await expect.element(field('Search')).toHaveValue('');
});

test('a changed filter goes back to the first page, and Back to the page before', async () => {
  await openPortal('transactions');
  await expect.element(pager().getByRole('button', { name: 'Previous' })).toBeDisabled();
  await press(pager().getByRole('button', { name: 'Next' }));
  await expect.poll(() => addressNow().search).toBe('?page=2');
  await field('Status').selectOptions('failed');
  await expect.poll(() => addressNow().search).toBe('?status=failed');
  window.history.back();
  await expect.element(pager().getByText('Showing page 2 of 3')).toBeVisible();
  await press(pager().getByRole('button', { name: 'Previous' }));
  await expect.poll(() => addressNow().search).toBe('');
});

test('keeps what is typed while an earlier text becomes the filter', async () => {
  await openPortal('transactions');
  await expect.element(row('TXN-900412')).toBeVisible();
  const input = field('Search').element() as HTMLInputElement;
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // When the URL has the first text, and the page has not been rendered with it yet.
  const pushState = window.history.pushState;
  window.history.pushState = (...args) => {
    window.history.pushState = pushState;
    pushState.apply(window.history, args);
    type('example.org');
  };
  type('example');
  await expect.poll(() => addressNow().searchParams.get('search')).toBe('example.org');
  expect(input.value).toBe('example.org');
});

test('an export is stopped by leaving the screen', async () => {
  answer({ exportTransactions: '!hang' });
  await openPortal('transactions');
  await press(button('Export'));
  await expect.element(button(/^Exporting…/)).toBeVisible();
  await goTo('Games');
  await goTo('Transactions');
  await expect.element(button('Export')).toBeEnabled();
  expect(toasts()).toEqual([]);
});

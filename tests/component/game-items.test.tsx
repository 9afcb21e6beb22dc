import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { missedControls } from '../e2e/screen-checks.ts';
import { alter, answer, callsOf, leaveOut } from './answers.ts';
import { addressNow, button, dialog, focusTaken, openPortal, press, toasts } from './render.tsx';

// What the list and the form do, whatever the server, and what a healthy server does not answer.

const ITEMS = 'game-items?game_id=copper-caravan';
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const active = (name: string) => page.getByRole('switch', { name: `Active: ${name}`, exact: true });
const featured = (name: string) => page.getByRole('switch', { name: `Featured: ${name}`, exact: true });
const form = (name: string) => page.getByRole('dialog', { name });
const create = () => form('Create New Item');
const price = () => create().getByLabelText('Price (USD)').first();

test('offers the rows per page of the specification, 10 unless chosen otherwise', async () => {
  await openPortal(ITEMS);
  const size = page.getByLabelText('Rows per page');
  await expect.element(size).toHaveValue('10');
  const options = [...size.element().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options).toEqual(['5', '10', '25', '50']);
});

test('each row has both toggles, and buttons to edit and delete', async () => {
  await openPortal(ITEMS);
  for (const name of ['Oasis Bundle', 'Pouch of Copper']) {
    await expect.element(row(name).getByRole('switch', { name: `Active: ${name}` })).toBeVisible();
    await expect.element(row(name).getByRole('switch', { name: `Featured: ${name}` })).toBeVisible();
    await expect.element(row(name).getByRole('button', { name: `Edit ${name}` })).toBeVisible();
    await expect.element(row(name).getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  }
});

test('that fails to load says so, as a toast and in its place', async () => {
  answer({ listGameItems: '!drop' });
  await openPortal(ITEMS);
  await expect.poll(toasts).toContain('Failed to fetch items');
  const place = page.getByRole('main').getByRole('alert');
  await expect.element(place.getByText('Failed to fetch items', { exact: true })).toBeVisible();
});

test('of a game that does not exist says what failed', async () => {
  answer({ listGameItems: '404' });
  await openPortal('game-items?game_id=nowhere');
  await expect.element(page.getByRole('main').getByRole('alert').getByText('There is no such record.')).toBeVisible();
  await expect.element(button('Try again')).toBeVisible();
});

test.each(['422', '!drop'])(
  'a toggle that is answered with %s says which one failed, and is taken back',
  async (how) => {
    answer({ updateGameItem: how });
    await openPortal(ITEMS);
    const { on, off } = { on: active('Oasis Bundle'), off: featured('Pouch of Copper') };
    await on.click({ force: true });
    await expect.poll(toasts).toContain('Failed to toggle item status');
    await expect.element(on).toBeChecked();
    await off.click({ force: true });
    await expect.poll(toasts).toContain('Failed to toggle featured status');
    await expect.element(off).not.toBeChecked();
  },
);

test('a toggle of an item that somebody else deleted says so, and the item goes', async () => {
  answer({ updateGameItem: '404' });
  await openPortal(ITEMS);
  await expect.element(row('Oasis Bundle')).toBeVisible();
  answer({ listGameItems: '200.empty' });
  await active('Oasis Bundle').click({ force: true });
  await expect.poll(toasts).toContain('Failed to toggle item status');
  await expect.poll(() => row('Oasis Bundle').query()).toBeNull();
});

test('what somebody else has deleted says that deleting it failed', async () => {
  answer({ deleteGameItem: '404' });
  await openPortal(ITEMS);
  await press(button('Delete Oasis Bundle'));
  answer({ listGameItems: '200.empty' });
  await press(dialog().getByRole('button', { name: 'Delete', exact: true }));
  await expect.poll(toasts).toContain('Failed to delete item');
  await expect.poll(() => row('Oasis Bundle').query()).toBeNull();
});

test('marks what is required', async () => {
  await openPortal(`${ITEMS}&new=true`);
  await expect.element(create().getByLabelText('Item Name')).toBeVisible();
  const required = [...create().element().querySelectorAll('[required]')].map((field) => field.getAttribute('name'));
  expect(required).toEqual(['item_name', 'game_id', 'price_usd', 'currency_amount']);
  await expect.element(price()).toHaveAttribute('step', '0.01');
  for (const label of ['Item Name *', 'Game ID *', 'Price (USD) *', 'Currency Amount *']) {
    await expect.element(create().getByText(label, { exact: true })).toBeVisible();
  }
});

test('that gets no answer says that saving failed, and keeps what was typed', async () => {
  answer({ createGameItem: '!drop' });
  await openPortal(`${ITEMS}&new=true`);
  await create().getByLabelText('Item Name').fill('Never saved');
  await price().fill('1');
  await create().getByLabelText('Currency Amount').fill('1');
  await press(create().getByRole('button', { name: 'Create Item' }));
  await expect.poll(toasts).toContain('Failed to save item');
  await expect.element(create().getByLabelText('Item Name')).toHaveValue('Never saved');
});

test('says in words what is required, at the fields, and sends nothing', async () => {
  await openPortal(`${ITEMS}&new=true`);
  await press(create().getByRole('button', { name: 'Create Item' }));
  await expect.element(create().getByText('Item Name is required')).toBeVisible();
  await expect.element(create().getByLabelText('Item Name')).toHaveFocus();
  await price().fill('19.999');
  await expect.element(create().getByText('At most two decimals')).toBeVisible();
  expect(callsOf('createGameItem')).toEqual([]);
});

test('asks before a price of nothing or a hundred times as much, with both values, and saves what is agreed to once', async () => {
  answer({ updateGameItem: '' });
  await openPortal(ITEMS);
  await press(button('Edit Oasis Bundle'));
  const editing = form('Edit Item');
  const question = form('Are these figures right?');
  const save = () => press(editing.getByRole('button', { name: 'Save Changes' }));
  await editing.getByLabelText('Price (USD)').first().fill('1999');
  await save();
  await expect.element(question.getByText('Price (USD): $19.99 before, $1,999.00 now.')).toBeVisible();
  await press(question.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => question.query()).toBeNull();
  expect(callsOf('updateGameItem')).toEqual([]);
  await editing.getByLabelText('Price (USD)').first().fill('0');
  await save();
  await press(question.getByRole('button', { name: 'Save Anyway' }));
  await expect.poll(toasts).toContain('Item updated successfully');
  expect(callsOf('updateGameItem').map(({ body }) => body)).toMatchObject([{ price_usd: 0 }]);
});

test('that nobody touched closes without a question', async () => {
  await openPortal(ITEMS);
  const opener = page.getByRole('link', { name: 'Oasis Bundle', exact: true });
  await press(opener);
  await expect.element(form('Edit Item').getByLabelText('Item Name')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  await expect.element(opener).toHaveFocus();
  expect(addressNow().searchParams.get('edit')).toBeNull();
});

test('of an item that is not there says so', async () => {
  await openPortal(`${ITEMS}&edit=ITM-0`);
  await expect.element(form('Edit Item').getByText('There is no item ITM-0 in this game.')).toBeVisible();
});

const items = () => page.getByRole('table', { name: 'Items' }).getByRole('row');
const game = () => page.getByLabelText('Game', { exact: true });
const search = () => addressNow().searchParams;

test('the first game is selected by itself, the chosen one is in the URL, and Back returns', async () => {
  await openPortal('game-items');
  await expect.element(row('Oasis Bundle')).toBeVisible();
  const first = search().get('game_id');
  await expect.element(game()).toHaveValue(first);
  await game().selectOptions('starfall-arena');
  await expect.element(row('Nova Chest')).toBeVisible();
  expect(search().get('game_id')).toBe('starfall-arena');
  window.history.back();
  await expect.element(row('Oasis Bundle')).toBeVisible();
  await expect.element(game()).toHaveValue(first);
  await openPortal('game-items?game_id=starfall-arena');
  await expect.element(game()).toHaveValue('starfall-arena');
});

test('pages and rows per page are in the URL, for a link and for Back', async () => {
  answer({ listGameItems: '' }, 23);
  await openPortal(`${ITEMS}&page=1`);
  const names = () =>
    items()
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  // While they load, there are as many rows.
  await expect.poll(() => names().length).toBe(10);
  const second = names();
  await press(page.getByRole('button', { name: 'Next' }));
  await expect.poll(() => search().get('page')).toBe('2');
  await expect.poll(() => items().elements().length).toBe(4);
  await page.getByLabelText('Rows per page').selectOptions('5');
  await expect.poll(() => search().get('size')).toBe('5');
  expect(search().get('page')).toBeNull();
  await expect.poll(() => items().elements().length).toBe(6);
  window.history.back();
  await expect.poll(() => items().elements().length).toBe(4);
  window.history.back();
  await expect.poll(names).toEqual(second);
});

test('an edit sends an emptied number as none and all else as it was, and leaves its link', async () => {
  await openPortal(`${ITEMS}&edit=ITM-2003`);
  const editing = form('Edit Item');
  await editing.getByLabelText('Bonus Amount').fill('');
  await editing.getByLabelText('Price (USD)').first().fill('18.49');
  await userEvent.keyboard('{Enter}');
  await expect.poll(toasts).toContain('Item updated successfully');
  const [sent] = callsOf('updateGameItem').map(({ body }) => body as Record<string, unknown>);
  expect(sent).toMatchObject({ price_usd: 18.49, bonus_amount: null, updated_at: expect.any(String) });
  expect(sent).toMatchObject({ item_name: 'Oasis Bundle', currency_amount: 2400, display_tag: 'BEST VALUE' });
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  expect(search().get('edit')).toBeNull();
});

test('an edit of what was deleted meanwhile says so, and keeps what was typed', async () => {
  answer({ updateGameItem: '404' });
  await openPortal(`${ITEMS}&edit=ITM-2003`);
  const editing = form('Edit Item');
  await editing.getByLabelText('Display Tag').fill('TYPED');
  await press(editing.getByRole('button', { name: 'Save Changes' }));
  await expect.poll(toasts).toContain('There is no such record.');
  await expect.element(editing.getByLabelText('Display Tag')).toHaveValue('TYPED');
});

test('a duplicate is a new item with the values of another', async () => {
  await openPortal(ITEMS);
  await press(button('Duplicate Oasis Bundle'));
  const copying = form('Duplicate Item');
  await expect.element(copying.getByLabelText('Item Name')).toHaveValue('Oasis Bundle (copy)');
  expect(search().get('copy')).toBe('ITM-2003');
  await copying.getByLabelText('Item Name').fill('Twin');
  await press(copying.getByRole('button', { name: 'Create Item' }));
  await expect.poll(toasts).toContain('Item created successfully');
  const [sent] = callsOf('createGameItem').map(({ body }) => body as Record<string, unknown>);
  expect(sent).toMatchObject({ item_name: 'Twin', game_id: 'copper-caravan', price_usd: 19.99, bonus_amount: 300 });
  expect(sent).toMatchObject({ original_price_usd: 24.99, display_tag: 'BEST VALUE', item_rarity: 'epic' });
  expect(sent).not.toHaveProperty('item_id');
});

test.each([1440, 390])(
  "deleting asks in the specification's words, and %i pixels wide the focus goes to the next item, whose buttons a finger hits",
  async (width) => {
    await page.viewport(width, 844);
    await openPortal(ITEMS);
    const opener = button('Delete Oasis Bundle');
    await expect.element(opener).toBeVisible();
    expect(missedControls(width === 390 ? 20.9 : 0)).toEqual([]);
    await press(opener);
    const question = form('Delete “Oasis Bundle”?');
    const words = 'Are you sure you want to delete this item? This action cannot be undone.';
    await expect.element(question.getByText(words)).toBeVisible();
    await press(question.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => question.query()).toBeNull();
    expect(callsOf('deleteGameItem')).toEqual([]);
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const confirm = question.getByRole('button', { name: 'Delete', exact: true });
    await expect.element(confirm).toBeVisible();
    await focusTaken();
    leaveOut('ITM-2003');
    (confirm.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(toasts).toContain('Item deleted successfully');
    await expect.poll(() => opener.query()).toBeNull();
    expect(callsOf('deleteGameItem')).toHaveLength(1);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Delete Pouch of Copper');
  },
);

const choose = async (file: File) => {
  await expect.element(dialog().getByText('Choose a file')).toBeVisible();
  const field = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(field).not.toBeNull();
  await userEvent.upload(field() as HTMLInputElement, file);
};

test('a file is checked before anything is stored: what changes, what is refused, and why', async () => {
  answer({ importGameItems: '200.dryRun' });
  await openPortal('game-items');
  await press(button('Import'));
  const file = new File(['item_id;updated_at\n'], 'items.csv', { type: 'text/csv' });
  await choose(file);
  await expect.element(dialog().getByText('Nothing is stored yet. The import would change 1 item.')).toBeVisible();
  await expect.element(dialog().getByText('The file is separated by semicolons.')).toBeVisible();
  await expect.element(dialog().getByText(/what is stored there would be lost/)).toBeVisible();
  await expect.element(dialog().getByRole('list', { name: 'Changes' }).getByText('9.99')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Download the report' })).toBeVisible();
  await dialog().getByLabelText('Fields that the file leaves out').selectOptions('keep');
  await expect.poll(() => callsOf('importGameItems').length).toBe(2);
  answer({ importGameItems: '200.complete' });
  await press(dialog().getByRole('button', { name: 'Import 1 item' }));
  await expect.element(dialog().getByText('The import is complete.')).toBeVisible();
  expect(callsOf('importGameItems').map(({ url }) => url.search)).toEqual([
    '?dry_run=true&left_out=refuse',
    '?dry_run=true&left_out=keep',
    '?dry_run=false&left_out=keep',
  ]);
  answer({ importGameItems: '429' });
  await press(dialog().getByRole('button', { name: 'Close' }).last());
  await expect.poll(() => dialog().query()).toBeNull();
  await press(button('Import'));
  await choose(file);
  await expect.element(dialog().getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
});

test.each([
  [{ incomplete: 1, unchanged: 1 }, 'No line can be imported as it is.'],
  [{ unchanged: 1 }, 'Everything in the file is stored already.'],
  [{}, 'The file has nothing to import.'],
])('a check with the counts %o says: %s', async (counts, says) => {
  const refused = [{ line: 2, id: 'I-1', result: 'incomplete', message: 'It would lose a value.' }];
  const lines = [
    { line: 2, bytes: 9, counts, refused },
    { line: 2, bytes: 9, counts, refused: [], ended: 'complete' },
  ];
  answer({ importGameItems: '503' });
  alter({ importGameItems: () => new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join('')) });
  await openPortal('game-items?import=true');
  await choose(new File(['item_id\n'], 'items.csv', { type: 'text/csv' }));
  await expect.element(dialog().getByText(`Nothing is stored yet. ${says}`)).toBeVisible();
  await expect.element(dialog().getByText('Line 2 (id I-1): It would lose a value.')).toBeVisible();
});

test('the items of the game are exported, for a spreadsheet where that is chosen, and those of all games that a filter leaves', async () => {
  await openPortal(ITEMS);
  await press(button('Export'));
  await expect.poll(() => callsOf('exportGameItems').map(({ url }) => url.search)).toEqual(['?game_id=copper-caravan']);
  await press(button('How to open the file'));
  await page.getByLabelText('For spreadsheets').click({ force: true });
  await openPortal('games?status=active');
  await press(button('Export'));
  await expect
    .poll(() => callsOf('exportGames').map(({ url }) => url.search))
    .toEqual(['?status=active&for_spreadsheets=true']);
  answer({ exportGames: '503' });
  await press(button('Export'));
  await expect.poll(toasts).toContain('Failed to export games');
});

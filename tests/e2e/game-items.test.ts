import { beforeEach, describe, expect, test } from 'vitest';
import type { GameItem } from '../../src/generated/model/gameItem.ts';
import { portalUnderTest } from './portal-under-test.ts';

const portal = portalUnderTest();

const GAME = 'starfall-arena';
const ITEMS = '/api/v1/game-items/admin';
const search = () => new URL(portal.page.url()).searchParams;
const toast = (line: string | RegExp) => portal.toast(line);
const rows = () => portal.page.getByRole('table', { name: 'Items' }).getByRole('row');
const row = (name: string) => rows().filter({ has: portal.page.getByRole('link', { name, exact: true }) });
const dialog = (name: string | RegExp) => portal.page.getByRole('dialog', { name });
const active = (name: string) => portal.page.getByRole('switch', { name: `Active: ${name}`, exact: true });

async function itemsOnServer(gameId = GAME): Promise<GameItem[]> {
  return (await (await portal.call('GET', `${ITEMS}/list/${gameId}`)).json()).items;
}
const onServer = async (name: string) => (await itemsOnServer()).find((item) => item.item_name === name);

/** An item for one test only, first in its game's list. */
async function anItem(name: string, values: Partial<GameItem> = {}): Promise<GameItem> {
  const body = { game_id: GAME, item_name: name, price_usd: 4.99, currency_amount: 500, sort_order: -100, ...values };
  const answer = await portal.call('POST', `${ITEMS}/create`, body);
  expect(answer.status).toBe(201);
  return answer.json();
}

/** The server receives the next such call, but its answer never arrives. */
const loseAnswer = (calls: string | RegExp) =>
  portal.page.route(
    calls,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

async function open(query = `game_id=${GAME}`): Promise<void> {
  await portal.page.goto(`${portal.server.portal}game-items?${query}`);
  await rows().nth(1).waitFor();
}

beforeEach(() => portal.signIn());

describe('the list', () => {
  test('selects the first game by itself, keeps the chosen one in the URL, and Back returns', async () => {
    const { page } = portal;
    await page.goto(`${portal.server.portal}game-items`);
    await rows().nth(1).waitFor();
    const first = search().get('game_id') ?? '';
    expect(await page.getByLabel('Game', { exact: true }).inputValue()).toBe(first);
    await page.getByLabel('Game', { exact: true }).selectOption(GAME);
    const [item] = await itemsOnServer();
    await row(item?.item_name ?? '').waitFor();
    expect(search().get('game_id')).toBe(GAME);
    await page.reload();
    await row(item?.item_name ?? '').waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Game', { exact: true }).inputValue()).toBe(first);
  });

  test('pages through the items, with page and rows per page in the URL', async () => {
    const { page } = portal;
    const items = await itemsOnServer();
    await open();
    expect(await rows().count()).toBe(11);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => search().get('page')).toBe('1');
    await row(items[10]?.item_name ?? '').waitFor();
    await page.reload();
    await row(items[10]?.item_name ?? '').waitFor();
    await page.getByLabel('Rows per page').selectOption('5');
    await expect.poll(() => search().get('size')).toBe('5');
    expect(search().get('page')).toBeNull();
    await expect.poll(() => rows().count()).toBe(6);
    await page.goBack();
    await row(items[10]?.item_name ?? '').waitFor();
  });

  test('offers the rows per page of the specification, 10 unless chosen otherwise', async () => {
    await open();
    const size = portal.page.getByLabel('Rows per page');
    expect(await size.locator('option').allTextContents()).toEqual(['5', '10', '25', '50']);
    expect(await size.inputValue()).toBe('10');
  });

  test('that fails to load says so, as a toast and in its place', async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED/);
    await page.route(`**${ITEMS}/list/*`, (route) => route.abort());
    await page.goto(`${portal.server.portal}game-items?game_id=${GAME}`);
    await page.locator('[data-kind="error"]').getByText('Failed to fetch items', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('alert').getByText('Failed to fetch items', { exact: true }).waitFor();
  });

  test.each(['page=99', 'page=x', 'page=-1&size=7'])('?%s shows a page that exists', async (query) => {
    await open(`game_id=${GAME}&${query}`);
    expect(await rows().count()).toBeGreaterThan(1);
  });

  test('of a game that does not exist says what failed', async () => {
    portal.expectConsole(/status of 404/);
    await portal.page.goto(`${portal.server.portal}game-items?game_id=nowhere`);
    await portal.page.getByRole('alert').getByText('Game nowhere was not found.').first().waitFor();
    await portal.page.getByRole('button', { name: 'Try again' }).waitFor();
  });
});

describe('a toggle', () => {
  test('changes that flag alone, and still shows it after a reload', async () => {
    const item = await anItem('Toggled');
    await open();
    await active('Toggled').click({ force: true });
    await expect.poll(async () => (await onServer('Toggled'))?.is_active).toBe(false);
    await portal.page.getByRole('switch', { name: 'Featured: Toggled' }).focus();
    await portal.page.keyboard.press('Space');
    await expect.poll(async () => (await onServer('Toggled'))?.is_featured).toBe(true);
    expect(await onServer('Toggled')).toEqual({
      ...item,
      is_active: false,
      is_featured: true,
      updated_at: expect.any(String),
    });
    await portal.page.reload();
    await row('Toggled').waitFor();
    expect(await active('Toggled').isChecked()).toBe(false);
    expect(await portal.page.getByRole('switch', { name: 'Featured: Toggled' }).isChecked()).toBe(true);
  });

  test('that the server refuses is taken back', async () => {
    portal.expectConsole(/status of 422/);
    await open('game_id=copper-caravan');
    const draft = (await itemsOnServer('copper-caravan')).find((item) => item.price_usd === null);
    const games = await (await portal.call('GET', '/api/admin/games')).json();
    const found = draft ? { game: 'copper-caravan', item: draft } : await firstDraft(games.games);
    await open(`game_id=${found.game}&size=50`);
    await active(found.item.item_name).click({ force: true });
    await toast('Failed to toggle item status').waitFor();
    await expect.poll(() => active(found.item.item_name).isChecked()).toBe(false);
  });

  test('that gets no answer says which one failed, and is taken back', async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED/);
    await anItem('Unanswered');
    await open();
    await page.route(`**${ITEMS}/update/*`, (route) => route.abort());
    const featured = page.getByRole('switch', { name: 'Featured: Unanswered' });
    await featured.click({ force: true });
    await toast('Failed to toggle featured status').waitFor();
    await expect.poll(() => featured.isChecked()).toBe(false);
    await active('Unanswered').click({ force: true });
    await toast('Failed to toggle item status').waitFor();
    await expect.poll(() => active('Unanswered').isChecked()).toBe(true);
  });

  test('is set back after a lost answer: on, off and on again are three decisions', async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED/);
    await anItem('Lost and found');
    await open();
    /** The switch has this state, and no pending call keeps it from being used. */
    const settled = (on: boolean) =>
      expect
        .poll(async () => [await active('Lost and found').isChecked(), await active('Lost and found').isEnabled()])
        .toEqual([on, true]);
    await loseAnswer(`**${ITEMS}/update/*`);
    await active('Lost and found').click({ force: true });
    await toast('Failed to toggle item status').waitFor();
    await settled(false);
    await active('Lost and found').click({ force: true });
    await expect.poll(async () => (await onServer('Lost and found'))?.is_active).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await settled(true);
    await active('Lost and found').click({ force: true });
    await expect.poll(async () => (await onServer('Lost and found'))?.is_active).toBe(false);
  });

  test('of an item that somebody else deleted says so, and the item goes', async () => {
    portal.expectConsole(/status of 404/);
    const { item_id } = await anItem('Deleted elsewhere');
    await open();
    await row('Deleted elsewhere').waitFor();
    await portal.call('DELETE', `${ITEMS}/delete/${item_id}`);
    await active('Deleted elsewhere').click({ force: true });
    await toast('Failed to toggle item status').waitFor();
    await row('Deleted elsewhere').waitFor({ state: 'detached' });
  });

  async function firstDraft(games: { game_id: string }[]) {
    for (const { game_id } of games) {
      const item = (await itemsOnServer(game_id)).find(({ price_usd }) => price_usd === null);
      if (item) return { game: game_id, item };
    }
    throw new Error('the demo data has a draft without a price');
  }
});

describe('the form', () => {
  test('creates an item with every group of fields filled, and shows it as the shop would', async () => {
    const { page } = portal;
    await open();
    await page.getByRole('button', { name: 'Create New Item' }).click();
    const form = dialog('Create New Item');
    expect(search().get('new')).toBe('true');
    await form.getByLabel('Item Name').fill('Lunar Chest');
    await form.getByLabel('Item Type').selectOption('special_offer');
    await form.getByLabel('Category').selectOption('weekly');
    await form.getByLabel('Rarity').selectOption('legendary');
    await form.getByLabel('Price (USD) *', { exact: false }).first().fill('19.99');
    await form.getByLabel('Original Price (USD)').fill('29.95');
    await form.getByLabel('Discount (%)').fill('33');
    await form.getByLabel('Currency Amount').fill('2400');
    await form.getByLabel('Bonus Amount').fill('240');
    await form.getByLabel('Display Name').fill('Chest of the Moon');
    await form.getByLabel('Display Subtitle').fill('Only while it is full');
    await form.getByLabel('Display Tag').fill('MOON');
    await form.getByLabel('Image URL').fill(`${portal.server.origin}/admin-panel/favicon.svg`);
    await form.getByLabel('Thumbnail URL').fill(`${portal.server.origin}/admin-panel/no-such-picture.png`);
    await form.getByLabel('Item Color').fill('#1864AB');
    await form.getByLabel('Sort Order').fill('-200');
    expect(await form.getByLabel('Available From (UTC)').count()).toBe(0);
    await form.getByLabel('Limited Time Offer').check();
    await form.getByLabel('Available From (UTC)').fill('2026-12-01T00:00');
    await form.getByLabel('Available Until (UTC)').fill('2026-11-30T00:00');
    await form.getByLabel('Max Purchases per Player').fill('3');
    await form.getByLabel('Max Purchases per Day').fill('1');
    await form.getByLabel('Best Value').check();

    const preview = form.getByRole('region', { name: 'Preview' });
    await preview.getByText('Chest of the Moon').waitFor();
    await preview.getByText('2,400 + 240 bonus').waitFor();
    expect(await preview.locator('s').textContent()).toBe('$29.95');
    await expect
      .poll(() => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await form.getByRole('button', { name: 'Create Item' }).click();
    await form.getByText('Must be after Available From').waitFor();
    await form.getByLabel('Available Until (UTC)').fill('2026-12-08T12:30');
    await form.getByRole('button', { name: 'Create Item' }).click();
    await toast('Item created successfully').waitFor();
    await form.waitFor({ state: 'detached' });
    expect(search().get('new')).toBeNull();

    await row('Lunar Chest').getByText('MOON').waitFor();
    const created = await onServer('Lunar Chest');
    expect(created).toMatchObject({
      item_type: 'special_offer',
      item_category: 'weekly',
      item_rarity: 'legendary',
      price_usd: 19.99,
      original_price_usd: 29.95,
      discount_percentage: 33,
      currency_amount: 2400,
      bonus_amount: 240,
      display_name: 'Chest of the Moon',
      display_getting: null,
      icon_url: null,
      is_limited_time: true,
      available_from: '2026-12-01T00:00:00.000Z',
      available_until: '2026-12-08T12:30:00.000Z',
      max_purchases_per_player: 3,
      max_purchases_per_day: 1,
      sort_order: -200,
      is_best_value: true,
      is_most_popular: false,
      is_active: true,
      item_color: '#1864AB',
    });
    // The thumbnail does not exist: the tile falls back to its colour.
    portal.expectConsole(/status of 404/);
    await row('Lunar Chest').locator('img').waitFor({ state: 'detached' });
  });

  test('marks what is required', async () => {
    await open(`game_id=${GAME}&new=true`);
    const form = dialog('Create New Item');
    await form.getByLabel('Item Name').waitFor();
    const required = form.locator('[required]');
    expect(await required.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual([
      'item_name',
      'game_id',
      'price_usd',
      'currency_amount',
    ]);
    expect(await form.getByLabel('Price (USD)').first().getAttribute('step')).toBe('0.01');
    for (const label of ['Item Name *', 'Game ID *', 'Price (USD) *', 'Currency Amount *']) {
      await form.getByText(label, { exact: true }).waitFor();
    }
  });

  test('that gets no answer says that saving failed, and keeps what was typed', async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED/);
    await page.route(`**${ITEMS}/create`, (route) => route.abort());
    await open(`game_id=${GAME}&new=true`);
    const form = dialog('Create New Item');
    await form.getByLabel('Item Name').fill('Never saved');
    await form.getByLabel('Price (USD)').first().fill('1');
    await form.getByLabel('Currency Amount').fill('1');
    await form.getByRole('button', { name: 'Create Item' }).click();
    await toast('Failed to save item').waitFor();
    expect(await form.getByLabel('Item Name').inputValue()).toBe('Never saved');
  });

  test('says in words what is required, at the fields, and sends nothing', async () => {
    const { page } = portal;
    const before = await itemsOnServer();
    await open(`game_id=${GAME}&new=true`);
    const form = dialog('Create New Item');
    await form.getByRole('button', { name: 'Create Item' }).click();
    await form.getByText('Item Name is required').waitFor();
    await form.getByText('Price (USD) is required').waitFor();
    await form.getByText('Currency Amount is required').waitFor();
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('item_name');
    await form.getByLabel('Price (USD)').first().fill('19.999');
    await form.getByText('At most two decimals').waitFor();
    expect(await itemsOnServer()).toEqual(before);
  });

  test('edits an item from its link; emptied numbers are none, and nothing else changes', async () => {
    const { page } = portal;
    const item = await anItem('Edited', { bonus_amount: 50, max_purchases_per_day: 2, display_tag: 'OLD' });
    await open(`game_id=${GAME}&edit=${item.item_id}`);
    const form = dialog('Edit Item');
    await form.getByLabel('Bonus Amount').fill('');
    await form.getByLabel('Price (USD)').first().fill('5.49');
    await form.getByLabel('Price (USD)').first().press('Enter');
    await toast('Item updated successfully').waitFor();
    await form.waitFor({ state: 'detached' });
    expect(await onServer('Edited')).toEqual({
      ...item,
      updated_at: expect.any(String),
      price_usd: 5.49,
      bonus_amount: null,
    });
    await row('Edited').getByText('$5.49').waitFor();
    expect(page.url()).not.toContain('edit=');
  });

  test("shows the server's refusal, and keeps what was typed", async () => {
    portal.expectConsole(/status of 404/);
    const { item_id } = await anItem('Gone while edited');
    await open(`game_id=${GAME}&edit=${item_id}`);
    const form = dialog('Edit Item');
    await form.getByLabel('Display Tag').fill('TYPED');
    await portal.call('DELETE', `${ITEMS}/delete/${item_id}`);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await toast(`Item ${item_id} was not found.`).waitFor();
    expect(await form.getByLabel('Display Tag').inputValue()).toBe('TYPED');
  });

  test('begins with the item as it is, not with its row, and does not overwrite what somebody else saves meanwhile', async () => {
    portal.expectConsole(/status of 409/);
    const { item_id } = await anItem('Two editors');
    await open();
    await row('Two editors').waitFor();
    const elsewhere = (values: Partial<GameItem>) => portal.call('PUT', `${ITEMS}/update/${item_id}`, values);
    await elsewhere({ price_usd: 5.99 });
    await row('Two editors').getByRole('button', { name: 'Edit Two editors' }).click();
    const form = dialog('Edit Item');
    await expect.poll(() => form.getByLabel(/^Price \(USD\)/).inputValue()).toBe('5.99');
    await form.getByLabel(/^Price \(USD\)/).fill('6.99');
    await form.getByLabel('Display Tag').fill('MINE');
    await elsewhere({ price_usd: 7.99, display_tag: 'THEIRS' });
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await form.getByText('This item has been changed since you opened it.').waitFor();
    expect(await onServer('Two editors')).toMatchObject({ price_usd: 7.99, display_tag: 'THEIRS' });
    await form.getByRole('button', { name: 'Reload' }).click();
    await form.getByText('You typed: 6.99').waitFor();
    expect(await form.getByLabel(/^Price \(USD\)/).inputValue()).toBe('7.99');
    await form.getByText('You typed: MINE').locator('..').getByRole('button', { name: 'Use mine' }).click();
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await toast('Item updated successfully').waitFor();
    expect(await onServer('Two editors')).toMatchObject({ price_usd: 7.99, display_tag: 'MINE' });
  });

  test('whose answer was lost creates one item, also where it was changed before it was sent again', async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED|status of 422/);
    await open();
    for (const [name, renamed] of [
      ['Created once', 'Created once'],
      ['Created too', 'Created three'],
    ] as const) {
      await page.getByRole('button', { name: 'Create New Item' }).click();
      const form = dialog('Create New Item');
      await form.getByLabel('Item Name').fill(name);
      await form.getByLabel(/^Price \(USD\)/).fill('1.99');
      await form.getByLabel('Currency Amount').fill('10');
      await loseAnswer(`**${ITEMS}/create`);
      await form.getByRole('button', { name: 'Create Item' }).click();
      await toast('Failed to save item').waitFor();
      await form.getByLabel('Item Name').fill(renamed);
      await form.getByRole('button', { name: 'Create Item' }).click();
      await toast(/^Already processed/).waitFor();
      await form.waitFor({ state: 'detached' });
    }
    expect(await toast('Item created successfully').count()).toBe(0);
    const created = (await itemsOnServer())
      .map(({ item_name }) => item_name)
      .filter((name) => name.startsWith('Created'));
    expect(created.toSorted()).toEqual(['Created once', 'Created too']);
  });

  test('asks before unsaved changes are lost: Escape, Cancel and Back', async () => {
    const { page } = portal;
    const item = await anItem('Unsaved');
    await open();
    await row('Unsaved').getByRole('button', { name: 'Edit Unsaved' }).click();
    const form = dialog('Edit Item');
    await form.getByLabel('Display Tag').fill('LOST');
    const question = dialog('Discard your changes?');
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await form.getByLabel('Display Tag').inputValue()).toBe('LOST');
    await page.goBack();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(search().get('edit')).toBe(item.item_id);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await form.waitFor({ state: 'detached' });
    expect(search().get('edit')).toBeNull();
    expect(await onServer('Unsaved')).toEqual(item);
  });

  test('that nobody touched closes without a question', async () => {
    await anItem('Untouched');
    await open();
    await row('Untouched').getByRole('link', { name: 'Untouched', exact: true }).click();
    await dialog('Edit Item').getByLabel('Item Name').waitFor();
    await portal.page.keyboard.press('Escape');
    await dialog('Edit Item').waitFor({ state: 'detached' });
    await expect.poll(() => portal.page.evaluate(() => document.activeElement?.textContent)).toBe('Untouched');
  });

  test('duplicates an item: a new one with the values of another', async () => {
    const original = await anItem('Original', { display_tag: 'TWIN', bonus_amount: 7, is_active: false });
    await open();
    await row('Original').getByRole('button', { name: 'Duplicate Original' }).click();
    const form = dialog('Duplicate Item');
    await expect.poll(() => form.getByLabel('Item Name').inputValue()).toBe('Original (copy)');
    expect(search().get('copy')).toBe(original.item_id);
    await form.getByLabel('Item Name').fill('Twin');
    await form.getByRole('button', { name: 'Create Item' }).click();
    await toast('Item created successfully').waitFor();
    const twin = await onServer('Twin');
    expect(twin).toEqual({ ...original, updated_at: expect.any(String), item_id: twin?.item_id, item_name: 'Twin' });
    expect(twin?.item_id).not.toBe(original.item_id);
    expect(await onServer('Original')).toEqual(original);
  });

  test('of an item that is not there says so', async () => {
    await open(`game_id=${GAME}&edit=ITM-0`);
    await dialog('Edit Item').getByText('There is no item ITM-0 in this game.').waitFor();
  });
});

describe('deleting', () => {
  test("asks in the specification's words, and takes the item away for good", async () => {
    const { page } = portal;
    await anItem('Doomed');
    await open();
    await row('Doomed').getByRole('button', { name: 'Delete Doomed' }).click();
    const question = dialog('Delete “Doomed”?');
    await question.getByText('Are you sure you want to delete this item? This action cannot be undone.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await onServer('Doomed')).toBeDefined();
    await row('Doomed').getByRole('button', { name: 'Delete Doomed' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast('Item deleted successfully').waitFor();
    await row('Doomed').waitFor({ state: 'detached' });
    await page.reload();
    await rows().nth(1).waitFor();
    expect(await row('Doomed').count()).toBe(0);
    expect(await onServer('Doomed')).toBeUndefined();
  });

  test.each([1440, 390])('leaves the focus on the next item, %i pixels wide', async (width) => {
    const { page } = portal;
    await page.setViewportSize({ width, height: 844 });
    await anItem('Doomed by keys', { sort_order: -3000 });
    await anItem(`Next at ${width}`, { sort_order: -2900 + width });
    await page.goto(`${portal.server.portal}game-items?game_id=${GAME}`);
    await page.getByRole('button', { name: 'Delete Doomed by keys' }).focus();
    await page.keyboard.press('Enter');
    await dialog('Delete “Doomed by keys”?').getByRole('button', { name: 'Delete', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Delete Doomed by keys' }).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Delete Next at ${width}`);
  });

  test('what somebody else has deleted says that it failed', async () => {
    portal.expectConsole(/status of 404/);
    const { item_id } = await anItem('Doomed twice');
    await open();
    await portal.call('DELETE', `${ITEMS}/delete/${item_id}`);
    await row('Doomed twice').getByRole('button', { name: 'Delete Doomed twice' }).click();
    await dialog('Delete “Doomed twice”?').getByRole('button', { name: 'Delete', exact: true }).click();
    await toast('Failed to delete item').waitFor();
    await row('Doomed twice').waitFor({ state: 'detached' });
  });
});

describe('everybody', () => {
  test.each([1440, 768, 390])(
    'at %i pixels an item with long names does not scroll the page or its form sideways',
    async (width) => {
      const { page } = portal;
      await anItem('W'.repeat(200), { sort_order: -1000, display_tag: 'T'.repeat(200) });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${portal.server.portal}game-items?game_id=${GAME}`);
      await page
        .getByRole('button', { name: /^Edit W/ })
        .first()
        .click();
      await dialog('Edit Item').getByLabel('Item Name').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const form = await dialog('Edit Item')
        .locator('form')
        .evaluate((form) => form.scrollWidth - form.clientWidth);
      expect(form).toBe(0);
    },
  );
});

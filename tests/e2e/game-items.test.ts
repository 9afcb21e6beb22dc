import { beforeEach, describe, expect, test } from 'vitest';
import type { GameItem } from '../../src/generated/model/gameItem.ts';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

const portal = portalUnderTest();

const GAME = 'starfall-arena';
const ITEMS = '/api/v1/game-items/admin';
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

async function open(query = `game_id=${GAME}`): Promise<void> {
  await portal.page.goto(`${portal.server.portal}game-items?${query}`);
  await rows().nth(1).waitFor();
}

beforeEach(() => portal.signIn());

testInFull(
  'a toggle changes that flag alone; after a lost answer it is set back: on, off and on again are three decisions',
  async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED/);
    const item = await anItem('Lost and found');
    await open();
    /** The switch has this state, and no pending call keeps it from being used. */
    const settled = (on: boolean) =>
      expect
        .poll(async () => [await active('Lost and found').isChecked(), await active('Lost and found').isEnabled()])
        .toEqual([on, true]);
    await page.getByRole('switch', { name: 'Featured: Lost and found' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await onServer('Lost and found'))?.is_featured).toBe(true);
    expect(await onServer('Lost and found')).toEqual({ ...item, is_featured: true, updated_at: expect.any(String) });
    await portal.loseAnswer(`**${ITEMS}/update/*`);
    await active('Lost and found').click({ force: true });
    await portal.toast('Failed to toggle item status').waitFor();
    await settled(false);
    await active('Lost and found').click({ force: true });
    await expect.poll(async () => (await onServer('Lost and found'))?.is_active).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await settled(true);
    await active('Lost and found').click({ force: true });
    await expect.poll(async () => (await onServer('Lost and found'))?.is_active).toBe(false);
  },
);

describe('the form', () => {
  test('creates an item with every group of fields filled, and shows it as the shop would', async () => {
    const { page } = portal;
    await open();
    await page.getByRole('button', { name: 'Create New Item' }).click();
    const form = dialog('Create New Item');
    expect(portal.search().get('new')).toBe('true');
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
    await portal.toast('Item created successfully').waitFor();
    await form.waitFor({ state: 'detached' });
    expect(portal.search().get('new')).toBeNull();

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

  testInFull(
    'begins with the item as it is, not with its row, and does not overwrite what somebody else saves meanwhile',
    async () => {
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
      await portal.toast('Item updated successfully').waitFor();
      expect(await onServer('Two editors')).toMatchObject({ price_usd: 7.99, display_tag: 'MINE' });
    },
  );

  testInFull('whose answer was lost creates one item, also where it was changed before it was sent again', async () => {
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
      await portal.loseAnswer(`**${ITEMS}/create`);
      await form.getByRole('button', { name: 'Create Item' }).click();
      await portal.toast('Failed to save item').waitFor();
      await form.getByLabel('Item Name').fill(renamed);
      await form.getByRole('button', { name: 'Create Item' }).click();
      await portal.toast(/^Already processed/).waitFor();
      await form.waitFor({ state: 'detached' });
    }
    expect(await portal.toast('Item created successfully').count()).toBe(0);
    const created = (await itemsOnServer())
      .map(({ item_name }) => item_name)
      .filter((name) => name.startsWith('Created'));
    expect(created.toSorted()).toEqual(['Created once', 'Created too']);
  });
});

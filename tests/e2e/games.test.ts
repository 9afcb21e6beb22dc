import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

const portal = portalUnderTest();

const GAMES = '/api/admin/games';
const card = (name: string, page: Page = portal.page) => page.getByRole('article', { name, exact: true });
const drawer = () => portal.page.getByRole('dialog', { name: /Edit game|Statistics/ });
const question = (title: string) => portal.page.getByRole('dialog', { name: title });
const closed = () => drawer().waitFor({ state: 'detached' });

const game = async (id: string) => (await portal.call('GET', `${GAMES}/${id}`)).json();

async function openForm(name: string): Promise<void> {
  await portal.page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await drawer().getByLabel('Genre').waitFor();
}

describe('editing a game', () => {
  test('changes what was touched; a change of one’s own is none of somebody else’s, whose change is shown beside what was typed', async () => {
    const { page } = portal;
    portal.expectConsole(/status of 409/);
    await portal.signIn('games');
    const before = await game('hollow-orchard');
    await openForm('Hollow Orchard');
    expect(portal.search().get('edit')).toBe('hollow-orchard');
    expect(await drawer().getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
    await drawer().getByLabel('Name').fill(' Hollow Orchard II ');
    await drawer().getByLabel('Platform fee').fill('17.25');
    await drawer().getByLabel('Description').fill('');
    await page.keyboard.press('Tab');
    await drawer().getByRole('button', { name: 'Save Changes' }).click();
    await portal.toast('Game updated successfully').waitFor();
    await closed();
    await card('Hollow Orchard II').getByText('17.25%').waitFor();
    expect(portal.search().get('edit')).toBeNull();
    const after = await game('hollow-orchard');
    const changed = { game_name: 'Hollow Orchard II', platform_fee_percent: 17.25, description: null };
    expect(after).toEqual({ ...before, ...changed, updated_at: after.updated_at });

    await page.getByRole('button', { name: 'Statistics of Rustline Rally' }).click();
    await drawer().getByRole('img', { name: 'Revenue by day' }).waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await page.getByRole('button', { name: 'Activate Rustline Rally' }).click();
    await question('Activate Rustline Rally?').getByRole('button', { name: 'Activate' }).click();
    await portal.toast('Game activated').waitFor();
    await openForm('Rustline Rally');
    await drawer().getByLabel('Genre').fill('Rally');
    await drawer().getByRole('button', { name: 'Save changes' }).click();
    await portal.toast('Game updated successfully').waitFor();
    await closed();

    await openForm('Glyphbound');
    await drawer().getByLabel('Genre').fill('Word battles');
    await drawer().getByLabel('Developer').fill('Half Moon');
    await portal.call('PUT', `${GAMES}/glyphbound`, { genre: 'Spelling', platform_fee_percent: 26 });
    await drawer().getByRole('button', { name: 'Save Changes' }).click();
    await drawer().getByText('This game has been changed since you opened it.').waitFor();
    expect((await game('glyphbound')).genre).toBe('Spelling');
    await drawer().getByRole('button', { name: 'Reload' }).click();
    await drawer().getByText('You typed: Word battles').waitFor();
    expect(await drawer().getByLabel('Genre').inputValue()).toBe('Spelling');
    expect(await drawer().getByLabel('Platform fee').inputValue()).toBe('26');
    // Closing does not lose the input either.
    await drawer().getByRole('button', { name: 'Cancel' }).click();
    await question('Discard your changes?').getByRole('button', { name: 'Cancel' }).click();
    await drawer().getByRole('button', { name: 'Use mine' }).first().click();
    await drawer().getByRole('button', { name: 'Save Changes' }).click();
    await portal.toast('Game updated successfully').waitFor();
    expect(await game('glyphbound')).toMatchObject({
      developer: 'Half Moon',
      genre: 'Spelling',
      platform_fee_percent: 26,
    });
  });
});

testInFull("a game's figures are those of the server, for each period, and have a link of their own", async () => {
  const { page } = portal;
  await portal.signIn('games');
  await page.getByRole('button', { name: 'Statistics of Starfall Arena' }).click();
  await drawer().getByRole('img', { name: 'Revenue by day' }).waitFor();
  for (const days of [90, 7]) {
    await drawer().getByText(`${days} days`, { exact: true }).click();
    await expect.poll(() => portal.search().get('days')).toBe(String(days));
    const stats = await (await portal.call('GET', `${GAMES}/starfall-arena/stats?days=${days}`)).json();
    const revenue = `$${stats.revenue.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    await drawer().getByRole('group', { name: 'Revenue' }).getByText(revenue, { exact: true }).waitFor();
    const players = drawer().getByRole('group', { name: 'Players' });
    await players.getByText(stats.players.toLocaleString('en-US'), { exact: true }).waitFor();
    const rows = drawer().getByRole('table', { name: 'Top items' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(stats.top_items.length + 1);
    expect(await rows.nth(1).textContent()).toContain(stats.top_items[0].item_name);
  }
  await drawer().getByRole('button', { name: 'View as table' }).first().click();
  expect(await drawer().getByRole('table', { name: 'Revenue by day' }).getByRole('row').count()).toBe(8);
  await page.reload();
  await drawer().getByRole('img', { name: 'Transactions by day' }).waitFor();
  expect(await drawer().getByRole('radio', { name: '7 days' }).isChecked()).toBe(true);
  // Back closes the figures, however many periods were viewed.
  await page.goBack();
  await closed();
  expect([...portal.search().keys()]).toEqual([]);
});

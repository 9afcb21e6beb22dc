import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

const portal = portalUnderTest();

const GAMES = '/api/admin/games';
const card = (name: string, page: Page = portal.page) => page.getByRole('article', { name, exact: true });
const cards = () => portal.page.getByRole('article');
const toast = (line: string | RegExp) => portal.toast(line);
const search = () => new URL(portal.page.url()).searchParams;
const drawer = () => portal.page.getByRole('dialog', { name: /Edit game|Statistics/ });
const question = (title: string) => portal.page.getByRole('dialog', { name: title });
const closed = () => drawer().waitFor({ state: 'detached' });

const game = async (id: string) => (await portal.call('GET', `${GAMES}/${id}`)).json();

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

async function openForm(name: string): Promise<void> {
  await portal.page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await drawer().getByLabel('Genre').waitFor();
}

async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = await portal.page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

describe('the list', () => {
  test('is searched as one types and filtered by status, in the URL, and Back undoes it', async () => {
    const { page } = portal;
    await portal.signIn('games');
    await card('Copper Caravan').waitFor();
    const all = await cards().count();
    await page.getByLabel('Search').fill('dune street');
    await expect.poll(() => search().get('search')).toBe('dune street');
    await expect.poll(() => cards().count()).toBe(1);
    await card('Copper Caravan').waitFor();
    await page.getByLabel('Status').selectOption('inactive');
    await page.getByText('No games found').waitFor();
    await page.getByText('Try adjusting your filters').waitFor();
    await page.goBack();
    await card('Copper Caravan').waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.poll(() => cards().count()).toBe(all);
    expect(await page.getByLabel('Search').inputValue()).toBe('');

    await page.goto(`${portal.server.portal}games?status=inactive&search=%25`);
    await page.getByText('No games found').waitFor();
    await page.goto(`${portal.server.portal}games?status=inactive`);
    await card('Rustline Rally').getByText('Inactive').waitFor();
    expect(await cards().count()).toBe(1);
  });

  test('that fails to load says so once as a toast and in its place, and Try again loads it', async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED|ERR_CONNECTION/);
    await portal.signIn('players');
    await page.route(`**${GAMES}`, (route) => route.abort());
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
    await alert.getByText('Failed to fetch games').waitFor();
    // Once in place of the list, and once in a toast.
    await expect.poll(() => page.getByText('Failed to fetch games', { exact: true }).count()).toBe(2);
    expect(await page.getByText('No games found').count()).toBe(0);
    await page.unroute(`**${GAMES}`);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await card('Copper Caravan').waitFor();
  });

  test('fits a phone, with form and figures', async () => {
    const { page } = portal;
    await page.setViewportSize({ width: 390, height: 800 });
    await portal.signIn('games');
    await card('Copper Caravan').waitFor();
    await expectNoSidewaysScroll();
    await openForm('Copper Caravan');
    await expectNoSidewaysScroll();
    await page.goto(`${portal.server.portal}games?stats=copper-caravan`);
    await drawer().getByRole('img', { name: 'Revenue by day' }).waitFor();
    await expectNoSidewaysScroll();
  });
});

describe('editing a game', () => {
  test('changes it, here and after a reload, and what was not touched stays', async () => {
    const { page } = portal;
    await portal.signIn('games');
    const before = await game('hollow-orchard');
    await openForm('Hollow Orchard');
    expect(search().get('edit')).toBe('hollow-orchard');
    expect(await drawer().getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
    await drawer().getByLabel('Name').fill(' Hollow Orchard II ');
    await drawer().getByLabel('Platform fee').fill('17.25');
    await drawer().getByLabel('Description').fill('');
    await page.keyboard.press('Tab');
    await drawer().getByRole('button', { name: 'Save Changes' }).click();
    await toast('Game updated successfully').waitFor();
    await closed();
    await card('Hollow Orchard II').getByText('17.25%').waitFor();
    expect(search().get('edit')).toBeNull();
    await page.reload();
    await card('Hollow Orchard II').getByText('17.25%').waitFor();
    const after = await game('hollow-orchard');
    const changed = { game_name: 'Hollow Orchard II', platform_fee_percent: 17.25, description: null };
    expect(after).toEqual({ ...before, ...changed, updated_at: after.updated_at });
  });

  test('says at the field what is wrong and saves nothing', async () => {
    await portal.signIn('games?edit=copper-caravan');
    const before = await game('copper-caravan');
    await drawer().getByLabel('Name').fill('  ');
    await drawer().getByLabel('Image URL').fill('javascript:alert(1)');
    await drawer().getByLabel('Platform fee').fill('1.234');
    await drawer().getByLabel('Platform fee').press('Enter');
    await drawer().getByText('Name is required').waitFor();
    await drawer().getByText('Must start with http:// or https:// and contain no spaces').waitFor();
    await drawer().getByText('At most two decimals').waitFor();
    await drawer().getByLabel('Platform fee').fill('101');
    await drawer().getByText('Enter a percentage from 0 to 100').waitFor();
    expect(await game('copper-caravan')).toEqual(before);
  });

  test('that somebody else was faster with says so, and Reload shows theirs beside what was typed', async () => {
    portal.expectConsole(/status of 409/);
    await portal.signIn('games');
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
    await toast('Game updated successfully').waitFor();
    expect(await game('glyphbound')).toMatchObject({
      developer: 'Half Moon',
      genre: 'Spelling',
      platform_fee_percent: 26,
    });
  });

  test('asks before what was typed is lost, by Escape and by Back', async () => {
    const { page } = portal;
    await portal.signIn('games');
    await openForm('Moonlit Kart');
    await drawer().getByLabel('Genre').fill('Gardening');
    await page.keyboard.press('Escape');
    await question('Discard your changes?').waitFor();
    await page.keyboard.press('Escape');
    await question('Discard your changes?').waitFor({ state: 'detached' });
    expect(await drawer().getByLabel('Genre').inputValue()).toBe('Gardening');
    await page.goBack();
    await question('Discard your changes?').getByRole('button', { name: 'Discard' }).click();
    await closed();
    expect(search().get('edit')).toBeNull();
    expect((await game('moonlit-kart')).genre).not.toBe('Gardening');
    // Without input there is no question, and the focus returns to the control that opened the form.
    await openForm('Moonlit Kart');
    await page.keyboard.press('Escape');
    await closed();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Edit Moonlit Kart');
  });

  test('after changes of one’s own is not refused as that of somebody else', async () => {
    const { page } = portal;
    await portal.signIn('games');
    await openForm('Rustline Rally');
    await drawer().getByRole('button', { name: 'Cancel' }).click();
    await closed();
    await page.getByRole('button', { name: 'Statistics of Rustline Rally' }).click();
    await drawer().getByRole('img', { name: 'Revenue by day' }).waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await page.getByRole('button', { name: 'Activate Rustline Rally' }).click();
    await question('Activate Rustline Rally?').getByRole('button', { name: 'Activate' }).click();
    await toast('Game activated').waitFor();
    await openForm('Rustline Rally');
    await drawer().getByLabel('Genre').fill('Rally');
    await drawer().getByRole('button', { name: 'Save changes' }).click();
    await toast('Game updated successfully').waitFor();
    await portal.call('POST', `${GAMES}/rustline-rally/toggle-status`, { status: 'inactive' });
  });

  test('whose answer was lost is saved once, and is not announced as a second success', async () => {
    portal.expectConsole(/ERR_FAILED/);
    await portal.signIn('games');
    await openForm('Tidewardens');
    await drawer().getByLabel('Genre').fill('Lighthouses');
    await loseAnswer(`**${GAMES}/tidewardens`);
    await drawer().getByRole('button', { name: 'Save changes' }).click();
    await toast('Failed to save game').waitFor();
    await drawer().getByRole('button', { name: 'Save changes' }).click();
    await portal.toast(/^Already processed: Tidewardens, \d\d:\d\d UTC$/).waitFor();
    await closed();
    expect(await toast('Game updated successfully').count()).toBe(0);
    expect((await game('tidewardens')).genre).toBe('Lighthouses');
  });

  test('that is not saved is not discarded unasked by signing in again or out', async () => {
    const { page } = portal;
    portal.expectConsole(/status of 401/);
    await portal.signIn('games');
    await openForm('Glyphbound');
    await drawer().getByLabel('Genre').fill('Half typed');
    const asked = question('Discard your changes?');
    await portal.call('POST', '/auth/admin-logout');
    await drawer().getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Authentication error. Please try logging in again.').waitFor();
    await drawer().getByRole('button', { name: 'Cancel' }).click();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await drawer().getByLabel('Genre').inputValue()).toBe('Half typed');
    await drawer().getByRole('button', { name: 'Cancel' }).click();
    await asked.getByRole('button', { name: 'Discard' }).click();
    await closed();
    // The message offers exactly one way to continue.
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByLabel('Username').waitFor();
    expect(search().get('redirect')).toBe('/admin-panel/games');
  });

  test('of a game that does not exist says so', async () => {
    portal.expectConsole(/status of 404/);
    await portal.signIn('games?edit=no-such-game');
    await drawer().getByText('There is no game no-such-game.').waitFor();
    await drawer().getByRole('button', { name: 'Close' }).click();
    await closed();
    await card('Copper Caravan').waitFor();
  });
});

test('a game is closed and opened after a question that says what it means', async () => {
  const { page } = portal;
  await portal.signIn('games');
  const toggle = (label: string) => page.getByRole('button', { name: `${label} Tidewardens`, exact: true });
  await toggle('Deactivate').click();
  await question('Deactivate Tidewardens?')
    .getByText(/An inactive game is closed to players/)
    .waitFor();
  await question('Deactivate Tidewardens?').getByRole('button', { name: 'Cancel' }).click();
  expect((await game('tidewardens')).status).toBe('active');
  await toggle('Deactivate').click();
  await question('Deactivate Tidewardens?').getByRole('button', { name: 'Deactivate' }).click();
  await toast('Game deactivated').waitFor();
  await card('Tidewardens').getByText('Inactive').waitFor();
  expect((await game('tidewardens')).status).toBe('inactive');
  await toggle('Activate').click();
  await question('Activate Tidewardens?').getByRole('button', { name: 'Activate' }).click();
  await toast('Game activated').waitFor();
  await card('Tidewardens').getByText('Active').waitFor();
  expect((await game('tidewardens')).status).toBe('active');
});

test('a lost answer does not swallow the opposite decision, and trying again is no second change', async () => {
  const { page } = portal;
  portal.expectConsole(/ERR_FAILED/);
  await portal.signIn('games');
  const toggle = async (label: string) => {
    await page.getByRole('button', { name: `${label} Tidewardens`, exact: true }).click();
    await question(`${label} Tidewardens?`).getByRole('button', { name: label }).click();
  };
  await loseAnswer('**/tidewardens/toggle-status');
  await toggle('Deactivate');
  await toast('Failed to toggle game status').waitFor();
  await page.reload();
  await card('Tidewardens').getByText('Inactive').waitFor();
  await toggle('Activate');
  await toast('Game activated').waitFor();
  await card('Tidewardens').getByText('Active').waitFor();
  expect((await game('tidewardens')).status).toBe('active');

  await loseAnswer('**/tidewardens/toggle-status');
  await toggle('Deactivate');
  await page.locator('[data-kind="error"]').getByRole('button', { name: 'Try again' }).click();
  await portal.toast(/^Already processed: Tidewardens, \d\d:\d\d UTC$/).waitFor();
  expect(await toast('Game deactivated').count()).toBe(0);
  expect((await game('tidewardens')).status).toBe('inactive');

  // Somebody else has activated it meanwhile: the call requests the status that the card offered.
  await portal.call('POST', `${GAMES}/tidewardens/toggle-status`, { status: 'active' });
  await toggle('Activate');
  await toast('Game activated').waitFor();
  expect((await game('tidewardens')).status).toBe('active');
});

test("a game's figures are those of the server, for each period, and have a link of their own", async () => {
  const { page } = portal;
  await portal.signIn('games');
  await page.getByRole('button', { name: 'Statistics of Starfall Arena' }).click();
  await drawer().getByRole('img', { name: 'Revenue by day' }).waitFor();
  for (const days of [90, 7]) {
    await drawer().getByText(`${days} days`, { exact: true }).click();
    await expect.poll(() => search().get('days')).toBe(String(days));
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
  expect([...search().keys()]).toEqual([]);
});

describe('against the mock', () => {
  const mock = portalUnderTest({ server: 'mock' });
  const LIST = `**${GAMES}`;
  const article = () => mock.page.getByRole('article').first();
  const prefer = (calls: string, override: string) =>
    mock.page.route(calls, (route) => route.continue({ headers: { ...route.request().headers(), prefer: override } }));
  /** A game of a back end that has only ids and names. */
  const preferPlainGame = () =>
    mock.page.route(`${LIST}/copper-caravan`, (route) => {
      const headers = { ...route.request().headers(), prefer: 'example=plain' };
      return route.request().method() === 'GET' ? route.continue({ headers }) : route.continue();
    });

  async function openGames(override: string): Promise<void> {
    await mock.signIn('players');
    await prefer(LIST, override);
    await mock.page.getByRole('link', { name: 'Games', exact: true }).click();
  }

  test('of a back end that knows ids and names only, the rest is quietly absent, and an edit names nothing else', async () => {
    const { page } = mock;
    await openGames('example=plainRows');
    await article().waitFor();
    expect(await article().getByRole('term').count()).toBe(0);
    await preferPlainGame();
    await page.getByRole('button', { name: 'Edit Copper Caravan' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').waitFor();
    await form.getByLabel('Name').fill('Copper Caravan II');
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'PUT'),
      form.getByRole('button', { name: 'Save Changes' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual({ game_name: 'Copper Caravan II' });
    await mock.toast('Game updated successfully').waitFor();
  });

  test('hostile text is text, breaks no layout, and an unknown status is shown', async () => {
    const { page } = mock;
    await openGames('example=hostileText');
    await article().getByText('Archived').waitFor();
    await page.getByText(/<img src=x onerror=alert/).waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }
  });

  test('no games at all says where they will appear', async () => {
    await openGames('example=empty');
    await mock.page.getByText('Games will appear here').waitFor();
  });

  test('what fails says so in the words of the specification, or in those of the server', async () => {
    const { page } = mock;
    mock.expectConsole(/status of 503/);
    await openGames('example=plainRows');
    await prefer(`${LIST}/copper-caravan/toggle-status`, 'code=503');
    await page.getByRole('button', { name: 'Toggle status Copper Caravan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Toggle status' }).click();
    await page.getByText('Failed to toggle game status', { exact: true }).waitFor();
    await preferPlainGame();
    await prefer(`${LIST}/copper-caravan/stats*`, 'code=503');
    await page.getByRole('button', { name: 'Statistics of Copper Caravan' }).click();
    await page.getByRole('dialog').getByText('Failed to load game statistics').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).waitFor();
  });
});

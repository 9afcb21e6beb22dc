import { beforeEach, expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// The app shell, and navigation between the screens.

const portal = portalUnderTest();

beforeEach(() => portal.signIn(''));

/** Every screen that loads data, with an element that is there once it has loaded. */
const SCREENS = {
  Dashboard: () => portal.page.getByRole('list', { name: 'Newest transactions' }),
  Transactions: () => portal.page.getByRole('table', { name: 'Transactions' }).getByRole('button').first(),
  Withdrawals: () => portal.page.getByRole('article').first(),
  Games: () => portal.page.getByRole('article').first(),
  'Game Items': () => portal.page.getByRole('table', { name: 'Items' }).getByRole('button').first(),
  'Company Revenue': () => portal.page.getByRole('table', { name: 'Payout History' }).getByRole('link').first(),
  System: () => portal.page.getByRole('article', { name: 'Database' }),
};
type Screen = keyof typeof SCREENS;

async function goTo(screen: Screen): Promise<void> {
  const { page } = portal;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen, exact: true }).click();
  await page.getByRole('heading', { name: screen, exact: true, level: 1 }).waitFor();
  await SCREENS[screen]().waitFor();
}

/** From now on, records in the page every loading indicator, however short. */
async function watchForLoading(): Promise<void> {
  await portal.page.evaluate(() => {
    const LOADING = '[role="status"], [aria-busy="true"], [class*="Skeleton-root"], .boot';
    const seen: string[] = [];
    Object.assign(window, { seenLoading: seen });
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'attributes' ? [target] : addedNodes) {
          if (!(node instanceof Element)) continue;
          const all = [node, ...(type === 'attributes' ? [] : node.querySelectorAll('*'))];
          seen.push(
            ...all.filter((one) => one.matches(LOADING)).map((one) => `${location.pathname}: ${one.outerHTML}`),
          );
        }
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-busy', 'role'],
    });
  });
}

const seenLoading = () => portal.page.evaluate(() => Reflect.get(window, 'seenLoading') as string[]);

test('between screens whose data is fresh nothing loads and no skeleton or spinner is seen', async () => {
  const { page } = portal;
  // Data is fresh for a minute, and a slow machine may take that long to visit all screens.
  await page.clock.setFixedTime(new Date());
  const screens = Object.keys(SCREENS) as Screen[];
  for (const screen of screens) await goTo(screen);
  await goTo('Dashboard');
  await page.getByRole('img', { name: 'Uptime of each service' }).waitFor();
  await page.waitForLoadState('networkidle');
  await watchForLoading();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const screen of ['Withdrawals', 'Transactions', ...screens, 'Withdrawals', 'Dashboard'] as Screen[]) {
    await goTo(screen);
  }
  expect(await seenLoading()).toEqual([]);
  expect(asked.filter((path) => /^\/(api|admin)\//.test(path))).toEqual([]);
});

test('what is still loading would be seen', async () => {
  await watchForLoading();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await portal.page.route('**/api/admin/transactions?*', async (route) => {
    await held;
    await route.continue();
  });
  const arrived = goTo('Transactions');
  await expect.poll(async () => (await seenLoading()).length).toBeGreaterThan(0);
  answer();
  await arrived;
});

test.each([
  ['Transactions', () => SCREENS.Transactions()],
  ['Withdrawals', () => portal.page.getByRole('article').first().getByRole('link', { name: /^WDR-/ })],
  ['Games', () => portal.page.getByRole('button', { name: 'Edit Copper Caravan' })],
  ['Games', () => portal.page.getByRole('button', { name: 'Statistics of Copper Caravan' })],
  ['Game Items', () => SCREENS['Game Items']()],
  ['Company Revenue', () => SCREENS['Company Revenue']()],
] as const)('a dialog of %s that is closed twice leaves its screen as it was', async (screen, opener) => {
  const { page } = portal;
  const dialog = page.getByRole('dialog');
  await goTo(screen);
  for (const closeTwice of [
    () => page.mouse.dblclick(4, 450),
    async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
  ]) {
    await opener().click();
    await dialog.getByRole('button', { name: 'Close' }).waitFor();
    await closeTwice();
    await dialog.waitFor({ state: 'detached' });
    await opener().waitFor();
    await page.getByRole('heading', { name: screen, exact: true, level: 1 }).waitFor();
  }
  // Back does not reopen what was closed.
  await page.goBack();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await dialog.count()).toBe(0);
});

test('the sidebar stands beside the page on a wide screen, wherever it is scrolled, and the toggle narrows it', async () => {
  const { page } = portal;
  const side = page.getByRole('complementary', { name: 'Sidebar' });
  await goTo('Withdrawals');
  const before = await side.boundingBox();
  expect(before).toMatchObject({ x: 0, y: 0, height: 900 });
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  // Scrolling by fractions of a pixel moves it as much.
  expect(Math.abs((await side.boundingBox())?.y ?? 99)).toBeLessThan(1);
  const toggle = page.getByRole('button', { name: 'Menu' });
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await toggle.click();
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(async () => (await side.boundingBox())?.width).toBeLessThan(before?.width ?? 0);

  await page.setViewportSize({ width: 390, height: 800 });
  await side.waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: 'Withdrawals', exact: true }).count()).toBe(0);
});

test('the active entry looks different from the others', async () => {
  await goTo('Withdrawals');
  const background = (name: string) =>
    portal.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true })
      .evaluate((entry) => getComputedStyle(entry).backgroundColor);
  // Move away from the clicked element, which is also hovered.
  await portal.page.mouse.move(800, 5);
  expect(await background('Withdrawals')).not.toBe(await background('Games'));
});

test('the bell has a red dot while withdrawals await review, and none when there are none', async () => {
  const { page } = portal;
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const dot = bell.locator(':scope span[class*="dot"]');
  await dot.waitFor();
  const [red = 0, green = 255, blue = 255] = await dot.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(180);
  expect(Math.max(green, blue)).toBeLessThan(90);
  await page.route(/withdrawals\?.*limit=5/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), withdrawals: [] } });
  });
  await page.reload();
  await page.getByRole('list', { name: 'Newest transactions' }).waitFor();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  expect(await dot.count()).toBe(0);
});

test('an administrator without a name is called Administrator, with the role below', async () => {
  const { page } = portal;
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('coinop.session') ?? '');
    Object.assign(session.admin, { username: '', role: 'night_auditor' });
    localStorage.setItem('coinop.session', JSON.stringify(session));
  });
  // Its answer would bring the name back.
  await page.route('**/api/admin/me', () => undefined);
  await page.reload();
  const side = page.getByRole('complementary', { name: 'Sidebar' });
  await side.getByText('Administrator', { exact: true }).waitFor();
  await side.getByText('Night auditor', { exact: true }).waitFor();
  await side.getByRole('button', { name: 'Log out' }).waitFor();
});

/** The focused element. */
const focused = () =>
  portal.page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);

test('a change of screen moves the focus to its heading, however it was reached; a page that is opened leaves it alone', async () => {
  const { page } = portal;
  await page.reload();
  await SCREENS.Dashboard().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games', exact: true }).press('Enter');
  await expect.poll(focused).toBe('H1 Games');
  await page.goBack();
  await expect.poll(focused).toBe('H1 Dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect.poll(focused).toBe('H1 Withdrawals');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'System' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('H1 System');
});

test('a dialog that a link opens on another screen has the focus', async () => {
  const { page } = portal;
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[aria-modal]') !== null)).toBe(true);
});

test('a bell that could not ask says so, and is not taken for one without news', async () => {
  const { page } = portal;
  portal.expectConsole(/ERR_FAILED/);
  await page.route(/withdrawals\?.*limit=5/, (route) => route.abort());
  await page.reload();
  const bell = page.getByRole('button', { name: 'Notifications: not up to date' });
  await bell.click();
  await page.getByRole('dialog').getByText('Failed to fetch withdrawals').waitFor();
  expect(await page.getByText('Nothing awaits review').count()).toBe(0);
  await page.unroute(/withdrawals\?.*limit=5/);
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Notifications: withdrawals await review', exact: true }).waitFor();
});

test('a text that is cut is shown whole to the keyboard and to a finger', async () => {
  const { page } = portal;
  const description = `${'a very long text '.repeat(30)}\u05e9\u05dc\u05d5\u05dd`;
  const { games } = await (await portal.call('GET', '/api/admin/games')).json();
  const [{ game_id, updated_at }] = games;
  const { status } = await portal.call('PUT', `/api/admin/games/${game_id}`, { description, updated_at });
  expect(status).toBe(200);
  await goTo('Games');
  const text = page.getByText(description);
  await expect.poll(() => text.getAttribute('tabindex')).toBe('0');
  const isCut = () => text.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
  expect(await isCut()).toBe(true);
  await text.focus();
  expect(await isCut()).toBe(false);
});

/** From now on, the build's file whose name begins like this fails to load. */
const withhold = (name: string) =>
  portal.page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`), (route) => route.abort());
/** 429: the tests cause more reports within a minute than the server accepts from one administrator. */
const MISSING = /dynamically imported module|ERR_FAILED|Not loaded|status of 429/;

test('a screen whose code does not come leaves the menu, and the System screen lists it', async () => {
  const { page } = portal;
  portal.expectConsole(MISSING);
  await withhold('games');
  const reported = page.waitForResponse(/browser-errors$/);
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('heading', { name: 'This screen could not be shown' }).waitFor();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  expect((await reported).status()).toBe(204);
  await goTo('System');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText(/^Browser, .*: a file of the portal could not be loaded, TypeError \(games-/).waitFor();
  await page.unrouteAll();
  await page.goto(`${portal.server.portal}games`);
  await SCREENS.Games().waitFor();
});

test.each([
  ['item-form', 'game-items?new=true', 'Game Items', async () => {}],
  ['game-form', 'games?edit=starfall-arena', 'Games', async () => {}],
  [
    'payout-form',
    'revenue',
    'Company Revenue',
    () => portal.page.getByRole('main').getByRole('button', { name: 'Process Payout' }).click(),
  ],
])('without the code of %s the dialog says so, and the screen stays', async (file, path, title, open) => {
  const { page } = portal;
  portal.expectConsole(MISSING);
  await withhold(file);
  await page.goto(portal.server.portal + path);
  await open();
  await page.getByRole('dialog').getByText('The form could not be loaded').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).waitFor();
  expect(await page.getByText(title, { exact: true }).count()).toBeGreaterThan(0);
  expect(await page.getByText('could not be shown').count()).toBe(0);
});

test('without the code of the toasts the page is not blank, and says that messages cannot be shown', async () => {
  const { page } = portal;
  portal.expectConsole(MISSING);
  await page.evaluate(() => localStorage.clear());
  await withhold('toasts');
  await page.goto(`${portal.server.portal}login`);
  await page.getByText('Messages cannot be shown').waitFor();
  await page.getByLabel('Username').fill('admin');
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  await page.getByText('Messages cannot be shown').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

test('without the code of the portal the page says so, claims nothing about what was done, and offers what helps', async () => {
  const { page } = portal;
  portal.expectConsole(MISSING);
  await withhold('portal');
  await page.reload();
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  expect(await page.getByText(/nothing was changed/i).count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await SCREENS.Dashboard().waitFor();
});

test('without the library for calls a list that cannot be loaded offers what helps', async () => {
  const { page } = portal;
  portal.expectConsole(MISSING);
  await withhold('instance');
  await page.goto(`${portal.server.portal}transactions?page=2`);
  await page.getByText('Failed to load transactions').waitFor();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await SCREENS.Transactions().waitFor();
});

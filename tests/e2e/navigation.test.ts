import { beforeEach, expect, test } from 'vitest';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

// Going from screen to screen where tests/component/navigation.test.tsx cannot: with the files of the build.

const portal = portalUnderTest();

beforeEach(() => portal.signIn());

const open = (path: string) => portal.page.goto(portal.server.portal + path);
const newest = () => portal.page.getByRole('list', { name: 'Newest transactions' });
const card = () => portal.page.getByRole('article').first();

/** The focused element. */
const focused = () =>
  portal.page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);

testInFull(
  'a change of screen moves the focus to its heading, however it was reached; a page that is opened leaves it alone',
  async () => {
    const { page } = portal;
    await open('');
    await newest().waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Games', exact: true })
      .press('Enter');
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
  },
);

testInFull('a text that is cut is shown whole to the keyboard and to a finger', async () => {
  const { page } = portal;
  const description = `${'a very long text '.repeat(30)}\u05e9\u05dc\u05d5\u05dd`;
  const { games } = await (await portal.call('GET', '/api/admin/games')).json();
  const [{ game_id, updated_at }] = games;
  const { status } = await portal.call('PUT', `/api/admin/games/${game_id}`, { description, updated_at });
  expect(status).toBe(200);
  await open('games');
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
  await open('players');
  await withhold('games');
  const reported = page.waitForResponse(/browser-errors$/);
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('heading', { name: 'This screen could not be shown' }).waitFor();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  expect((await reported).status()).toBe(204);
  await page.getByRole('link', { name: 'System', exact: true }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText(/^Browser, .*: a file of the portal could not be loaded, TypeError \(games-/).waitFor();
  await page.unrouteAll();
  await open('games');
  await card().waitFor();
});

test('without a connection a decision is reported at once, and what did not come is there when it is back', async () => {
  const { page } = portal;
  portal.expectConsole(/dynamically imported module|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Not loaded/);
  await portal.signIn('withdrawals?status=pending_review');
  await card()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  // The code of the decision and of its toast has come.
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['toasts', 'review-decisions', 'instance'].every((part) => files.some((file) => file.includes(`/${part}-`)));
  });
  // The browser may have it from an earlier visit.
  await withhold('games');
  await page.context().setOffline(true);
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await portal.toast('Failed to approve withdrawal').waitFor();
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('heading', { name: 'This screen could not be shown' }).waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await portal.toast('No connection to the server').waitFor();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await card().waitFor();
});

test('a page that is only looked at loads no code of dialogs, questions, decisions and changes; the first sign of somebody loads it', async () => {
  const { page } = portal;
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(/\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? ''));
  const forSomebody = ['ask-dialog', 'bulk-bar', 'instance', 'review-decisions', 'review-list', 'withdrawal-dialog'];
  const loaded = () => forSomebody.filter((name) => asked.has(name));
  await open('withdrawals');
  await card().waitFor();
  // It comes by itself after the first paint, as the others did.
  await expect.poll(() => [...asked]).toContain('live-changes');
  expect(loaded()).toEqual([]);
  await page.mouse.move(300, 300);
  await page.mouse.move(301, 300);
  await expect.poll(loaded).toEqual(forSomebody);
});

test('what is pressed before its code has come waits for it, and says so where it does not come', async () => {
  const { page } = portal;
  portal.expectConsole(MISSING);
  const choose = async (entry: string) => {
    await card()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/assets\/review-decisions-/, async (route) => {
    await pressed;
    await route.continue();
  });
  await open('withdrawals?status=pending_review');
  await choose('Approve');
  goOn();
  await portal.toast('Withdrawal approved successfully').waitFor();
  await page.unrouteAll();

  for (const file of ['review-decisions', 'review-list', 'bulk-bar', 'run-export']) await withhold(file);
  await open('withdrawals?status=pending_review');
  const missing = page.getByRole('alert').filter({ hasText: 'A file of the portal could not be loaded' });
  const decisions: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && decisions.push(request.url()));
  for (const press of [() => choose('Approve'), () => page.getByRole('button', { name: 'Export' }).click()]) {
    await press();
    await missing.getByRole('button', { name: 'Dismiss' }).click();
    await missing.waitFor({ state: 'detached' });
  }
  expect(decisions.filter((url) => url.includes('/withdrawals/'))).toEqual([]);
  await card().getByRole('checkbox').click();
  await page.getByText('The actions could not be loaded').waitFor();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByText('The list could not be loaded').waitFor();
});

testInFull('without the code of a form its dialog says so, and the screen stays', async () => {
  const { page } = portal;
  portal.expectConsole(MISSING);
  for (const file of ['item-form', 'game-form', 'payout-form']) await withhold(file);
  const expectDialogOn = async (title: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The form could not be loaded').waitFor();
    await dialog.getByRole('button', { name: 'Reload' }).waitFor();
    expect(await page.getByText(title, { exact: true }).count()).toBeGreaterThan(0);
    expect(await page.getByText('could not be shown').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await open('game-items?new=true');
  await expectDialogOn('Game Items');
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await card()
    .getByRole('button', { name: /^Edit / })
    .click();
  await expectDialogOn('Games');
  await page.getByRole('link', { name: 'Company Revenue', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Process Payout' }).click();
  await expectDialogOn('Company Revenue');
});

testInFull('without the code of the toasts the page is not blank, and says that messages cannot be shown', async () => {
  const { page } = portal;
  portal.expectConsole(MISSING);
  await page.evaluate(() => localStorage.clear());
  await withhold('toasts');
  await open('login');
  await page.getByText('Messages cannot be shown').waitFor();
  await page.getByLabel('Username').fill('admin');
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  await page.getByText('Messages cannot be shown').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

testInFull(
  'without the code of the portal the page says so, claims nothing about what was done, and offers what helps',
  async () => {
    const { page } = portal;
    portal.expectConsole(MISSING);
    await withhold('portal');
    await open('');
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    expect(await page.getByText(/nothing was changed/i).count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await newest().waitFor();
  },
);

testInFull('without the library for changes lists are read, and a decision says that it was not sent', async () => {
  const { page } = portal;
  portal.expectConsole(MISSING);
  await withhold('instance');
  await open('withdrawals?status=pending_review');
  const id = (await card().getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: `Actions for ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'A file of the portal could not be loaded' });
  await missing.getByRole('button', { name: 'Reload' }).waitFor();
  const answer = await portal.call('GET', `/admin/withdrawal/withdrawals/${id}`);
  expect((await answer.json()).status).toBe('pending_review');
  await page.unrouteAll();
  await missing.getByRole('button', { name: 'Reload' }).click();
  await missing.waitFor({ state: 'detached' });
  await page.getByRole('article', { name: id }).waitFor();
});

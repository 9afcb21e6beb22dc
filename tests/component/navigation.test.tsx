import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getSession, signedIn } from '../../src/session.ts';
import { full } from '../faults/suite.ts';
import { allCalls, answer, hold } from './answers.ts';
import { addressNow, button, dialog, goTo, openPortal } from './render.tsx';

// The frame of the portal, and going from screen to screen.

const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
const bell = (name: string | RegExp = /^Notifications/) => button(name);

/** Every screen that loads data, with an element that is there once it has loaded. */
const SCREENS = {
  Dashboard: () => page.getByRole('list', { name: 'Newest transactions' }),
  Transactions: () => page.getByRole('table', { name: 'Transactions' }).getByRole('button').first(),
  Withdrawals: () => page.getByText('All signals are normal').first(),
  Games: () => page.getByRole('article').first(),
  'Game Items': () => page.getByRole('table', { name: 'Items' }).getByRole('button').first(),
  'Company Revenue': () => page.getByRole('table', { name: 'Payout History' }).getByRole('link').first(),
  System: () => page.getByRole('article', { name: 'Database' }),
};
type Screen = keyof typeof SCREENS;

async function open(screen: Screen): Promise<void> {
  await goTo(screen);
  await expect.element(SCREENS[screen]()).toBeVisible();
}

const LOADING = '[role="status"], [aria-busy="true"], [class*="Skeleton-root"], .boot';
let seenLoading: string[] = [];
const watch = new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records) {
    for (const node of type === 'attributes' ? [target] : addedNodes) {
      if (!(node instanceof Element)) continue;
      const all = [node, ...(type === 'attributes' ? [] : node.querySelectorAll('*'))];
      seenLoading.push(...all.filter((one) => one.matches(LOADING)).map((one) => one.outerHTML));
    }
  }
});
/** From now on, every loading indicator is recorded, however short. */
function watchForLoading(): void {
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'role'],
  });
}

beforeEach(() => {
  seenLoading = [];
});
afterEach(() => {
  watch.disconnect();
  vi.useRealTimers();
});

test('between screens whose data is fresh nothing loads and no skeleton or spinner is seen', async () => {
  // Data is fresh for a minute, and the bell asks every minute: a slow machine may take that long to visit all screens.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const screens = Object.keys(SCREENS) as Screen[];
  await openPortal('players');
  for (const screen of screens) await open(screen);
  await open('Dashboard');
  await expect.element(page.getByRole('img', { name: 'Uptime of each service' })).toBeVisible();
  watchForLoading();
  const before = allCalls().length;
  for (const screen of screens.toReversed()) await open(screen);
  expect(seenLoading).toEqual([]);
  // The stream of changes may be opened again.
  expect(
    allCalls()
      .slice(before)
      .filter((operationId) => operationId !== 'followChanges'),
  ).toEqual([]);
});

test('what is still loading would be seen', async () => {
  await openPortal('players');
  watchForLoading();
  const release = hold('listTransactions');
  await goTo('Transactions');
  await expect.poll(() => seenLoading.length).toBeGreaterThan(0);
  release();
  await expect.element(SCREENS.Transactions()).toBeVisible();
});

const OPENERS = [
  ['Transactions', () => SCREENS.Transactions()],
  ['Withdrawals', () => page.getByRole('article').first().getByRole('link', { name: /^WDR-/ })],
  ['Games', () => button('Edit Copper Caravan')],
] as const;

// One hook closes every dialog that an address opens.
test.each(full() ? OPENERS : OPENERS.slice(0, 1))(
  'a dialog of %s that is closed twice leaves its screen as it was',
  async (screen, opener) => {
    await openPortal('players');
    await open(screen);
    for (const closeTwice of [
      () => userEvent.dblClick(document.elementFromPoint(4, 450) as Element, { position: { x: 4, y: 450 } }),
      () => userEvent.keyboard('{Escape}{Escape}'),
    ]) {
      await opener().click();
      await expect.element(dialog().getByRole('button', { name: 'Close' })).toBeVisible();
      await closeTwice();
      await expect.poll(() => dialog().query()).toBeNull();
      await expect.element(opener()).toBeVisible();
      await expect.element(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible();
    }
    // Back does not reopen what was closed.
    window.history.back();
    await expect.element(page.getByRole('heading', { name: 'Players', level: 1 })).toBeVisible();
    expect(dialog().query()).toBeNull();
  },
);

test('the sidebar stands beside the page on a wide screen, wherever it is scrolled, and the toggle narrows it', async () => {
  answer({ listWithdrawals: '' }, 30);
  await openPortal('withdrawals');
  const side = () => page.getByRole('complementary', { name: 'Sidebar' });
  await expect.element(page.getByRole('article').last()).toBeInTheDocument();
  const place = () => side().element().getBoundingClientRect();
  const before = place();
  expect(before).toMatchObject({ x: 0, y: 0, height: 900 });
  page.getByRole('article').last().element().scrollIntoView({ behavior: 'instant' });
  await expect.poll(() => window.scrollY).toBeGreaterThan(500);
  // Scrolling by fractions of a pixel moves it as much.
  expect(Math.abs(place().y)).toBeLessThan(1);
  await expect.element(button('Menu')).toHaveAttribute('aria-expanded', 'true');
  await button('Menu').click();
  await expect.element(button('Menu')).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => place().width).toBeLessThan(before.width);
  await button('Menu').click();
  await page.viewport(390, 800);
  await expect.poll(() => side().query()).toBeNull();
  expect(link('Withdrawals').query()).toBeNull();
});

test('the active entry looks different from the others', async () => {
  await openPortal('withdrawals');
  await expect.element(page.getByRole('heading', { name: 'Withdrawals', level: 1 })).toBeVisible();
  const background = (name: string) => getComputedStyle(link(name).element()).backgroundColor;
  expect(background('Withdrawals')).not.toBe(background('Games'));
});

test('the bell has a red dot while withdrawals await review, and none when there are none', async () => {
  await openPortal('players');
  const dot = () => bell().element().querySelector('span[class*="dot"]');
  await expect.poll(dot).not.toBeNull();
  const [red = 0, green = 255, blue = 255] = (
    getComputedStyle(dot() as Element).backgroundColor.match(/\d+/g) ?? []
  ).map(Number);
  expect(red).toBeGreaterThan(180);
  expect(Math.max(green, blue)).toBeLessThan(90);
  answer({ listWithdrawals: '200.empty' });
  await openPortal('players');
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(dot()).toBeNull();
});

test('an administrator without a name is called Administrator, with the role below', async () => {
  const admin = { username: '', role: 'night_auditor', must_change_password: false };
  signedIn({ access_token: 'token-1', admin }, true);
  // Its answer would bring the name back.
  hold('getMe');
  await openPortal('players', 'kept');
  const side = page.getByRole('complementary', { name: 'Sidebar' });
  await expect.element(side.getByText('Administrator', { exact: true })).toBeVisible();
  await expect.element(side.getByText('Night auditor', { exact: true })).toBeVisible();
  await expect.element(side.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(getSession()?.admin.username).toBe('');
});

test('a dialog that a link opens on another screen has the focus', async () => {
  await openPortal('players');
  await bell().click();
  await dialog().getByRole('listitem').first().getByRole('link').first().click();
  await expect.element(dialog().getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('[aria-modal]')).not.toBeNull();
});

test('a bell that could not ask says so, and is not taken for one without news', async () => {
  answer({ listWithdrawals: '!drop' });
  await openPortal('players');
  await bell('Notifications: not up to date').click();
  await expect.element(dialog().getByText('Failed to fetch withdrawals')).toBeVisible();
  expect(page.getByText('Nothing awaits review').query()).toBeNull();
  answer({ listWithdrawals: '' });
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(bell('Notifications: withdrawals await review')).toBeVisible();
});

/** Texts that a parser of addresses may take for something else. */
const TEXTS = ['76561197960287930', '7.65612E+16', 'null', 'true', '"1"', 'a+b %2B'];

/** Every screen with a search: the parameter that has its text, and another screen to come back from. */
const SEARCHES = [
  ['transactions', 'search', 'Games'],
  ['withdrawals', 'search', 'Games'],
  ['players', 'search', 'Games'],
  ['games', 'search', 'Transactions'],
  ['users', 'search', 'Games'],
  ['audit', 'subject_id', 'Games'],
] as const;

test.each(SEARCHES)(
  'the search of %s keeps what was typed: in the link, after Back and after a reload',
  async (...at) => {
    const [screen, name, elsewhere] = at;
    const field = page.getByRole('searchbox', { name: 'Search' });
    const inAddress = () => addressNow().searchParams.get(name);
    // They share the parser: the short form tries all texts on one of them.
    for (const text of full() || screen === 'transactions' ? TEXTS : TEXTS.slice(0, 1)) {
      await openPortal(`${screen}?${name}=${encodeURIComponent(text)}`);
      await expect.element(field).toHaveValue(text);
      expect(inAddress()).toBe(text);
    }
    await field.fill('0012+%2B');
    await expect.poll(inAddress).toBe('0012+%2B');
    await goTo(elsewhere);
    window.history.back();
    await expect.element(field).toHaveValue('0012+%2B');
    const copied = addressNow();
    await openPortal(copied.pathname.replace('/admin-panel/', '') + copied.search);
    await expect.element(field).toHaveValue('0012+%2B');
    expect(addressNow().search).toBe(copied.search);
  },
);

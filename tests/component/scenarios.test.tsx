import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FAULTS } from '../../mocks/override-steps.ts';
import { SCENARIOS } from '../../mocks/scenarios.ts';
import { full } from '../faults/suite.ts';
import { checkAccessibility } from './accessibility.ts';
import { answer } from './answers.ts';
import { goTo, openPortal, toasts } from './render.tsx';
import { FAILED, SCREENS, type Screen, USUAL, type Words } from './screen-words.ts';

// Every scenario of the mock and every fault of a network. A screen does not know why a call has failed (tests/unit/http-answers.test.ts:
// every fault is a failed call), so 'Server down' alone goes through all screens without their answers. tests/e2e/response-links.test.ts
// shows that a link leads into a scenario.

interface Expected {
  /** On each screen that the menu has; undefined where all is as usual until something is done. */
  words: Partial<Words> | undefined;
  /** The one screen that is looked at, where the others have nothing of their own to show. */
  only?: Screen;
  /** On every screen, beside its own. */
  also?: string;
  /** Shown once, however many calls fail. */
  toast?: string;
}

/** Nothing else is shown after the session has ended. */
const ENDED = Object.fromEntries(
  Object.keys(FAILED).map((screen) => [screen, 'Your session has ended. Sign in again to continue.']),
) as Words;

const EXPECTED: Record<string, Expected> = {
  'everything-empty': {
    words: {
      Dashboard: 'No activity yet',
      Transactions: 'No transactions found',
      Withdrawals: 'No withdrawals found',
      Games: 'No games found',
      'Game Items': 'No games yet',
      'Company Revenue': 'No payouts yet',
      System: 'No unexpected errors since the server started.',
    },
  },
  'server-down': { words: FAILED, also: 'The database does not answer just now. Please try again.' },
  'rate-limited': { words: FAILED, only: 'Transactions', toast: 'Rate limit exceeded. Please slow down.' },
  'not-permitted': {
    words: FAILED,
    only: 'Transactions',
    toast: 'You do not have permission to perform this action.',
  },
  // The screens of each role: tests/component/roles.test.tsx.
  reviewer: {
    words: { Dashboard: 'Pending Withdrawals', Transactions: 'TXN-900412', Withdrawals: 'WDR-100482' },
    only: 'Withdrawals',
  },
  auditor: { words: USUAL, only: 'System' },
  'no-permission': { words: {} },
  'session-expired': { words: ENDED },
  // What they change is tested where it is done: a payout, a bulk review, a second approval; and nobody waits three seconds to see what is usual.
  'payout-refused': { words: undefined },
  'half-of-a-bulk-fails': { words: undefined },
  'second-person': { words: undefined },
  'second-person-suspended': { words: undefined },
  'hostile-text': {
    words: {
      Dashboard: /onerror=alert\(1\)/,
      Transactions: /onerror=alert\(1\)/,
      Withdrawals: /onerror=alert\(1\)/,
      Games: /<script>alert\(1\)/,
      'Game Items': /\{\{7\*7\}\} \$\{7\*7\} WWW/,
      'Company Revenue': 'Carrier Pigeon',
      System: /onerror=alert\(1\)>Averylongdetail/,
    },
  },
  'ten-thousand-items': {
    words: {
      Dashboard: '$8,562.00',
      Transactions: 'Showing page 1 of 500',
      Withdrawals: 'WDR-100482-00001',
      Games: 'Iron Harvest Tycoon',
      'Game Items': '10,000',
      'Company Revenue': 'CR-20261118-0007',
      System: 'PostgreSQL 18.0',
    },
    // The longest list by far; in the full form all of them.
    ...(!full() && { only: 'Withdrawals' }),
  },
  slow: { words: undefined },
};

/** The screens that look otherwise than tests/e2e/every-screen.test.ts has seen them; the other failures look like 'Server down'. */
const LOOK_OTHERWISE: Record<string, readonly Screen[]> = {
  // The screens share the parts that say that there is nothing, and that a load failed.
  'everything-empty': full() ? SCREENS : ['Dashboard', 'Transactions'],
  'server-down': full() ? ['Dashboard', 'Transactions', 'System'] : ['Transactions'],
  // They all look alike.
  'session-expired': ['Transactions'],
};

test('every scenario is tried', () => {
  expect(Object.keys(EXPECTED)).toEqual(SCENARIOS.map(({ name }) => name));
});

const menu = () => page.getByRole('navigation').getByRole('link');

/** Goes through the menu. */
async function seeScreens(words: Partial<Words>, also?: string, look?: (screen: Screen) => Promise<void>) {
  for (const screen of SCREENS.filter((one) => one in words)) {
    await goTo(screen);
    await expect.element(page.getByText(words[screen] ?? '').first()).toBeVisible();
    if (also) await expect.element(page.getByText(also).first()).toBeVisible();
    expect(page.getByText('This page could not be shown').query()).toBeNull();
    await look?.(screen);
  }
}

/** Held otherwise too: hostile records on every screen by tests/e2e/every-screen.test.ts, the session's end by session-ended.test.tsx. */
const IN_FULL = ['hostile-text', 'session-expired'];
const SHOWN = SCENARIOS.filter(({ name }) => EXPECTED[name]?.words && (full() || !IN_FULL.includes(name)));

test.each(SHOWN)('$title: every screen shows it, and nothing breaks', async ({ name, overrides, items }) => {
  const { words = {}, only, also, toast } = EXPECTED[name] as Expected;
  answer(overrides, items);
  await openPortal('players');
  if (toast) await expect.poll(toasts).toContain(toast);
  await seeScreens(only ? { [only]: words[only] } : words, also, async (screen) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    if (LOOK_OTHERWISE[name]?.includes(screen)) await checkAccessibility();
  });
  const entries = menu()
    .elements()
    .map(({ textContent }) => textContent);
  expect(SCREENS.filter((screen) => entries.includes(screen))).toEqual(SCREENS.filter((screen) => screen in words));
});

test('a call that is never answered: every screen shows that it is loading, and none breaks', async () => {
  answer({ '*': '!hang' });
  await openPortal('players');
  for (const screen of SCREENS) {
    await goTo(screen);
    await expect.poll(() => document.querySelector('.mantine-Skeleton-root, [aria-busy="true"]')).not.toBeNull();
    expect(page.getByText('This page could not be shown').query()).toBeNull();
  }
});

/** In the short form one that fails and two that do not: to the screen every fault is the same failed call. */
const FAULTY = full()
  ? [...Object.keys(FAULTS).map((fault) => `!${fault}`), '500', '503,+0.2s'].filter((one) => one !== '!hang')
  : ['!cut', '!swap', '503,+0.2s'];
/** An answer that comes late or out of order is shown. */
const SHOWN_ALL_THE_SAME = ['!swap', '503,+0.2s'];

test.each(FAULTY)('%s: the screen does not break, and says the right words', async (override) => {
  answer({ '*': override });
  await openPortal('players');
  const { Transactions } = SHOWN_ALL_THE_SAME.includes(override) ? USUAL : FAILED;
  await seeScreens({ Transactions });
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FAULTS } from '../../mocks/override-steps.ts';
import { SCENARIOS } from '../../mocks/scenarios.ts';
import { checkAccessibility } from './accessibility.ts';
import { answer } from './answers.ts';
import { goTo, openPortal, toasts } from './render.tsx';
import { FAILED, SCREENS, USUAL, type Words } from './screen-words.ts';

// Every screen in every scenario of the mock, and under every fault of a network. tests/e2e/response-links.test.ts shows that a link
// leads into a scenario.

interface Expected {
  /** On each screen that the menu has; undefined where all is as usual until something is done. */
  words: Partial<Words> | undefined;
  /** On every screen, beside its own. */
  also?: string;
  /** Shown once, however many calls fail. */
  toast?: string;
}

/** Nothing else is shown after the session has ended. */
const ENDED = Object.fromEntries(
  Object.keys(FAILED).map((screen) => [screen, 'Your session has ended, so nothing is shown any more.']),
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
  'rate-limited': { words: FAILED, toast: 'Rate limit exceeded. Please slow down.' },
  'not-permitted': { words: FAILED, toast: 'You do not have permission to perform this action.' },
  reviewer: {
    words: { Dashboard: 'Pending Withdrawals', Transactions: 'TXN-900412', Withdrawals: 'WDR-100482' },
  },
  auditor: { words: USUAL },
  'no-permission': { words: {} },
  'session-expired': { words: ENDED },
  // What they change is tested where it is done: a payout, a bulk review; and nobody waits three seconds to see what is usual.
  'payout-refused': { words: undefined },
  'half-of-a-bulk-fails': { words: undefined },
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
  },
  slow: { words: undefined },
};

/** Those that make screens look otherwise than tests/e2e/every-screen.test.ts has seen them; the other failures look like 'Server down'. */
const LOOK_OTHERWISE = ['everything-empty', 'server-down', 'session-expired', 'hostile-text'];

test('every scenario is tried', () => {
  expect(Object.keys(EXPECTED)).toEqual(SCENARIOS.map(({ name }) => name));
});

const menu = () => page.getByRole('navigation').getByRole('link');

/** Goes through the menu. */
async function seeScreens(words: Partial<Words>, also: string | undefined, look: () => Promise<void>): Promise<void> {
  for (const screen of SCREENS.filter((one) => one in words)) {
    await goTo(screen);
    await expect.element(page.getByText(words[screen] ?? '').first()).toBeVisible();
    if (also) await expect.element(page.getByText(also).first()).toBeVisible();
    expect(page.getByText('This page could not be shown').query()).toBeNull();
    await look();
  }
}

const SHOWN = SCENARIOS.filter(({ name }) => EXPECTED[name]?.words);

test.each(SHOWN)(
  '$title: every screen shows it, and nothing breaks',
  async ({ name, overrides, items }) => {
    const { words = {}, also, toast } = EXPECTED[name] as Expected;
    answer(overrides, items);
    await openPortal('players');
    if (toast) await expect.poll(toasts).toContain(toast);
    await seeScreens(words, also, async () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth).toBe(clientWidth);
      if (LOOK_OTHERWISE.includes(name)) await checkAccessibility();
    });
    const entries = menu()
      .elements()
      .map(({ textContent }) => textContent);
    expect(SCREENS.filter((screen) => entries.includes(screen))).toEqual(SCREENS.filter((screen) => screen in words));
  },
  60_000,
);

const FAULTY = [...Object.keys(FAULTS).map((fault) => `!${fault}`), '500', '503,+0.2s'];
/** An answer that comes late or out of order is shown. */
const SHOWN_ALL_THE_SAME = ['!swap', '503,+0.2s'];

test.each(FAULTY)(
  '%s: no screen breaks, and each says the right words',
  async (override) => {
    answer({ '*': override });
    await openPortal('players');
    if (override === '!hang') {
      for (const screen of SCREENS) {
        await goTo(screen);
        await expect.poll(() => document.querySelector('.mantine-Skeleton-root, [aria-busy="true"]')).not.toBeNull();
        expect(page.getByText('This page could not be shown').query()).toBeNull();
      }
      return;
    }
    await seeScreens(SHOWN_ALL_THE_SAME.includes(override) ? USUAL : FAILED, undefined, async () => {});
  },
  60_000,
);

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FAULTS } from '../../mocks/override-steps.ts';
import { portalUnderTest } from './portal-under-test.ts';
import { FAILED, SCREENS, type Screen, USUAL } from './screen-words.ts';

// Every screen under each network fault, on the mock: it shows an error, or the data that arrived late.

const portal = portalUnderTest({ server: 'mock' });

/** Faults of all calls, with the screens' messages; undefined when they are still loading. */
const WORDS_OF: Record<string, Record<Screen, string | RegExp> | undefined> = {
  ...Object.fromEntries(Object.keys(FAULTS).map((fault) => [`!${fault}`, FAILED])),
  '!hang': undefined,
  '!swap': USUAL,
  '500': FAILED,
  '503,+0.2s': USUAL,
};

/** Console messages about answers that are not in the contract. */
const EXPECTED = /^console: Failed to load resource|JSON|has no answer (500|502)|^Unexpected|^Unterminated/;

async function look(page: Page, override: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const screen of SCREENS) {
    await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: screen }).waitFor();
    const words = WORDS_OF[override]?.[screen];
    const expected =
      words === undefined ? page.locator('.mantine-Skeleton-root, [aria-busy="true"]') : page.getByText(words);
    await expected.first().waitFor();
    if ((await page.getByText('This page could not be shown').count()) > 0) wrong.push(`${screen} under ${override}`);
  }
  return wrong;
}

test('no screen breaks under any fault, and each says the right words', async () => {
  portal.expectConsole(EXPECTED);
  await portal.signIn('players');
  // Concurrently, because most of the time is waiting for the portal's second attempt. A profile has six connections
  // per server, and unanswered calls keep theirs.
  const looks = Object.keys(WORDS_OF).map(async (override) => {
    const path = `players#responses=*:${override}`;
    const page = await (override === '!hang' ? portal.another() : portal.anotherTab());
    await (override === '!hang' ? portal.signIn(path, page) : page.goto(portal.server.portal + path));
    return look(page, override);
  });
  expect((await Promise.all(looks)).flat()).toEqual([]);
}, 300_000);

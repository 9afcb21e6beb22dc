import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mockFixtures } from '../../sdk/playwright.ts';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

// What a link can say beyond a status for a call, as the panel writes and the portal shows it.

const portal = portalUnderTest({ server: 'mock' });

const hash = () => new URL(portal.page.url()).hash;
const panel = () => portal.page.getByRole('dialog', { name: 'Responses of the mock' });
const openPanel = () => portal.page.getByRole('button', { name: /^Responses/ }).click();
const approve = async (id: string) => {
  await portal.page.getByRole('button', { name: `Actions for ${id}` }).click();
  await portal.page.getByRole('menuitem', { name: 'Approve' }).click();
};

test('a link opens in a fresh browser after signing in, with its screen, its filters and its overrides', async () => {
  const { page } = portal;
  const link =
    'withdrawals?status=pending_review#scenario=half-of-a-bulk-fails&responses=getWithdrawalSummary:200.nothingYet';
  await page.goto(portal.server.portal + link);
  await page.getByLabel('Username').fill('somebody');
  await page.getByLabel('Password', { exact: true }).fill('any password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('article', { name: 'WDR-100472' }).waitFor();
  expect(page.url()).toBe(portal.server.portal + link);
  await page.getByRole('group', { name: 'Total Pending' }).getByText('0', { exact: true }).waitFor();
});

test('a test program says what its pages are answered, and is told what there is not', async () => {
  const { page } = portal;
  const given = { context: page.context(), baseURL: portal.server.portal };
  await mockFixtures.mock(given, async (mock) => {
    await mock.answers('responses=listGames:200.empty');
    await portal.signIn('games');
    await page.getByText('No games found').waitFor();
    await expect(mock.answers('responses=listGame:503')).rejects.toThrow('Did you mean “listGames”?');
    await mock.answers('');
    await page.reload();
    await page.getByText('Copper Caravan').first().waitFor();
  });
});

testInFull('answers come in turn and one record refuses; the log says why and is copied as a bug report', async () => {
  const { page } = portal;
  portal.expectConsole(/status of (503|409)/);
  const link = 'withdrawals#responses=listWithdrawals:503,200,approveWithdrawal@WDR-100481:409.alreadyDecided';
  await portal.signIn(link);
  // The portal tries a second time by itself.
  await approve('WDR-100482');
  await portal.toast('Withdrawal approved successfully').waitFor();
  await approve('WDR-100481');
  await portal.toast('Failed to approve withdrawal').waitFor();

  await openPanel();
  await panel().getByText('WDR-100481: 409.alreadyDecided').waitFor();
  await panel().getByRole('tab', { name: 'Log of calls' }).click();
  const log = panel().getByRole('list', { name: 'Calls' });
  const refused = log.getByRole('listitem').filter({ hasText: 'WDR-100481/approve' });
  await refused
    .getByText(
      /409 in \d+ ms \(approveWithdrawal@WDR-100481:409\.alreadyDecided; Prism, code=409, example=alreadyDecided\)$/,
    )
    .waitFor();
  await portal.checkAccessibility();

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await panel().getByRole('button', { name: 'Copy as a bug report' }).click();
  const report = panel().getByLabel('Bug report');
  await report.waitFor();
  const lines = (await report.inputValue()).split('\n');
  expect(lines[0]).toBe(`Link: ${page.url()}`);
  expect(page.url()).toBe(portal.server.portal + link);
  expect(lines[1]).toMatch(/^Versions: contract \d\S+, portal \d\S+, Prism \d\S+, Mozilla\//);
  const listed = lines.filter((line) => line.includes('GET /admin/withdrawal/withdrawals?'));
  expect(listed.slice(0, 2).map((line) => /step \d of 2/.exec(line)?.[0])).toEqual(['step 1 of 2', 'step 2 of 2']);
});

testInFull(
  'the panel writes what no list could offer, ends the session, sets the clock, and says what it does not know',
  async () => {
    const { page } = portal;
    // The harness takes every 500 for a fault.
    portal.expectConsole(/status of (401|500)|^listWithdrawals answered 500$/);
    await portal.signIn('withdrawals');
    await page.getByRole('article', { name: 'WDR-100482' }).waitFor();
    await openPanel();
    const call = panel().getByLabel(/^listWithdrawals /);
    await call.selectOption('In turn, in part, late, for one record…');
    const written = panel().getByLabel('As the link has it');
    await written.fill('100%:500,oops');
    await written.press('Enter');
    await panel()
      .getByText(/^listWithdrawals cannot answer “100%:500,oops”, but 200,/)
      .waitFor();
    await written.fill('100%:500');
    await written.press('Enter');
    await page.getByText('Failed to load withdrawals').waitFor();
    expect(hash()).toBe('#responses=listWithdrawals:100%:500');
    await panel().getByLabel('Seed of the percentages').fill('7');
    await panel().getByLabel('Browser’s clock ahead').fill('+2h');
    await expect.poll(hash).toBe('#responses=listWithdrawals:100%:500&seed=7');
    await panel().getByLabel('Session ends after').fill('soon');
    await expect.poll(hash).toBe('#responses=listWithdrawals:100%:500&seed=7&clock=+2h');
    expect((await page.evaluate(() => Date.now())) - Date.now()).toBeGreaterThan(3_600_000);
    await panel().getByLabel('Session ends after').press('Enter');
    await panel().getByText('“session” is the number of calls after which it has ended, and not “soon”.').waitFor();

    await panel().getByRole('button', { name: 'Back to usual' }).click();
    await page.getByRole('article', { name: 'WDR-100482' }).waitFor();
    expect(hash()).toBe('');
    await page.evaluate(() => location.assign('#session=1&responses=listGames@chess:503'));
    await panel().getByText('listGames is not about one record, such as “chess”.').waitFor();
    await page.getByText('Your session has ended. Sign in again to continue.').first().waitFor();
  },
);

testInFull('with memory, what is done stays done after a reload, until the tester starts again', async () => {
  const { page } = portal;
  await portal.signIn('withdrawals?status=pending_review#memory=on');
  const first = page.getByRole('article').first();
  await first.waitFor();
  const id = (await first.getAttribute('aria-label')) ?? '';
  await approve(id);
  await portal.toast('Withdrawal approved successfully').waitFor();
  const same = page.getByRole('article', { name: id });
  await same.waitFor({ state: 'detached' });
  await page.reload();
  await first.waitFor();
  expect(await same.count()).toBe(0);
  await openPanel();
  await panel().getByRole('button', { name: 'Start again' }).click();
  await same.waitFor();
  expect(hash()).toBe('#memory=on');
});

/** All that a build would send to a browser. */
function built(directory: string): string {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true });
  const texts = files.filter(({ name }) => /\.(js|css|html)$/.test(name));
  return texts.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n');
}

test('the build of the mock has the panel, and the product does not', () => {
  const [mock, product] = [built('dist-mock'), built('dist')];
  for (const mark of ['coinop-responses-panel', 'Responses of the mock', '/mock/calls', 'half-of-a-bulk-fails'])
    expect([mark, mock.includes(mark), product.includes(mark)]).toEqual([mark, true, false]);
});

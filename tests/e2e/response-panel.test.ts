import { beforeEach, expect } from 'vitest';
import { describeInFull, testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

// The panel with which a tester sets what the calls of a screen answer, and the links that it makes.

const portal = portalUnderTest({ server: 'mock' });
const LIST = 'listTransactions';

const hash = () => new URL(portal.page.url()).hash;
const panel = () => portal.page.getByRole('dialog', { name: 'Responses of the mock' });
const field = (call: string) => panel().getByLabel(new RegExp(`^${call} `));
const openPanel = () => portal.page.getByRole('button', { name: /^Responses/ }).click();
const closePanel = () => panel().getByRole('button', { name: 'Close' }).click();
const goTo = (name: string) => portal.page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
const table = () => portal.page.getByRole('table', { name: 'Transactions' });

describeInFull('signed in', () => {
  beforeEach(() => portal.signIn('players'));

  testInFull(
    'the panel lists what this screen calls, and not what others do; the keyboard opens it, chooses and closes',
    async () => {
      const { page } = portal;
      await goTo('Transactions');
      await table().getByText('TXN-900412').waitFor();
      const opener = page.getByRole('button', { name: /^Responses/ });
      await opener.focus();
      await page.keyboard.press('Enter');
      await field(LIST).waitFor();
      expect(await field('getRevenueChart').count()).toBe(0);
      await portal.checkAccessibility();
      await panel().getByRole('button', { name: 'Show the other calls' }).click();
      await field('getRevenueChart').waitFor();
      const statuses = await field(LIST)
        .locator('optgroup')
        .evaluateAll((groups) => groups.map((group) => group.getAttribute('label')));
      expect(statuses.map((label) => label?.split(' ')[0])).toEqual([
        '200',
        '401',
        '403',
        '422',
        '429',
        '500',
        '503',
        'Faults',
      ]);
      await panel().getByLabel('Scenario').focus();
      // One letter, which names one scenario: a list forgets the letters before when the next comes late.
      await page.keyboard.press('e');
      await page.getByText('No transactions found').waitFor();
      await page.keyboard.press('Escape');
      await panel().waitFor({ state: 'detached' });
      await expect
        .poll(() => opener.evaluate((it) => it === document.activeElement && it.textContent))
        .toBe('Responses (1)');
    },
  );

  testInFull(
    'an override shows at once, stays on other screens and after Back and reload, and ends when it is taken back',
    async () => {
      const { page } = portal;
      await goTo('Transactions');
      await openPanel();
      await field(LIST).selectOption('200.empty');
      await page.getByText('No transactions found').waitFor();
      expect(hash()).toBe('#responses=listTransactions:200.empty');
      // What a click permits elsewhere, and what no permission helps against where the page's policy forbids it.
      await page.context().grantPermissions(['clipboard-write']);
      await panel().getByRole('button', { name: 'Copy link' }).click();
      await panel().getByRole('button', { name: 'Link copied' }).waitFor();
      // As where the mock is reached without TLS from another machine.
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await panel().getByRole('button', { name: 'Link copied' }).click();
      await expect.poll(() => panel().getByLabel('Link', { exact: true }).inputValue()).toBe(page.url());
      await closePanel();

      await page.getByLabel('Status', { exact: true }).selectOption('failed');
      await expect.poll(() => new URL(page.url()).search).toBe('?status=failed');
      expect(hash()).toBe('#responses=listTransactions:200.empty');
      await goTo('System');
      await page.getByText('PostgreSQL 18.0').waitFor();
      await page.goBack();
      await page.getByText('No transactions found').waitFor();
      await expect.poll(hash).toBe('#responses=listTransactions:200.empty');
      await page.reload();
      await page.getByText('No transactions found').waitFor();
      expect(new URL(page.url()).search).toBe('?status=failed');

      await openPanel();
      await panel().getByRole('button', { name: 'Back to usual' }).click();
      await table().getByText('TXN-900407').waitFor();
      expect(hash()).toBe('');
    },
  );

  testInFull(
    'overrides that are typed into the address are taken over, an anchor of the page is left alone',
    async () => {
      const { page } = portal;
      await goTo('Transactions');
      await table().getByText('TXN-900412').waitFor();
      await page.evaluate(() => location.assign('#responses=listTransactions:200.empty'));
      await page.getByText('No transactions found').waitFor();
      await page.evaluate(() => location.assign('#main'));
      await expect.poll(hash).toBe('#responses=listTransactions:200.empty');
      await openPanel();
      await panel().getByRole('button', { name: 'Back to usual' }).click();
      await closePanel();
      await page.evaluate(() => location.assign('#main'));
      await expect.poll(hash).toBe('#main');
      await table().getByText('TXN-900412').waitFor();
    },
  );

  testInFull(
    'a call that the tester makes is listed, and an override of its own goes before the scenario’s',
    async () => {
      const { page } = portal;
      await goTo('Withdrawals');
      await openPanel();
      await panel().getByLabel('Scenario').selectOption('Half of a bulk fails');
      expect(await field('bulkApproveWithdrawals').count()).toBe(0);
      await closePanel();
      for (const id of ['WDR-100482', 'WDR-100481']) await page.getByRole('checkbox', { name: `Select ${id}` }).check();
      const approve = async () => {
        await page.getByRole('button', { name: 'Approve Selected' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
      };
      await approve();
      await portal.toast('1 withdrawal could not be approved').waitFor();
      await openPanel();
      await field('bulkApproveWithdrawals').selectOption('200.none');
      expect(hash()).toBe('#scenario=half-of-a-bulk-fails&responses=bulkApproveWithdrawals:200.none');
      await closePanel();
      await page.getByRole('checkbox', { name: 'Select WDR-100482' }).check();
      await approve();
      await portal.toast(/^2 withdrawals could not be approved/).waitFor();
    },
  );
});

testInFull('a link that names what there is not opens the panel, which says what', async () => {
  const { page } = portal;
  const link = 'transactions#scenario=lost&responses=listTransactions:418,listGame:503,getGame:404';
  // The form can be used: the panel waits until there is a screen that it is about.
  await page.goto(portal.server.portal + link);
  await page.getByLabel('Username').fill('somebody');
  await page.getByLabel('Password', { exact: true }).fill('any password');
  await page.getByRole('button', { name: /^Responses \(\d, \d unknown\)$/ }).waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  const alert = panel().getByRole('alert');
  await alert.getByText('There is no scenario “lost”.').waitFor();
  await alert.getByText(/listTransactions has no answer “418”, but 200, 401/).waitFor();
  await alert.getByText('The contract has no call “listGame”. Did you mean “listGames”?').waitFor();
  expect(page.url()).toBe(portal.server.portal + link);
  await table().getByText('TXN-900412').waitFor();
  await panel().getByRole('button', { name: 'Back to usual' }).click();
  await alert.waitFor({ state: 'detached' });
  expect(hash()).toBe('');
});

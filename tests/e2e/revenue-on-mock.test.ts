import { beforeEach, describe, expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// Company revenue against the mock of the contract: overrides that a healthy server does not have.

const portal = portalUnderTest({ server: 'mock' });
const BALANCE = '**/company-revenue/balance';
const STATISTICS = '**/company-revenue/statistics';
const HISTORY = '**/company-revenue/history?*';
const RECORDS = '**/company-revenue/payouts/*/records?*';
const PAYOUT = '**/company-revenue/process-payout';

/** From now on the calls that match get the answer that is asked for. */
const prefer = (calls: string, override: string) =>
  portal.page.route(calls, (route) => route.continue({ headers: { ...route.request().headers(), prefer: override } }));
const toasts = (text: string) => portal.page.locator('[data-kind]').getByText(text, { exact: true });
const open = () => portal.page.getByRole('link', { name: 'Company Revenue', exact: true }).click();
const dialog = () => portal.page.getByRole('dialog');
const card = (label: string) => portal.page.getByRole('group', { name: label });
const region = (name: string) => portal.page.getByRole('region', { name });
const payButton = () => portal.page.getByRole('main').getByRole('button', { name: 'Process Payout' });

beforeEach(() => portal.signIn('players'));

describe.each([
  [BALANCE, 'Failed to load balance data', () => card('Available Balance')],
  [STATISTICS, 'Failed to load statistics data', () => region('Quick Stats')],
  [HISTORY, 'Failed to load history data', () => region('Payout History')],
] as const)('%s that fails', (calls, words, part) => {
  test('says so once, fails alone, and is loaded by Try again', async () => {
    portal.expectConsole(/status of 503/);
    await prefer(calls, 'code=503');
    await open();
    await toasts(words).waitFor();
    expect(await toasts(words).count()).toBe(1);
    expect(await toasts('Failed to refresh data').count()).toBe(0);
    await part().getByText(words).waitFor();
    expect(await portal.page.getByText('No payouts yet').count()).toBe(0);
    expect(await portal.page.getByRole('button', { name: 'Try again' }).count()).toBe(calls === STATISTICS ? 2 : 1);
    await portal.page.unroute(calls);
    await part().getByRole('button', { name: 'Try again' }).click();
    await part().getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    await part().getByText(words).waitFor({ state: 'detached' });
  });
});

test('without a balance there is no payout, and a failed refresh says so in its own words only', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 503/);
  await prefer(BALANCE, 'code=503');
  await open();
  await toasts('Failed to load balance data').waitFor();
  expect(await payButton().isDisabled()).toBe(true);
  await toasts('Failed to load balance data').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await toasts('Failed to refresh data').waitFor();
  expect(await toasts('Failed to load balance data').count()).toBe(0);
});

test('figures that could not be brought up to date stay, and say that they are old', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 503/);
  await open();
  await card('Total Paid Out').getByText('of revenue').waitFor();
  for (const calls of [BALANCE, STATISTICS, HISTORY]) await prefer(calls, 'code=503');
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await page.getByText('Some figures may be out of date').waitFor();
  await toasts('Failed to refresh data').waitFor();
  expect(
    await page
      .locator('[data-kind]')
      .getByText(/^Failed to load/)
      .count(),
  ).toBe(0);
  await card('Total Paid Out').getByText('of revenue').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Some figures may be out of date').waitFor({ state: 'detached' });
});

test('nothing yet is shown as nothing, and there is nothing to pay out', async () => {
  await prefer(BALANCE, 'example=nothing');
  await prefer(STATISTICS, 'example=nothingYet');
  await prefer(HISTORY, 'example=empty');
  await open();
  await card('Available Balance').getByText('$0.00').waitFor();
  await card('Total Paid Out').getByText('No revenue yet').waitFor();
  await region('Quick Stats').getByText('Nothing to compare with').waitFor();
  await region('Payout History').getByText('No payouts yet').waitFor();
  expect(await payButton().isDisabled()).toBe(true);
});

test('a type that nobody knows is shown by its own words', async () => {
  await prefer(STATISTICS, 'example=firstMonth');
  await open();
  await region('Revenue by Type').getByText('Other types').waitFor();
  await portal.page.getByRole('button', { name: 'View as table' }).click();
  await region('Revenue by Type')
    .getByRole('row', { name: /^Tournament fee \$90\.00/ })
    .waitFor();
});

test('hostile text is text, and breaks no layout', async () => {
  const { page } = portal;
  await prefer(HISTORY, 'example=hostileText');
  await open();
  await page.getByText('Carrier Pigeon').waitFor();
  const reference = page.getByRole('link', { name: /^<img src=x/ });
  await reference.click();
  await dialog().getByText('=HYPERLINK("http://example.com","click")').waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
});

test('a back end without the records of a payout shows the payout, and quietly none', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 404/);
  await prefer(RECORDS, 'code=404');
  await open();
  const answered = page.waitForResponse((response) => response.url().includes('/records'));
  await page.getByRole('link', { name: 'CR-20261118-0007' }).click();
  await answered;
  await dialog().getByText('Revenue records').waitFor({ state: 'detached' });
  await dialog().getByText('Monthly payout').waitFor();
  expect(await page.locator('[data-kind="error"]').count()).toBe(0);
});

test('records that failed to load are loaded by Try again', async () => {
  portal.expectConsole(/status of 503/);
  await prefer(RECORDS, 'code=503');
  await open();
  await portal.page.getByRole('link', { name: 'CR-20260603-0001' }).click();
  await dialog().getByText('Failed to load records').waitFor();
  await portal.page.unroute(RECORDS);
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await dialog().getByText('4 records, $25.00 in all').waitFor();
});

describe('a payout', () => {
  async function payOut(override: string) {
    await prefer(PAYOUT, override);
    await open();
    await payButton().click();
    await dialog().getByLabel('Payout amount').fill('12500');
    await dialog().getByRole('button', { name: 'Process Payout' }).click();
  }

  test.each([
    ['example=aboveBalance', 'Payout amount cannot exceed available balance of $27,591.52'],
    ['example=noReason', 'Payout processing failed'],
    ['code=403', 'You do not have permission to perform this action.'],
    ['code=503', 'The database does not answer just now. Please try again.'],
  ])('that is answered with %s says %j and keeps what was entered', async (override, words) => {
    portal.expectConsole(/status of (403|503)/);
    await payOut(override);
    await toasts(words).first().waitFor();
    expect(await dialog().getByLabel('Payout amount').inputValue()).toBe('12500');
    await expect.poll(() => dialog().getByRole('button', { name: 'Process Payout' }).isEnabled()).toBe(true);
  });

  test('that gets no answer at all failed, and says so', async () => {
    portal.expectConsole(/ERR_FAILED|Failed to load resource/);
    await portal.page.route(PAYOUT, (route) => route.abort());
    await open();
    await payButton().click();
    await dialog().getByLabel('Payout amount').fill('12500');
    await dialog().getByRole('button', { name: 'Process Payout' }).click();
    await toasts('Failed to process payout').waitFor();
    await dialog().getByLabel('Payout amount').waitFor();
  });

  test('that a back end answers with no more than success is done', async () => {
    await payOut('example=successOnly');
    await toasts('Successfully processed payout of $12,500.00').waitFor();
    await dialog().waitFor({ state: 'detached' });
  });
});

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf, hold } from './answers.ts';
import { button, dialog, openPortal, press, toasts } from './render.tsx';

// What a healthy server does not answer: failures, and back ends that have less than ours.

const card = (label: string) => page.getByRole('group', { name: label });
const region = (name: string) => page.getByRole('region', { name });
const payButton = () => page.getByRole('main').getByRole('button', { name: 'Process Payout' });
const outOfDate = () => page.getByText('Some figures may be out of date');

describe.each([
  ['getRevenueBalance', 'Failed to load balance data', 1, () => card('Available Balance')],
  ['getRevenueStatistics', 'Failed to load statistics data', 2, () => region('Quick Stats')],
  ['listPayouts', 'Failed to load history data', 1, () => region('Payout History')],
] as const)('%s that fails', (call, words, parts, part) => {
  test('says so once, fails alone, and is loaded by Try again', async () => {
    answer({ [call]: '503' });
    await openPortal('revenue');
    await expect.poll(toasts).toContain(words);
    expect(toasts().filter((line) => line === words)).toHaveLength(1);
    expect(toasts()).not.toContain('Failed to refresh data');
    await expect.element(part().getByText(words)).toBeVisible();
    expect(page.getByText('No payouts yet').query()).toBeNull();
    expect(button('Try again').elements()).toHaveLength(parts);
    answer({ [call]: '' });
    await press(part().getByRole('button', { name: 'Try again' }));
    await expect.poll(() => part().getByRole('button', { name: 'Try again' }).query()).toBeNull();
    await expect.poll(() => part().getByText(words).query()).toBeNull();
  });
});

test('without a balance there is no payout, and a failed refresh says so in its own words only', async () => {
  answer({ getRevenueBalance: '503' });
  await openPortal('revenue');
  await expect.poll(toasts).toContain('Failed to load balance data');
  await expect.element(payButton()).toBeDisabled();
  await press(button('Refresh Data'));
  await expect.poll(toasts).toContain('Failed to refresh data');
  expect(toasts().filter((line) => line === 'Failed to load balance data').length).toBeLessThan(2);
});

test('figures that could not be brought up to date stay, and say that they are old', async () => {
  await openPortal('revenue');
  await expect.element(card('Total Paid Out').getByText('of revenue')).toBeVisible();
  answer({ getRevenueBalance: '503', getRevenueStatistics: '503', listPayouts: '503' });
  await press(button('Refresh Data'));
  await expect.element(outOfDate()).toBeVisible();
  await expect.poll(toasts).toContain('Failed to refresh data');
  expect(toasts().join()).not.toContain('Failed to load');
  await expect.element(card('Total Paid Out').getByText('of revenue')).toBeVisible();
  answer({ getRevenueBalance: '', getRevenueStatistics: '', listPayouts: '' });
  await press(button('Try again'));
  await expect.poll(() => outOfDate().query()).toBeNull();
});

test('nothing yet is shown as nothing, and there is nothing to pay out', async () => {
  answer({ getRevenueBalance: '200.nothing', getRevenueStatistics: '200.nothingYet', listPayouts: '200.empty' });
  await openPortal('revenue');
  await expect.element(card('Available Balance').getByText('$0.00')).toBeVisible();
  await expect.element(card('Total Paid Out').getByText('No revenue yet')).toBeVisible();
  await expect.element(region('Quick Stats').getByText('Nothing to compare with')).toBeVisible();
  await expect.element(region('Payout History').getByText('No payouts yet')).toBeVisible();
  await expect.element(payButton()).toBeDisabled();
});

test('payouts that wait for a second person stand beside the balance and in the history, each with a link to its request', async () => {
  answer({ getRevenueBalance: '200.awaitingSecond', getApproval: '200.ofPayout' });
  await openPortal('revenue');
  await expect
    .element(card('Available Balance').getByRole('link', { name: '2 requests waiting' }))
    .toHaveAttribute('href', '/admin-panel/approvals');
  for (const id of ['13', '15'])
    await expect
      .element(region('Payout History').getByRole('link', { name: `Request ${id}` }))
      .toHaveAttribute('href', `/admin-panel/approvals?open=${id}`);
  const first = region('Payout History').getByRole('listitem').first();
  await expect
    .element(first)
    .toHaveTextContent(
      'Awaiting a second approval: Request 13 for $15,000.00, requested by finance, Nov 20, 2026, 10:02 UTC',
    );
  await checkAccessibility();
});

test('a type that nobody knows is shown by its own words', async () => {
  answer({ getRevenueStatistics: '200.firstMonth' });
  await openPortal('revenue');
  await expect.element(region('Revenue by Type').getByText('Other types')).toBeVisible();
  await press(region('Revenue by Type').getByRole('button', { name: 'View as table' }));
  await expect.element(region('Revenue by Type').getByRole('row', { name: /^Tournament fee \$90\.00/ })).toBeVisible();
});

test('a back end without the records of a payout shows the payout, and quietly none', async () => {
  answer({ getPayoutRecords: '404' });
  await openPortal('revenue');
  await press(page.getByRole('link', { name: 'CR-20261118-0007' }));
  await expect.poll(() => callsOf('getPayoutRecords')).toHaveLength(1);
  await expect.element(dialog().getByText('Monthly payout')).toBeVisible();
  await expect.poll(() => dialog().getByText('Revenue records').query()).toBeNull();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('a link to a payout that the history no longer has shows its facts', async () => {
  answer({ listPayouts: '200.empty' });
  await openPortal('revenue?payout=PAY-0006');
  await expect.element(dialog().getByText('$38,000.00', { exact: true })).toBeVisible();
  await expect.element(dialog().getByText('System', { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      dialog()
        .getByText(/of 10,633 records shown/)
        .query(),
    )
    .not.toBeNull();
});

test('facts of a payout that failed to load are loaded by Try again', async () => {
  answer({ listPayouts: '200.empty', getPayout: '503' });
  await openPortal('revenue?payout=PAY-0001');
  await expect.element(dialog().getByText('Failed to load payout')).toBeVisible();
  answer({ listPayouts: '200.empty', getPayout: '' });
  await press(dialog().getByRole('button', { name: 'Try again' }));
  await expect.element(dialog().getByText('First payout, to try it out')).toBeVisible();
});

test('records that failed to load are loaded by Try again', async () => {
  answer({ getPayoutRecords: '503' });
  await openPortal('revenue');
  await press(page.getByRole('link', { name: 'CR-20260603-0001' }));
  await expect.element(dialog().getByText('Failed to load records')).toBeVisible();
  answer({ getPayoutRecords: '' });
  await press(dialog().getByRole('button', { name: 'Try again' }));
  await expect.element(dialog().getByText('4 records, $25.00 in all')).toBeVisible();
});

describe('a payout', () => {
  async function payOut(override: string) {
    answer({ processPayout: override });
    await openPortal('revenue');
    await press(payButton());
    await dialog().getByLabelText('Payout amount').fill('12500');
    await press(dialog().getByRole('button', { name: 'Process Payout' }));
  }

  test.each([
    ['200.aboveBalance', 'Payout amount cannot exceed available balance of $27,591.52'],
    ['200.noReason', 'Payout processing failed'],
    ['403', 'You do not have permission to perform this action.', 'You may not do this.'],
    ['!drop', 'Failed to process payout'],
  ])('that is answered with %s says %j and keeps what was entered', async (override, words, inForm = words) => {
    await payOut(override);
    await expect.poll(toasts).toContain(words);
    // Announced once, by the toast; in the form it stays.
    const failure = dialog().getByText(inForm, { exact: false });
    await expect.element(failure).toBeVisible();
    expect(
      page
        .getByRole('alert')
        .elements()
        .filter((one) => one.textContent?.includes(inForm)),
    ).toHaveLength(1);
    expect(failure.element().closest('[role=alert], [aria-live]')).toBeNull();
    await expect.element(dialog().getByLabelText('Payout amount')).toHaveValue(12_500);
    await expect.element(dialog().getByRole('button', { name: 'Process Payout' })).toBeEnabled();
  });

  test('that a back end answers with no more than success is done', async () => {
    await payOut('200.successOnly');
    await expect.poll(toasts).toContain('Successfully processed payout of $12,500.00');
    await expect.poll(() => dialog().query()).toBeNull();
  });
});

test('an export of the records of a payout ends with its dialog', async () => {
  answer({ getPayoutRecords: '200.firstPage' });
  await openPortal('revenue');
  await press(page.getByRole('link', { name: 'CR-20261118-0007' }));
  await expect.element(dialog().getByRole('button', { name: 'Export' })).toBeVisible();
  const release = hold('getPayoutRecords');
  await press(dialog().getByRole('button', { name: 'Export' }));
  await expect.poll(() => callsOf('getPayoutRecords')).toHaveLength(2);
  await press(dialog().getByRole('button', { name: 'Close' }));
  await expect.poll(() => dialog().query()).toBeNull();
  release();
  await press(button('Refresh Data'));
  await expect.poll(toasts).toContain('Data refreshed successfully');
  expect(callsOf('getPayoutRecords')).toHaveLength(2);
  expect(toasts()).not.toContain('Failed to export records');
});

import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { full } from '../faults/suite.ts';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

// In the full form everything is paid out in the end.
const portal = portalUnderTest(full() ? { server: 'own' } : {});
const AREA = '/api/admin/company-revenue';

const get = async (path: string) => (await portal.call('GET', `${AREA}/${path}`)).json();
const usd = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const card = (label: string) => portal.page.getByRole('group', { name: label });
const dialog = () => portal.page.getByRole('dialog');
const amount = () => dialog().getByLabel('Payout amount');
const submit = () => dialog().getByRole('button', { name: 'Process Payout' });
const payButton = () => portal.page.getByRole('main').getByRole('button', { name: 'Process Payout' });
const rows = () => portal.page.getByRole('table', { name: 'Payout History' }).getByRole('row');
const cents = (amounts: number[]) => amounts.reduce((sum, one) => sum + Math.round(one * 100), 0);

async function openForm() {
  await payButton().click();
  await amount().waitFor();
}

/** All records of a payout, over all pages. */
async function recordsOf(id: string) {
  const records: { used_amount: number }[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { records: typeof records; next_cursor: string | null } = await get(
      `payouts/${id}/records?limit=200&cursor=${cursor}`,
    );
    records.push(...page.records);
    cursor = page.next_cursor;
  }
  return records;
}

beforeEach(async () => {
  await portal.signIn('revenue');
  await rows().nth(1).waitFor();
});

describe('the screen', () => {
  test('shows what the server says, the three cards tie out, and Refresh Data brings what somebody else paid out', async () => {
    const { page } = portal;
    const [balance, statistics, history] = await Promise.all([get('balance'), get('statistics'), get('history')]);
    expect(cents([statistics.total_lifetime_revenue, -statistics.total_paid_out])).toBe(
      cents([balance.total_available_usd]),
    );
    await card('Available Balance').getByText(usd(balance.total_available_usd), { exact: true }).waitFor();
    await card('Total Lifetime Revenue').getByText(usd(statistics.total_lifetime_revenue), { exact: true }).waitFor();
    await card('Total Paid Out').getByText(usd(statistics.total_paid_out), { exact: true }).waitFor();

    const byType = page.getByRole('region', { name: 'Revenue by Type' });
    for (const [type, { total_amount }] of Object.entries<{ total_amount: number }>(statistics.by_revenue_type)) {
      const name = type.replace('_', ' ').replace(/^./, (first) => first.toUpperCase());
      await byType
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByText(usd(total_amount), { exact: true })
        .waitFor();
    }
    await byType.getByRole('img', { name: 'Revenue by type' }).waitFor();

    const quick = page.getByRole('region', { name: 'Quick Stats' });
    const { current_month, previous_month, average, growth_rate } = statistics.monthly_stats;
    for (const text of [usd(current_month), usd(previous_month), usd(average)]) {
      await quick.getByText(text, { exact: true }).first().waitFor();
    }
    await quick.getByText(growth_rate === null ? '—' : `${Math.abs(growth_rate)}%`).waitFor();

    expect(await rows().first().getByRole('columnheader').allTextContents()).toEqual([
      'Date',
      'Amount',
      'Method',
      'Reference',
      'Records',
      'Processed By',
    ]);
    expect(await rows().count()).toBe(history.payouts.length + 1);
    for (const [index, payout] of history.payouts.entries()) {
      const cells = await rows()
        .nth(index + 1)
        .locator('th, td')
        .allTextContents();
      expect(cells.slice(1)).toEqual([
        usd(payout.amount),
        payout.payout_method,
        payout.payout_reference,
        payout.record_count.toLocaleString('en-US'),
        payout.paid_out_by_user?.username ?? 'System',
      ]);
    }
    await rows().filter({ hasText: 'System' }).first().waitFor();

    const elsewhere = { payout_amount: 1.5, payout_method: 'ACH' };
    const { payout } = await (await portal.call('POST', `${AREA}/process-payout`, elsewhere)).json();
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await portal.toast('Data refreshed successfully').waitFor();
    await rows().nth(1).getByText(payout.payout_reference).waitFor();
  });
});

testInFull('the records of a payout open from the history, and add up to the payout', async () => {
  const { page } = portal;
  const { payouts } = await get('history');
  const newest = payouts[0];
  const records = await recordsOf(newest.id);
  expect(cents(records.map((record) => record.used_amount))).toBe(cents([newest.amount]));

  await page.getByRole('link', { name: newest.payout_reference }).click();
  expect(portal.search().get('payout')).toBe(newest.id);
  const loadMore = dialog().getByRole('button', { name: 'Load more' });
  for (let shown = 200; shown < newest.record_count; shown += 200) {
    await dialog()
      .getByText(`${shown} of ${newest.record_count.toLocaleString('en-US')} records shown`)
      .waitFor();
    await loadMore.click();
  }
  const inAll = `${newest.record_count.toLocaleString('en-US')} ${newest.record_count === 1 ? 'record' : 'records'}, ${usd(newest.amount)} in all`;
  await dialog().getByText(inAll).waitFor();

  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(portal.search().get('payout')).toBeNull();
});

testInFull(
  'the records of a payout leave the screen whole, as a file and on paper, and lead to what they were taken from',
  async () => {
    const { page } = portal;
    const payout = (await get('history')).payouts.find((row: { record_count: number }) => row.record_count > 200);
    await page.addInitScript(() => {
      window.print = () =>
        Object.assign(window, { printed: document.querySelectorAll('[role="dialog"] tbody tr').length });
    });
    await page.goto(`${portal.server.portal}revenue?payout=${payout.id}`);
    await dialog().getByText('200 of').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog().getByRole('button', { name: 'Export' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(1 + payout.record_count);
    await dialog().getByRole('button', { name: 'Print' }).click();
    await page.waitForFunction((count) => Reflect.get(window, 'printed') === count, payout.record_count);

    await page.emulateMedia({ media: 'print' });
    // Only the dialog, from the top of the first sheet.
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect((await page.getByRole('dialog').boundingBox())?.y).toBe(0);
    await page.emulateMedia({ media: 'screen' });

    const source = dialog().getByRole('link', { name: /^TXN-/ }).first();
    const transaction = (await source.textContent()) ?? '';
    await source.click();
    await page.getByRole('rowheader', { name: transaction }).waitFor();
  },
);

describe('the form', () => {
  test('says what is left before, pays once however often Control+Enter is hit, and everything follows', async () => {
    const { page } = portal;
    const before = await get('balance');
    const history = await get('history');
    const left = (cents([before.total_available_usd]) - 12_345) / 100;
    await openForm();
    expect(await dialog().getByLabel('Payout method').inputValue()).toBe('Internal Transfer');
    expect(await dialog().getByLabel('Payout method').locator('option').allTextContents()).toEqual([
      'Internal Transfer',
      'Bank Transfer',
      'ACH',
      'Wire Transfer',
    ]);
    await dialog().getByLabel('Payout method').selectOption('Wire Transfer');
    await dialog().getByLabel('Notes').fill('To the operating account');
    await amount().fill('123.45');
    await dialog().getByText(usd(left), { exact: true }).waitFor();
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await amount().press('Enter');
    expect(calls).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    await portal.toast('Successfully processed payout of $123.45').waitFor();
    await dialog().waitFor({ state: 'detached' });
    expect(calls).toHaveLength(1);

    await card('Available Balance').getByText(usd(left), { exact: true }).waitFor();
    const { total_paid_out } = await get('statistics');
    await card('Total Paid Out').getByText(usd(total_paid_out), { exact: true }).waitFor();
    const newest = (await get('history')).payouts[0];
    expect(newest).toMatchObject({
      amount: 123.45,
      payout_method: 'Wire Transfer',
      notes: 'To the operating account',
      paid_out_by_user: { username: 'admin' },
    });
    expect((await get('history')).payouts).toHaveLength(history.payouts.length + 1);
    await rows().nth(1).getByText(newest.payout_reference).waitFor();
    await rows().nth(1).click();
    await dialog().getByText('To the operating account').waitFor();
    await dialog().getByText('$123.45 in all').waitFor();
  });

  const paidOf = async (usdAmount: number) =>
    (await get('history?limit=50')).payouts.filter(({ amount }: { amount: number }) => amount === usdAmount);
  async function loseAnswer() {
    await portal.loseAnswer('**/process-payout');
    await submit().click();
    await portal.toast('Failed to process payout').waitFor();
  }

  testInFull(
    'whose answer was lost is paid once when it is sent again, and one of another amount not on top of it unasked',
    async () => {
      portal.expectConsole(/ERR_FAILED|status of 422/);
      await openForm();
      await amount().fill('6.66');
      await loseAnswer();
      await submit().click();
      const [{ payout_reference: first }] = await paidOf(6.66);
      await portal.toast(new RegExp(`^Already processed: ${first}, \\d\\d:\\d\\d UTC$`)).waitFor();
      await dialog().waitFor({ state: 'detached' });
      await rows().nth(1).getByText(first).waitFor();
      expect(await portal.toast('Successfully processed payout of $6.66').count()).toBe(0);
      expect(await paidOf(6.66)).toHaveLength(1);

      await openForm();
      await amount().fill('8.88');
      await loseAnswer();
      await amount().fill('8.89');
      await submit().click();
      const another = portal.page.getByRole('dialog', { name: 'Pay out another $8.89?' });
      await another.getByText('of $8.88 was paid out').waitFor();
      await another.getByRole('button', { name: 'Cancel' }).click();
      await another.waitFor({ state: 'detached' });
      expect(await amount().inputValue()).toBe('8.89');
      expect([await paidOf(8.88), await paidOf(8.89)].map(({ length }) => length)).toEqual([1, 0]);
    },
  );

  testInFull('after one whose answer was lost shows that one, and is made only when agreed to', async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED/);
    await openForm();
    await amount().fill('7.77');
    await loseAnswer();
    await page.reload();
    await openForm();
    await amount().fill('7.77');
    await submit().click();
    const asked = page.getByRole('dialog', { name: 'Pay out another $7.77?' });
    const [{ payout_reference: reference }] = await paidOf(7.77);
    await asked.getByText(`${reference} of $7.77 was paid out`).waitFor();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await paidOf(7.77)).toHaveLength(1);
    await submit().click();
    await asked.getByRole('button', { name: 'Pay out again' }).click();
    await portal.toast('Successfully processed payout of $7.77').waitFor();
    expect(await paidOf(7.77)).toHaveLength(2);
  });
});

testInFull('after everything was paid out there is nothing to pay, and the button says so', async () => {
  const { total_available_usd } = await get('balance');
  await openForm();
  await amount().fill(total_available_usd.toFixed(2));
  await dialog().getByText('$0.00', { exact: true }).waitFor();
  await submit().click();
  await portal.toast(`Successfully processed payout of ${usd(total_available_usd)}`).waitFor();
  await card('Available Balance').getByText('$0.00', { exact: true }).waitFor();
  await expect.poll(() => payButton().isDisabled()).toBe(true);
  expect(await get('balance')).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 0 });
});

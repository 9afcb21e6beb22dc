import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

const portal = portalUnderTest();
const AREA = '/api/admin/company-revenue';

const get = async (path: string) => (await portal.call('GET', `${AREA}/${path}`)).json();
const usd = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const toast = (line: string | RegExp) => portal.toast(line);
const card = (label: string) => portal.page.getByRole('group', { name: label });
const dialog = () => portal.page.getByRole('dialog');
const amount = () => dialog().getByLabel('Payout amount');
const submit = () => dialog().getByRole('button', { name: 'Process Payout' });
const payButton = () => portal.page.getByRole('main').getByRole('button', { name: 'Process Payout' });
const rows = () => portal.page.getByRole('table', { name: 'Payout History' }).getByRole('row');
const search = () => new URL(portal.page.url()).searchParams;
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
  test('shows what the server says, and the three cards tie out', async () => {
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
  });

  test('has the records of each type in the table behind the chart', async () => {
    const { page } = portal;
    const { by_revenue_type } = await get('statistics');
    await page.getByRole('button', { name: 'View as table' }).click();
    const row = page.getByRole('table', { name: 'Revenue by Type' }).getByRole('row', { name: /^Purchase fee/ });
    await row.getByText(by_revenue_type.purchase_fee.record_count.toLocaleString('en-US'), { exact: true }).waitFor();
  });

  test('is brought up to date by Refresh Data, with what somebody else paid out meanwhile', async () => {
    const { payout } = await (
      await portal.call('POST', `${AREA}/process-payout`, { payout_amount: 1.5, payout_method: 'ACH' })
    ).json();
    await portal.page.getByRole('button', { name: 'Refresh Data' }).click();
    await toast('Data refreshed successfully').waitFor();
    await rows().nth(1).getByText(payout.payout_reference).waitFor();
  });

  test('asks for fifty payouts', async () => {
    const [request] = await Promise.all([portal.page.waitForRequest(/company-revenue\/history/), portal.page.reload()]);
    expect(new URL(request.url()).searchParams.get('limit')).toBe('50');
  });
});

describe('the records of a payout', () => {
  test('open from the history, add up to the payout, and have a link of their own', async () => {
    const { page } = portal;
    const { payouts } = await get('history');
    const newest = payouts[0];
    const records = await recordsOf(newest.id);
    expect(cents(records.map((record) => record.used_amount))).toBe(cents([newest.amount]));

    await page.getByRole('link', { name: newest.payout_reference }).click();
    expect(search().get('payout')).toBe(newest.id);
    const loadMore = dialog().getByRole('button', { name: 'Load more' });
    for (let shown = 200; shown < newest.record_count; shown += 200) {
      await dialog()
        .getByText(`${shown} of ${newest.record_count.toLocaleString('en-US')} records shown`)
        .waitFor();
      await loadMore.click();
    }
    const inAll = `${newest.record_count.toLocaleString('en-US')} ${newest.record_count === 1 ? 'record' : 'records'}, ${usd(newest.amount)} in all`;
    await dialog().getByText(inAll).waitFor();

    await page.reload();
    await dialog().getByText(newest.payout_reference).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(search().get('payout')).toBeNull();
  });

  test('leave the screen whole, as a file and on paper, and lead to what they were taken from', async () => {
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
  });

  test('open and close with the keyboard alone, and Back does not open them again', async () => {
    const { page } = portal;
    const reference = (await get('history')).payouts[1].payout_reference;
    await page.getByRole('link', { name: reference }).focus();
    await page.keyboard.press('Enter');
    await dialog()
      .getByText(/records/)
      .first()
      .waitFor();
    await page.goBack();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: reference }).focus();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(reference);
  });

  test('of a payout that does not exist say so', async () => {
    portal.expectConsole(/status of 404/);
    await portal.page.goto(`${portal.server.portal}revenue?payout=999999`);
    await portal.page.getByText('There is no payout 999999.').waitFor();
  });
});

describe('the form', () => {
  test('refuses wrong amounts in the words of the specification, and asks the server for none of them', async () => {
    const { page } = portal;
    const before = await get('balance');
    const available = usd(before.total_available_usd);
    await openForm();
    for (const [name, value] of [
      ['type', 'number'],
      ['step', '0.01'],
      ['min', '0'],
      ['max', String(before.total_available_usd)],
    ] as const) {
      expect([name, await amount().getAttribute(name)]).toEqual([name, value]);
    }
    expect(await submit().isDisabled()).toBe(true);
    for (const text of ['0', '-5']) {
      await amount().fill(text);
      await dialog().getByText('Please enter a valid payout amount', { exact: true }).waitFor();
      expect([text, await submit().isDisabled()]).toEqual([text, true]);
    }
    await amount().fill('1.005');
    await submit().click();
    await dialog().getByText('Please enter a valid payout amount', { exact: true }).waitFor();
    await amount().fill((before.total_available_usd + 0.01).toFixed(2));
    await page.keyboard.press('Control+Enter');
    await dialog()
      .getByText(`Payout amount cannot exceed available balance of ${available}`, { exact: true })
      .waitFor();
    await amount().fill('');
    expect(await submit().isDisabled()).toBe(true);
    expect(await get('balance')).toEqual(before);
  });

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
    await toast('Successfully processed payout of $123.45').waitFor();
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
    await page.reload();
    await rows().nth(1).getByText(newest.payout_reference).waitFor();
    await card('Available Balance').getByText(usd(left), { exact: true }).waitFor();
    await rows().nth(1).click();
    await dialog().getByText('To the operating account').waitFor();
    await dialog().getByText('$123.45 in all').waitFor();

    await page.goto(`${portal.server.portal}revenue`);
    await openForm();
    expect(await amount().inputValue()).toBe('');
    expect(await dialog().getByLabel('Payout method').inputValue()).toBe('Internal Transfer');
    expect(await dialog().getByLabel('Notes').inputValue()).toBe('');
  });

  test('cannot be sent while it is on its way; then it closes, is cleared, and all three parts are loaded again', async () => {
    const { page } = portal;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/process-payout', async (route) => {
      await held;
      await route.continue();
    });
    await openForm();
    await dialog().getByLabel('Payout method').selectOption('ACH');
    await dialog().getByLabel('Notes').fill('Once');
    await amount().fill('4.44');
    expect(await submit().isEnabled()).toBe(true);
    await submit().click();
    await expect.poll(() => submit().isDisabled()).toBe(true);
    const reloaded = ['balance', 'statistics', 'history'].map((part) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === `${AREA}/${part}`),
    );
    answer();
    await Promise.all(reloaded);
    await dialog().waitFor({ state: 'detached' });
    await rows().nth(1).getByText('$4.44', { exact: true }).waitFor();
    await openForm();
    expect(await amount().inputValue()).toBe('');
    expect(await dialog().getByLabel('Payout method').inputValue()).toBe('Internal Transfer');
    expect(await dialog().getByLabel('Notes').inputValue()).toBe('');
  });

  const paidOf = async (usdAmount: number) =>
    (await get('history?limit=50')).payouts.filter(({ amount }: { amount: number }) => amount === usdAmount);
  async function loseAnswer() {
    // The server receives the call, but its answer never arrives.
    await portal.page.route(
      '**/process-payout',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit().click();
    await toast('Failed to process payout').waitFor();
  }

  test('whose answer was lost is paid once when it is sent again, and is said to have been processed', async () => {
    portal.expectConsole(/ERR_FAILED/);
    await openForm();
    await amount().fill('6.66');
    await loseAnswer();
    await submit().click();
    const [{ payout_reference: reference }] = await paidOf(6.66);
    await portal.toast(new RegExp(`^Already processed: ${reference}, \\d\\d:\\d\\d UTC$`)).waitFor();
    await dialog().waitFor({ state: 'detached' });
    await rows().nth(1).getByText(reference).waitFor();
    expect(await toast('Successfully processed payout of $6.66').count()).toBe(0);
    expect(await paidOf(6.66)).toHaveLength(1);
  });

  test('after one whose answer was lost shows that one, and is made only when agreed to', async () => {
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
    await toast('Successfully processed payout of $7.77').waitFor();
    expect(await paidOf(7.77)).toHaveLength(2);
  });

  test('of another amount after a lost answer is not paid on top of it unasked', async () => {
    portal.expectConsole(/ERR_FAILED|status of 422/);
    await openForm();
    await amount().fill('8.88');
    await loseAnswer();
    await amount().fill('8.89');
    await submit().click();
    const asked = portal.page.getByRole('dialog', { name: 'Pay out another $8.89?' });
    await asked.getByText('of $8.88 was paid out').waitFor();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await amount().inputValue()).toBe('8.89');
    expect([await paidOf(8.88), await paidOf(8.89)].map(({ length }) => length)).toEqual([1, 0]);
  });

  test('pays once on a double click', async () => {
    const { page } = portal;
    await openForm();
    await amount().fill('2.22');
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await submit().dblclick();
    await toast('Successfully processed payout of $2.22').waitFor();
    await dialog().waitFor({ state: 'detached' });
    expect(calls).toHaveLength(1);
  });

  test("that somebody else was faster than says so in the server's words, and shows the balance that is left", async () => {
    const { total_available_usd } = await get('balance');
    await openForm();
    await amount().fill(total_available_usd.toFixed(2));
    await portal.call('POST', `${AREA}/process-payout`, { payout_amount: 3, payout_method: 'ACH' });
    const left = (cents([total_available_usd]) - 300) / 100;
    await submit().click();
    await toast(`Payout amount cannot exceed available balance of ${usd(left)}`).waitFor();
    await dialog().getByText('Available now').locator('..').getByText(usd(left), { exact: true }).waitFor();
    expect(await amount().inputValue()).toBe(total_available_usd.toFixed(2));
  });
});

test('after everything was paid out there is nothing to pay, and the button says so', async () => {
  const { total_available_usd } = await get('balance');
  await openForm();
  await amount().fill(total_available_usd.toFixed(2));
  await dialog().getByText('$0.00', { exact: true }).waitFor();
  await submit().click();
  await toast(`Successfully processed payout of ${usd(total_available_usd)}`).waitFor();
  await card('Available Balance').getByText('$0.00', { exact: true }).waitFor();
  await expect.poll(() => payButton().isDisabled()).toBe(true);
  expect(await get('balance')).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 0 });
});

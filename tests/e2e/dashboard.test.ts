import { beforeEach, describe, expect, test } from 'vitest';
import { describeInFull, testInFull } from '../test-in-full.ts';
import { fetchAlone, portalUnderTest } from './portal-under-test.ts';

const portal = portalUnderTest();

const read = async (path: string) => (await portal.call('GET', path)).json();
const group = (name: string) => portal.page.getByRole('group', { name });
const region = (name: string) => portal.page.getByRole('region', { name, exact: true });
const period = (days: number) => portal.page.getByRole('radio', { name: `${days} days` });
const usd = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const count = (value: number) => value.toLocaleString('en-US');
const chart = (name: string) => portal.page.getByRole('img', { name, exact: true });

describe('the dashboard', () => {
  test('shows the figures of the last 7 days, of today, and of each chart, also as tables, as the server has them', async () => {
    const { page } = portal;
    await portal.signIn('');
    const stats = await read('/api/admin/dashboard/stats?days=7');
    await group('Total Revenue').getByText(usd(stats.totalRevenue), { exact: true }).waitFor();
    await group('Active Users').getByText(count(stats.activeUsers), { exact: true }).waitFor();
    await group('Transactions').getByText(count(stats.totalTransactions), { exact: true }).waitFor();
    await group('Pending Withdrawals').getByText(count(stats.pendingWithdrawals), { exact: true }).waitFor();
    await group('Total Revenue').getByText('vs previous 7 days').waitFor();
    expect(await period(7).isChecked()).toBe(true);
    for (const [name, value] of [
      ['Revenue', usd(stats.todayRevenue)],
      ['New Users', count(stats.todayNewPlayers)],
      ['Transactions', count(stats.todayTransactions)],
      ['Average Transaction', usd(stats.todayAvgTransaction)],
    ]) {
      const term = region("Today's Summary").getByText(name ?? '', { exact: true });
      expect(await term.locator('xpath=following-sibling::dd[1]').textContent()).toBe(value);
    }

    const [revenue, system] = await Promise.all(
      ['/api/admin/dashboard/revenue-chart?days=7', '/api/admin/system/status'].map(read),
    );
    await chart('Revenue of each day, US dollars').waitFor();
    await chart('Transactions by type').waitFor();
    await chart('Uptime of each service').waitFor();
    const legend = page.getByRole('list', { name: 'Transactions by type: segments' }).getByRole('listitem');
    const mix = stats.transactionTypes;
    const rows = await legend.evaluateAll((items) =>
      items.map((item) => [...item.children].slice(1, 3).map((part) => part.textContent)),
    );
    expect(rows).toEqual([
      ['Purchases', count(mix.purchases)],
      ['Transfers', count(mix.transfers)],
      ['Withdrawals', count(mix.withdrawals)],
      ['Sends', count(mix.currencySends)],
      ['Items', count(mix.itemPurchases)],
    ]);

    await region('Revenue').getByRole('button', { name: 'View as table' }).click();
    const cells = page.getByRole('table', { name: 'Revenue' }).getByRole('cell');
    expect(await cells.allTextContents()).toEqual(revenue.data.map(usd));
    await region('Revenue').getByRole('button', { name: 'View as chart' }).click();
    await chart('Revenue of each day, US dollars').waitFor();

    await region('Platform Health').getByRole('button', { name: 'View as table' }).click();
    const services = page.getByRole('table', { name: 'Platform Health' }).getByRole('rowheader');
    // The audit log has no uptime; the radar shows the specification's services.
    const measured = system.services
      .map(({ name }: { name: string }) => name)
      .filter((name: string) => name !== 'Audit log');
    expect(await services.allTextContents()).toEqual(measured);
    expect(await page.getByText('Sample data').count()).toBe(0);

    // Under the pointer, which moves until the chart follows it.
    const box = await chart('Revenue of each day, US dollars').boundingBox();
    if (!box) throw new Error('the chart has no size');
    let fromEnd = 30;
    await expect
      .poll(async () => {
        fromEnd = fromEnd === 30 ? 31 : 30;
        await page.mouse.move(box.x + box.width - fromEnd, box.y + box.height / 2);
        return region('Revenue').getByText(usd(revenue.data[6]), { exact: true }).count();
      })
      .toBeGreaterThan(0);

    // The ten newest transactions, with how long ago they were made.
    const { transactions } = await read('/api/admin/dashboard/recent-transactions');
    const entries = page.getByRole('list', { name: 'Newest transactions' }).getByRole('listitem');
    await entries.first().waitFor();
    expect(await entries.count()).toBe(10);
    // Not every player has an address.
    expect(await entries.first().textContent()).toContain(transactions[0].player_email ?? transactions[0].player_id);
    expect(await entries.first().locator('time').getAttribute('datetime')).toBe(transactions[0].created_at);
    expect(await entries.first().locator('time').textContent()).toMatch(/ago|just now|yesterday/);
    await entries.first().getByRole('link').first().click();
    await page.getByRole('dialog').getByText(transactions[0].transaction_id).first().waitFor();
  });

  testInFull('says how long ago by the server’s clock, on a machine whose clock is an hour off', async () => {
    const { page } = portal;
    const before = Date.now() - 10.5 * 60_000;
    await page.clock.install({ time: Date.now() - 3_600_000 });
    await page.route('**/dashboard/recent-transactions*', async (route) => {
      const response = await fetchAlone(route);
      const { transactions } = await response.json();
      const [newest] = transactions;
      await route.fulfill({
        response,
        json: { transactions: [{ ...newest, created_at: new Date(before).toISOString() }] },
      });
    });
    await portal.signIn('');
    const time = page.getByRole('list', { name: 'Newest transactions' }).locator('time');
    await expect.poll(() => time.textContent()).toMatch(/^1\d minutes ago$/);
  });

  test('loads its figures again every 30 seconds, until that is switched off', async () => {
    const { page } = portal;
    // Instead of the stream, with which the network is never idle.
    await page.route('**/api/admin/changes', (route) => route.fulfill({ json: { changes: [] } }));
    await page.clock.install();
    await portal.signIn('');
    await group('Transactions').getByText('vs previous 7 days').waitFor();
    // The feed's interval of 30 seconds begins with its first answer.
    await page.getByRole('list', { name: 'Newest transactions' }).getByRole('listitem').first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const again = page.waitForResponse(/dashboard\/stats/);
    await page.clock.runFor(30_000);
    await again;
    await expect.poll(() => asked).toContain('/api/admin/dashboard/recent-transactions');
    await page.getByRole('switch', { name: 'Auto-refresh' }).uncheck({ force: true });
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await page.clock.runFor(65_000);
    expect(asked.filter((path) => path.startsWith('/api/admin/dashboard'))).toEqual([]);
  });

  testInFull(
    'shows its key figures while the code of the charts is still on its way, and as tables when it never comes',
    async () => {
      const { page } = portal;
      portal.expectConsole(/Failed to load resource|dynamically imported module|ERR_FAILED/);
      let refuse = () => {};
      const held = new Promise<void>((resolve) => {
        refuse = resolve;
      });
      await page.route(/assets\/charts-/, async (route) => {
        await held;
        await route.abort();
      });
      // An administrator whose reports no other test counts: the server takes few within a minute.
      await portal.signIn('', page, 'finance');
      await group('Total Revenue').getByText('vs previous 7 days').waitFor();
      await region('Revenue').getByRole('status', { name: 'Loading chart' }).waitFor();
      const reported = page.waitForResponse(/system\/browser-errors$/);
      refuse();
      await region('Revenue').getByText('The chart could not be drawn.').waitFor();
      await page.getByRole('table', { name: 'Revenue' }).waitFor();
      expect((await reported).status()).toBe(204);
    },
  );
});

describeInFull('the system', () => {
  beforeEach(() => portal.signIn('system'));

  testInFull(
    'shows each service, the version and the books as the server has them, and Refresh asks again',
    async () => {
      const { page } = portal;
      const status = await read('/api/admin/system/status');
      await page.getByRole('article', { name: 'Database' }).getByText('Operational').waitFor();
      await page.getByRole('article', { name: 'Cache' }).getByText('Operational').waitFor();
      expect(await page.getByRole('list', { name: 'Services' }).getByRole('article').count()).toBe(
        status.services.length,
      );
      // With the commit, where it is known.
      await region('Server').getByText(status.version).first().waitFor();
      await region('Books').getByText('Balanced', { exact: true }).waitFor();
      const errors = region('Last errors').getByRole('listitem');
      expect(await errors.count()).toBe(status.last_errors.length);
      const again = page.waitForResponse(/system\/status/);
      await page.getByRole('button', { name: 'Refresh' }).click();
      expect((await again).status()).toBe(200);
    },
  );
});

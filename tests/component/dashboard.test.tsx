import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LiveActivity } from '../../src/features/dashboard/live-activity.tsx';
import { dayAgo } from '../../src/lib/dates.ts';
import { LineChart } from '../../src/ui/charts/line-chart.tsx';
import { Sparkline } from '../../src/ui/charts/sparkline.tsx';
import { answer, callsOf, hold } from './answers.ts';
import { addressNow, button, loaded, openPortal, render } from './render.tsx';

const card = (label: string) => page.getByRole('group', { name: label });
const region = (name: string) => page.getByRole('region', { name, exact: true });

const COURSES = [
  ['Total Revenue', 'Revenue of each day'],
  ['Active Users', 'Active users of each day'],
  ['Transactions', 'Transactions of each day'],
  ['Pending Withdrawals', 'Pending withdrawals at the end of each day'],
] as const;
/** Of the contract's example of seven days. */
const REVENUE = [1377.3, 1394.41, 1185.76, 1203.88, 1239.09, 1257.04, 904.52];

test.each([1440, 768, 390])(
  'at %i pixels each of the four cards has a sparkline beside its figure, from zero',
  async (width) => {
    await page.viewport(width, 900);
    await openPortal('');
    for (const [label, course] of COURSES) {
      const line = card(label).getByRole('img', { name: course });
      await expect.element(line).toBeVisible();
      const { width: drawn, height } = line.element().getBoundingClientRect();
      expect(Math.min(drawn, height)).toBeGreaterThan(20);
    }
    expect(page.getByText('Sample data').query()).toBeNull();
    // Each point is as high as its share of the highest; the last one ends the second line.
    const lines = [...card('Total Revenue').getByRole('img').element().querySelectorAll('polyline')];
    const [days = [], today = []] = lines.map((line) => line.getAttribute('points')?.split(' '));
    const heights = [...days, today[1] ?? ''].map((point) => 30 - Number(point.split(',')[1]));
    expect(heights).toEqual(REVENUE.map((value) => expect.closeTo((28 * value) / Math.max(...REVENUE), 0)));
  },
);

test('today, which is not over, is a dashed end of the line of figures that add up, and not of the queue', async () => {
  await openPortal('');
  const dashes = (label: string) => card(label).getByRole('img').element().querySelectorAll('[data-so-far]').length;
  await expect.element(card('Total Revenue').getByRole('img')).toBeVisible();
  expect(['Total Revenue', 'Active Users', 'Transactions', 'Pending Withdrawals'].map(dashes)).toEqual([1, 1, 1, 0]);
});

test('of many days a sparkline draws the average of a week, and leaves out today', async () => {
  const weeks = [0, 1, 2].flatMap(() => [0, 0, 7, 0, 0, 7, 0]);
  render(<Sparkline label="New users" data={[...weeks, 500]} soFar />);
  const image = page.getByRole('img', { name: 'New users: average of 7 days' });
  await expect.element(image).toBeVisible();
  const drawing = image.element();
  const heights = drawing
    .querySelector('polyline')
    ?.getAttribute('points')
    ?.split(' ')
    .map((point) => point.split(',')[1]);
  expect(heights).toEqual(Array(15).fill('2.0'));
  expect(drawing.querySelectorAll('polyline')).toHaveLength(1);
});

test('a chart whose last day is today ends in a dashed line, and one of days that are over does not', async () => {
  const figures = [{ name: 'Revenue', data: [3, 2, 1] }] as const;
  const days = (newest: number) => [2, 1, 0].map((day) => dayAgo(newest + day));
  render(
    <>
      <LineChart label="Up to today" labels={days(0)} series={figures} unit="usd" />
      <LineChart label="Up to yesterday" labels={days(1)} series={figures} unit="usd" />
    </>,
  );
  const drawing = (label: string) => page.getByRole('img', { name: label });
  await expect.element(drawing('Up to today')).toBeVisible();
  await expect.element(drawing('Up to yesterday')).toBeVisible();
  const dashes = (label: string) => drawing(label).element().querySelectorAll('path[stroke-dasharray]').length;
  expect(['Up to today', 'Up to yesterday'].map(dashes)).toEqual([1, 0]);
});

test('a back end without series has samples that say so, and the course of revenue from its chart', async () => {
  answer({ getDashboardStats: '200.noChanges' });
  await openPortal('');
  for (const label of ['Active Users', 'Transactions', 'Pending Withdrawals']) {
    await expect.element(card(label).getByText('Sample data', { exact: true })).toBeVisible();
    await expect.element(card(label).getByRole('img', { name: `${label}: sample data` })).toBeVisible();
    await expect.element(card(label).getByText('—', { exact: true })).toBeVisible();
  }
  await expect.element(card('Total Revenue').getByRole('img', { name: 'Revenue of each day' })).toBeVisible();
  await expect.element(card('Total Revenue').getByText('—', { exact: true })).toBeVisible();
  expect(page.getByText('vs previous 7 days').query()).toBeNull();
  expect(card('Total Revenue').getByText('Sample data').query()).toBeNull();
});

test('a back end without the newest transactions has sample entries that say so, and lead nowhere', async () => {
  const error = { isAxiosError: true, response: { status: 404 } };
  render(<LiveActivity recent={{ data: undefined, error, isPending: false, refetch: () => {} }} />);
  const feed = region('Live Activity');
  await expect.element(feed.getByText('Sample data')).toBeVisible();
  expect(feed.getByRole('listitem').elements().length).toBeGreaterThan(3);
  expect(feed.getByRole('link').query()).toBeNull();
  expect(feed.getByRole('alert').query()).toBeNull();
});

test('changes its period with the arrow keys, in the URL and said aloud, asks for the series of that period, and Back returns', async () => {
  await openPortal('');
  const week = page.getByRole('radio', { name: '7 days' });
  await expect.element(week).toBeInTheDocument();
  (week.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => addressNow().searchParams.get('days')).toBe('30');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => addressNow().searchParams.get('days')).toBe('90');
  await expect.poll(() => callsOf('getRevenueChart').at(-1)?.url.searchParams.get('days')).toBe('90');
  await region('Revenue').getByRole('button', { name: 'View as table' }).click();
  await expect.poll(() => page.getByRole('table', { name: 'Revenue' }).getByRole('cell').elements()).toHaveLength(90);
  await expect.element(page.getByRole('log').getByText('Figures of the last 90 days')).toBeInTheDocument();
  window.history.back();
  window.history.back();
  await expect.element(week).toBeChecked();
});

test('a link with a period that it does not have shows seven days', async () => {
  await openPortal('?days=31');
  await expect.element(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  await expect.poll(() => callsOf('getDashboardStats')[0]?.url.searchParams.get('days')).toBe('7');
});

test('asks for ten of the newest transactions', async () => {
  await openPortal('');
  await expect.poll(() => callsOf('listRecentTransactions')[0]?.url.searchParams.get('limit')).toBe('10');
});

test.each(['Withdrawals', 'Transactions', 'Players', 'System'])('its tile leads to %s', async (name) => {
  await openPortal('');
  await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(page.getByText('coming soon').query()).toBeNull();
  expect(addressNow().pathname).toBe(`/admin-panel/${name.toLowerCase()}`);
});

test('the pending withdrawals lead to those that await review', async () => {
  await openPortal('');
  await page.getByRole('link', { name: 'Pending Withdrawals', exact: true }).click();
  await expect.poll(() => addressNow().search).toBe('?status=pending_review');
});

test('each part fails alone, and can be loaded again', async () => {
  const release = hold('getRevenueChart');
  answer({ getRevenueChart: '!drop' });
  await openPortal('');
  // A load that failed before its part is shown would be made again by it.
  await expect.element(region('Revenue')).toBeVisible();
  release();
  await expect.element(region('Revenue').getByText('Failed to load revenue')).toBeVisible();
  await expect.element(card('Total Revenue').getByText('vs previous 7 days')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Transactions by type' })).toBeVisible();
  answer({ getRevenueChart: '' });
  await region('Revenue').getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('img', { name: 'Revenue of each day, US dollars' })).toBeVisible();
});

test('the system that cannot be asked says so and can be asked again', async () => {
  answer({ getSystemStatus: '!drop' });
  await openPortal('system');
  await expect.element(page.getByText('Failed to load system status').first()).toBeVisible();
  await loaded();
  answer({ getSystemStatus: '' });
  await button('Try again').click();
  await expect.element(page.getByRole('article', { name: 'API' })).toBeVisible();
});

test('the system names its troubles, the process that has one, and nothing where there are none', async () => {
  answer({ getSystemStatus: '200.degraded' });
  await openPortal('system');
  const troubles = page.getByRole('list', { name: 'Alerts' }).getByRole('listitem');
  await expect.element(troubles.nth(0).getByText('A payment has been without an answer')).toBeVisible();
  await expect.element(troubles.nth(0).getByText('PaymentsUnanswered')).toBeVisible();
  await expect.element(troubles.nth(1).getByText('admin-1, process 31')).toBeVisible();
  answer({ getSystemStatus: '200.allOperational' });
  await button('Refresh').click();
  await expect.element(troubles.nth(0)).not.toBeInTheDocument();
  await expect.element(page.getByText('Needs attention')).not.toBeInTheDocument();
});

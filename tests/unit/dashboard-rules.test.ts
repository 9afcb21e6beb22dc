import { expect, test } from 'vitest';
import { statusOf, typeOf } from '../../src/features/dashboard/activity-rules.ts';
import { dashboardSearch } from '../../src/features/dashboard/dashboard-search.ts';
import { healthOf, MIN_AXES, SAMPLE } from '../../src/features/dashboard/health-rules.ts';
import type { SystemStatus } from '../../src/generated/model/systemStatus.ts';

test.each([
  [7, 7],
  ['30', 30],
  [90, 90],
  [31, undefined],
  ['x', undefined],
  [undefined, undefined],
  [[7, 30], undefined],
  [{ days: 7 }, undefined],
])('the period %j of a link is %s', (raw, days) => {
  expect(dashboardSearch({ days: raw })).toEqual({ days });
});

const status = (...services: Partial<SystemStatus['services'][number]>[]): SystemStatus => ({
  services: services.map((service) => ({
    name: 'API',
    status: 'operational',
    uptime_percent: null,
    latency_ms: null,
    detail: null,
    ...service,
  })),
  version: '1',
  started_at: '2026-11-20T00:00:00.000Z',
  uptime_seconds: 1,
  checked_at: '2026-11-20T00:00:00.000Z',
});

test('health is what the back end measured, and a status that nobody knows is shown as it is', () => {
  const ours = ['Audit log', 'Platform'].map((name) => ({ name, status: 'degraded' }));
  expect(healthOf(status({ uptime_percent: 99.9 }, { name: 'Cache', status: 'on_holiday' }, ...ours))).toEqual([
    { name: 'API', uptime: 99.9, status: 'Operational', tone: 'success' },
    { name: 'Cache', uptime: undefined, status: 'On holiday', tone: 'neutral' },
  ]);
});

test('a measured zero is a measurement', () => {
  expect(healthOf(status({ uptime_percent: 0, status: 'down' }))).toHaveLength(1);
});

test('a back end that measures nothing has no health, for which the figures of the spec stand in', () => {
  expect(healthOf(undefined)).toBeUndefined();
  expect(healthOf(status())).toBeUndefined();
  expect(healthOf(status({}, {}))).toBeUndefined();
  expect(SAMPLE.map(({ name, uptime }) => [name, uptime])).toEqual([
    ['API', 99.8],
    ['Database', 100],
    ['Cache', 98.5],
    ['Queue', 100],
    ['Storage', 99.9],
  ]);
  expect(SAMPLE.length).toBeGreaterThanOrEqual(MIN_AXES);
});

test('types and statuses of transactions that nobody knows are shown as they are', () => {
  expect(typeOf('gift_card').label).toBe('Gift Card');
  expect(typeOf('toString').label).toBe('To String');
  expect(statusOf('failed')).toEqual({ label: 'Failed', tone: 'danger' });
  expect(statusOf('on_hold')).toEqual({ label: 'On hold', tone: 'neutral' });
});

test("the feed calls a type as the list does: 'Currency Send'", () => {
  expect(typeOf('currency_send').label).toBe('Currency Send');
  expect(typeOf('item_purchase').label).toBe('Item Purchase');
});

import { describe, expect, test } from 'vitest';
import { daysOf, instantsOf, queryOf } from '../../src/features/figures/figure-days.ts';
import type { FigureOver } from '../../src/generated/figures.ts';

describe('the first and the last UTC day of what a figure is counted over', () => {
  test.each<[FigureOver, string, string | undefined, string | undefined]>([
    ['now', '2026-11-24', undefined, undefined],
    ['ever', '2026-11-24', undefined, undefined],
    ['today', '2026-11-24', '2026-11-24', '2026-11-24'],
    ['period', '2026-11-24', '2026-11-18', '2026-11-24'],
    ['whole_days', '2026-11-24', '2026-11-17', '2026-11-23'],
    ['days_before', '2026-11-24', '2026-11-10', '2026-11-16'],
    ['thirty_days', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['month', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['previous_month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['complete_months', '2026-11-24', '2025-11-01', '2026-10-31'],
    ['month_whole_days', '2026-11-24', '2026-11-01', '2026-11-23'],
    ['previous_month_same_days', '2026-11-24', '2026-10-01', '2026-10-23'],
    // February had 28 days: no more than these are compared.
    ['month_whole_days', '2026-03-31', '2026-03-01', '2026-03-28'],
    ['previous_month_same_days', '2026-03-31', '2026-02-01', '2026-02-28'],
  ])('%s, on %s', (over, today, from, to) => {
    expect(daysOf(over, today, 7)).toEqual(from === undefined ? {} : { from, to });
  });
});

const part = (over: FigureOver) => ({ name: 'Revenue', over });

test.each<[FigureOver, string, string]>([
  ['now', '2026-11-24', 'now'],
  ['ever', '2026-11-24', 'from the beginning to now'],
  ['period', '2026-11-24', 'from 2026-11-18 00:00 UTC to now'],
  ['whole_days', '2026-11-24', 'from 2026-11-17 00:00 UTC to 2026-11-24 00:00 UTC'],
  ['days_ago', '2026-11-24', 'at 2026-11-17 08:31 UTC'],
  ['month_whole_days', '2026-11-01', 'no whole day of this month is over yet'],
])('%s, on %s, is said as instants: %s', (over, today, words) => {
  expect(instantsOf(part(over), { days: 7 }, today, `${today}T08:31:59.000Z`)).toBe(words);
});

test('the query has the days and what the figure is about', () => {
  const query = { game_id: '{game_id}', status: 'completed', date_from: '{from}', date_to: '{to}' };
  expect(queryOf({ ...part('period'), query }, { days: 30, game_id: 'starfall' }, '2026-11-24')).toEqual({
    game_id: 'starfall',
    status: 'completed',
    date_from: '2026-10-26',
    date_to: '2026-11-24',
  });
});

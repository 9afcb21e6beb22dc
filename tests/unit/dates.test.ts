import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayAgo,
  formatBoth,
  formatDate,
  formatDateTime,
  formatOther,
  formatPeriod,
  formatPeriodShort,
  formatPeriodSoFar,
  formatRelative,
} from '../../src/lib/dates.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

test('a time is shown in UTC, wherever the browser is', () => {
  expect(formatDateTime('2026-11-20T23:59:05.000Z')).toBe('Nov 20, 2026, 23:59 UTC');
  expect(formatDateTime('2026-11-21T00:04:00+02:00')).toBe('Nov 20, 2026, 22:04 UTC');
  expect(formatDateTime('2026-11-20T00:00:00.000Z')).toBe('Nov 20, 2026, 00:00 UTC');
});

test('a date is the UTC day', () => {
  expect(formatDate('2026-11-20T23:59:05.000Z')).toBe('Nov 20, 2026');
  expect(formatDate('2026-02-01')).toBe('Feb 1, 2026');
});

test.each(['', null, undefined])('%j is no time', (text) => {
  for (const shown of [formatDateTime(text), formatDate(text), formatRelative(text, now), formatBoth(text)]) {
    expect(shown).toBe('—');
  }
});

test.each(['yesterday', '2026-13-45', '2026-11-20T99:00:00Z', '0', '1795167245'])(
  '%s cannot be read as a time, and is what the title has',
  (text) => {
    for (const shown of [formatDateTime(text), formatDate(text), formatRelative(text, now)]) {
      expect(shown).toBe('unreadable');
    }
    expect([formatOther(text), formatBoth(text)]).toEqual([text, text]);
  },
);

test.each([
  ['2026-11-21T11:59:40.000Z', 'just now'],
  ['2026-11-21T12:00:20.000Z', 'just now'],
  ['2026-11-21T11:59:10.000Z', '1 minute ago'],
  ['2026-11-21T11:55:00.000Z', '5 minutes ago'],
  ['2026-11-21T13:00:00.000Z', 'in 1 hour'],
  ['2026-11-20T09:00:00.000Z', 'yesterday'],
  ['2026-11-20T00:00:00.000Z', 'yesterday'],
  ['2026-11-19T23:59:59.000Z', '2 days ago'],
  ['2026-11-20T12:00:01.000Z', '23 hours ago'],
  ['2026-11-21T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-18T12:00:00.000Z', '3 days ago'],
  ['2026-09-01T12:00:00.000Z', 'Sep 1, 2026'],
])('%s is %s', (text, words) => {
  expect(formatRelative(text, now)).toBe(words);
  expect(formatRelative(text, now.getTime())).toBe(words);
});

test("'yesterday' is the UTC day before and no other", () => {
  const early = Date.parse('2026-11-21T01:00:00.000Z');
  expect(formatRelative('2026-11-20T00:30:00.000Z', early)).toBe('yesterday');
  expect(formatRelative('2026-11-19T23:30:00.000Z', early)).toBe('2 days ago');
});

test.each([
  ['2026-11-20', 'Nov 20, 2026', 'Nov 20'],
  ['2026-11', 'Nov 2026', 'Nov 2026'],
  ['Week 47', 'Week 47', 'Week 47'],
  ['2026-99-99', '2026-99-99', '2026-99-99'],
  ['', '', ''],
])('the label %s of a chart reads %s, short %s', (label, whole, short) => {
  expect(formatPeriod(label)).toBe(whole);
  expect(formatPeriodShort(label)).toBe(short);
});

test('the label of today says that it is not over, and no other does', () => {
  expect(formatPeriodSoFar(dayAgo(0))).toBe(`${formatPeriod(dayAgo(0))}, so far`);
  expect(formatPeriodSoFar(dayAgo(1))).toBe(formatPeriod(dayAgo(1)));
});

test.each([
  '2026-11-20T09:14:05',
  '2026-11-20 09:14:05',
  '2026-11-20 09:14',
  '2026-11-20T09:14:05.123456',
  '2026-11-20T10:14:05+01:00',
])('the time %s, without a zone, is in UTC, as all times of the API', (iso) => {
  expect(formatDateTime(iso, 'utc')).toBe('Nov 20, 2026, 09:14 UTC');
});

test('a time reads by each clock as the browser itself would write it', () => {
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const time = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short', hourCycle: 'h23' } as const;
  const zoned = {
    utc: new Intl.DateTimeFormat('en-US', { ...time, timeZone: 'UTC' }),
    local: new Intl.DateTimeFormat('en-US', time),
  };
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }), (date) => {
      const iso = date.toISOString();
      expect(formatDateTime(iso, 'utc')).toBe(zoned.utc.format(date));
      expect(formatDateTime(iso, 'local')).toBe(zoned.local.format(date));
    }),
  );
});

test.each(['1763630045', 'Fri Nov 20 2026', '2026-11-20T25:00:00Z', '2026-11-20Tnoon'])('%s is no time', (iso) => {
  expect(formatDateTime(iso, 'utc')).toBe('unreadable');
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clock, clockZone, setClock, zoneName } from '../../src/lib/clock.ts';
import { formatBoth, formatDate, formatDateTime, formatDateTimeShort, formatRelative } from '../../src/lib/dates.ts';
import { zoneOf } from '../../src/lib/search-params.ts';
import { timeInFile } from '../../src/lib/time-in-file.ts';
import { timeOfField } from '../../src/lib/utc-field.ts';
import { inZone } from '../../src/ui/table/export-zone.ts';

const NIGHT = '2026-11-20T20:14:05.000Z';
const ZONE = process.env.TZ;

describe('by the local clock, in Kolkata,', () => {
  beforeEach(() => {
    process.env.TZ = 'Asia/Kolkata';
    setClock('local');
  });
  afterEach(() => {
    if (ZONE === undefined) delete process.env.TZ;
    else process.env.TZ = ZONE;
    setClock('utc');
  });

  test('a time names its zone, and its title has UTC too', () => {
    expect(formatDateTime(NIGHT)).toBe('Nov 21, 2026, 01:44 GMT+5:30');
    expect(formatDateTimeShort(NIGHT)).toBe('Nov 21, 01:44');
    expect(formatBoth(NIGHT)).toBe('Nov 21, 2026, 01:44 GMT+5:30, Nov 20, 2026, 20:14 UTC');
  });

  test("'yesterday' is the day before there", () => {
    const now = Date.parse('2026-11-22T19:00:00.000Z');
    expect(formatRelative('2026-11-21T18:30:00.000Z', now)).toBe('yesterday');
    expect(formatRelative('2026-11-21T18:29:00.000Z', now)).toBe('2 days ago');
  });

  test('a field that is read by the clock is a time there, and any other one of UTC', () => {
    expect(timeOfField('2026-11-21T01:44', clock())).toBe('2026-11-20T20:14:00.000Z');
    expect(timeOfField('2026-11-21T01:44')).toBe('2026-11-21T01:44:00.000Z');
    expect([timeOfField('', clock()), timeOfField('soon', clock())]).toEqual([null, 'soon']);
  });

  test('a UTC day stays the day that it is', () => {
    expect(formatDate('2026-11-20')).toBe('Nov 20, 2026');
  });

  test('a file has the offset, and an export asks for the zone, unless its days are of another', () => {
    expect(timeInFile(NIGHT)).toBe('2026-11-21T01:44:05.000+05:30');
    expect([timeInFile(null), timeInFile('soon')]).toEqual([null, 'soon']);
    expect(inZone({})).toEqual({ time_zone: clockZone() });
    expect(clockZone()).toMatch(/^Asia\/(Kolkata|Calcutta)$/);
    expect(inZone({ date_from: '2026-11-20' })).toEqual({ date_from: '2026-11-20' });
  });
});

test('a word that is not known is UTC', () => {
  setClock('lunar');
  expect([formatDateTime(NIGHT), timeInFile(NIGHT), clockZone()]).toEqual([
    'Nov 20, 2026, 20:14 UTC',
    NIGHT,
    undefined,
  ]);
});

test('a zone in the URL counts with a day, and where the browser knows it', () => {
  expect(zoneOf('Europe/Berlin', '2026-11-20', undefined)).toBe('Europe/Berlin');
  expect(zoneOf('Europe/Berlin', undefined, undefined)).toBeUndefined();
  for (const zone of ['Mars/Olympus', 'a b', '', 7, null, 'x'.repeat(65)]) {
    expect(zoneOf(zone, '2026-11-20')).toBeUndefined();
  }
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});

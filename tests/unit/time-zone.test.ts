import { expect, test } from 'vitest';
import { boundsOfDay, TimeZone } from '../../server/domain/time-zone.ts';

/** The days around a change of the clocks, which is at midnight in most of these zones. */
const AROUND = [
  ['Europe/Berlin', '2026-03-29', 'forward at two'],
  ['America/Havana', '2026-03-08', 'forward over midnight'],
  ['America/Havana', '2026-11-01', 'back to midnight, which comes twice'],
  ['America/Sao_Paulo', '2018-11-04', 'forward over midnight'],
  ['America/Sao_Paulo', '2018-02-18', 'back from midnight, into the day before'],
  ['Australia/Lord_Howe', '2026-04-05', 'back by half an hour'],
  ['Asia/Beirut', '2026-03-29', 'forward over midnight'],
  ['Asia/Kolkata', '2026-11-20', 'never'],
  ['Pacific/Apia', '2011-12-30', 'over a whole day'],
  ['Pacific/Kiritimati', '2026-01-01', 'never'],
  ['Pacific/Pago_Pago', '2026-01-01', 'never'],
] as const;

test.each(AROUND)('a day of %s begins with its first instant, around %s (%s)', (name, day) => {
  const zone = new TimeZone(name);
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: name });
  for (let shift = -2; shift <= 2; shift++) {
    const around = new Date(Date.parse(day) + shift * 86_400_000).toISOString().slice(0, 10);
    const [begins, ends] = boundsOfDay(zone, around);
    expect(local.format(begins) >= around && local.format(begins.getTime() - 1) < around).toBe(true);
    expect(local.format(ends) > around && local.format(ends.getTime() - 1) <= around).toBe(true);
  }
});

test('a file has the offset of each of its times', () => {
  const berlin = new TimeZone('Europe/Berlin');
  expect(berlin.written('2026-03-29T00:59:59.999Z')).toBe('2026-03-29T01:59:59.999+01:00');
  expect(berlin.written('2026-03-29T01:00:00.000Z')).toBe('2026-03-29T03:00:00.000+02:00');
  expect(new TimeZone('America/St_Johns').written('2026-11-20T02:00:00.000Z')).toBe('2026-11-19T22:30:00.000-03:30');
  expect(new TimeZone('Asia/Kolkata').written('2026-11-20T20:00:00.000Z')).toBe('2026-11-21T01:30:00.000+05:30');
});

test('the first and the last day that the API has are days of every zone', () => {
  const bounds = ['1000-01-01', '9999-12-31'].flatMap((day) => boundsOfDay(new TimeZone('America/New_York'), day));
  expect(bounds.map((instant) => instant.getTime())).not.toContain(Number.NaN);
});

test('a zone that nobody knows is refused', () => {
  expect(() => new TimeZone('Mars/Olympus')).toThrow(RangeError);
});

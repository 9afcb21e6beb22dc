import { expect, test } from 'vitest';
import { limitInWords } from '../../src/features/payments/payment-rules.ts';
import { badgeOf, formatDuration, formatLatency } from '../../src/features/system/service-rules.ts';

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59.9, '59 seconds'],
  [60, '1 minute'],
  [3_661, '1 hour 1 minute'],
  [3_605, '1 hour'],
  [282_597, '3 days 6 hours'],
  [-5, '0 seconds'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0.04, '0 ms'],
  [4.25, '4.3 ms'],
  [12.4, '12 ms'],
  [4210, '4,210 ms'],
  [null, '—'],
  [undefined, '—'],
])('a latency of %s reads %s', (ms, text) => {
  expect(formatLatency(ms)).toBe(text);
});

test('a status that nobody knows is shown as it is', () => {
  expect(badgeOf('not_used').label).toBe('Not used');
  expect(badgeOf('on_holiday')).toMatchObject({ label: 'On holiday', tone: 'neutral' });
  expect(badgeOf('constructor')).toMatchObject({ label: 'Constructor', tone: 'neutral' });
});

test('a limit of payments is said in words, and one that is missing with a suggestion', () => {
  expect(limitInWords({ limit: 20_000, sent: 1, proposed: null })).toBe('At most $20,000.00.');
  expect(limitInWords({ limit: null, sent: 0, proposed: null })).toBe('No limit set.');
  expect(limitInWords({ limit: null, sent: 1, proposed: 9_800 })).toBe(
    'No limit set. Suggested: $9,800.00 (twice the 90-day peak).',
  );
});

import { expect, test } from 'vitest';
import { PlatformClock } from '../../server/records/platform-clock.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(NOW + minutes * MINUTE);
const at = (minutes: number) => ({ updated_at: inMinutes(minutes).toISOString() });
const findingOf = (...records: unknown[]) => {
  const clock = new PlatformClock();
  clock.note(records, inMinutes(0), 0);
  return clock.finding(0);
};

test.each([
  ['a minute ahead', 1, { isOff: false, detail: 'Its clock agrees with ours' }],
  ['two minutes ahead', 2, { isOff: true, detail: 'Its clock is 2 minutes ahead of ours' }],
  ['a minute behind', -1, { isOff: false, detail: 'Its clock agrees with ours' }],
  [
    'two minutes behind',
    -2,
    { isOff: true, detail: 'Its newest records are 2 minutes old: its clock is slow, or it sends late' },
  ],
  ['older than an hour, as of a first import', -61, undefined],
])('when the newest record is %s, that is found', (_, minutes, finding) => {
  expect(findingOf(at(minutes), at(-90))).toEqual(finding);
});

test('the newest record of the last hour counts, of whatever kind, and nonsense does not', () => {
  const clock = new PlatformClock();
  expect(clock.finding(0)).toBeUndefined();
  clock.note([{ occurred_at: at(3).updated_at }, null, 7, { updated_at: 'soon' }, {}], inMinutes(0), 0);
  clock.note([at(5)], inMinutes(5), 5 * MINUTE);
  expect(clock.finding(5 * MINUTE)).toMatchObject({ isOff: true });
  expect(clock.finding(61 * MINUTE)).toMatchObject({ isOff: false });
  expect(clock.finding(66 * MINUTE)).toBeUndefined();
});

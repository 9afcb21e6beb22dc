import { expect, test } from 'vitest';
import { noteServerTime } from '../../src/lib/server-clock.ts';
import { isDue } from '../../src/ui/values/delivery-state.ts';

test.each([
  ['2026-11-20T10:00:00.000Z', true],
  ['2026-11-20T10:00:01.000Z', true],
  ['2026-11-20T11:00:00.000Z', false],
  [null, false],
])(
  'of a message whose next attempt is at %s it is %j that it is due, by the clock of the server',
  (next_attempt_at, due) => {
    noteServerTime('Fri, 20 Nov 2026 10:00:01 GMT');
    expect(isDue({ next_attempt_at })).toBe(due);
  },
);

import { expect, test } from 'vitest';
import { lookOf } from '../../src/features/players/timeline-rules.ts';

test.each([
  ['completed', 'paid'],
  ['rejected', 'rejected'],
  ['of_a_later_version', 'of a later version'],
])('an archived withdrawal that is %s is told apart from those of this system', (status, after) => {
  const entry = { kind: 'archived_withdrawal', type: null, record_name: 'OLD-1', status };
  expect(lookOf(entry)).toMatchObject({ words: 'Before moving in: withdrawal', after });
});

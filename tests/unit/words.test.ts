import { expect, test } from 'vitest';
import { humanise } from '../../src/lib/words.ts';

test.each([
  ['administrator', 'Administrator'],
  ['super_admin', 'Super admin'],
  ['pendingReview', 'Pending review'],
  ['  wire-transfer ', 'Wire transfer'],
  ['', ''],
])('%j reads %j', (word, text) => expect(humanise(word)).toBe(text));

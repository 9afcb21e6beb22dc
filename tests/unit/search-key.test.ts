import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchKey } from '../../src/lib/search-key.ts';

test.each([
  ['ЁЖИК', 'ежик'],
  ['ÉLODIE', 'elodie'],
  ['Jose\u0301', 'jose'],
  ['STRASSE ẞß', 'strasse ssss'],
  ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
  ['İSTANBUL Iı', 'istanbul ii'],
  ['ＡＢＣ ﬁ ①', 'abc fi 1'],
  ['a\u200bb\u202ec\ufeff\u00ad', 'abc'],
  ['👩\u200d💻', '👩💻'],
  ['한글', '한글'],
  ['\u0301\u0301', ''],
  ["%_\\'", "%_\\'"],
])('%j is compared as %j', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

test('a key is its own key, whatever the form in which a text is stored', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff })), (points) => {
      const text = String.fromCodePoint(...points);
      const key = searchKey(text);
      expect(searchKey(key)).toBe(key);
      expect(searchKey(text.normalize('NFD'))).toBe(key);
      expect(searchKey(text.normalize('NFC'))).toBe(key);
    }),
  );
});

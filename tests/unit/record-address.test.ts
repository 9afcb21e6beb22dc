import { expect, test } from 'vitest';
import { recordAddress } from '../../src/lib/record-address.ts';
import { readSearch, searchOf, writeSearch } from '../../src/lib/search-params.ts';

/** Texts that a URL, a form or JSON would read as something else. */
const TYPED = [
  ...['76561197960287930', '007', '1e5', '7.65612E+16', '-0', '9007199254740993', 'true', 'null', '"x"', '[1]', '{}'],
  ...['jane+games@example.com', '%2B', '%', 'a&b=c', 'a b', '#1', '?x=1', 'ä/ö', 'ёжик', '=1+1', '__proto__'],
];

test.each(TYPED)('%s stays as it was typed: after a reload, and in the address of a record', (text) => {
  const once = readSearch(writeSearch({ search: text, page: 2, new: true, status: undefined }));
  expect(once).toEqual({ search: text, page: '2', new: 'true' });
  expect(readSearch(writeSearch(once))).toEqual(once);
  expect(readSearch(recordAddress('open', text, { tab: 'notes' }))).toEqual({ tab: 'notes', open: text });
});

test('a link from outside keeps all digits, and a plus is %2B', () => {
  expect(readSearch('?search=76561197960287930')).toEqual({ search: '76561197960287930' });
  expect(readSearch('?search=a%2Bb+c%20d')).toEqual({ search: 'a+b c d' });
});

test('a longer search is cut to what its field holds, rather than finding everything', () => {
  expect(searchOf('x'.repeat(1_000))).toBe('x'.repeat(200));
});

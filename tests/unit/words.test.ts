import { expect, test } from 'vitest';
import { humanise, isolated, shortened, titled, withMarks } from '../../src/lib/words.ts';

test.each([
  ['administrator', 'Administrator'],
  ['super_admin', 'Super admin'],
  ['pendingReview', 'Pending review'],
  ['  wire-transfer ', 'Wire transfer'],
  ['', ''],
])('%j reads %j', (word, text) => expect(humanise(word)).toBe(text));

test('a text that turns the direction of writing is isolated, and balanced first', () => {
  expect(isolated('Copper مرحبا')).toBe('Copper مرحبا');
  expect(isolated('\u202bfdp')).toBe('\u2068\u202bfdp\u2069');
  expect(isolated('invoice\u202efdp.exe')).toBe('invoice[RLO]fdp.exe');
  expect(isolated('\u2066\u2067open')).toBe('\u2068\u2066\u2067open\u2069\u2069\u2069');
  expect(isolated('\u2069closed\u2066 x\u2069\u2069')).toBe('\u2068closed\u2066 x\u2069\u2069');
});

test.each([
  ['Plain name', 'Plain name'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['Zero\u200bwidth', 'Zero\u200bwidth'],
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['Jose\u0301', 'Jose\u0301'],
  ['bell\u0007', 'bell[U+0007]'],
  ['next\u0085line\u007f', 'next[U+0085]line[U+007F]'],
  ['\u200b', '[U+200B]'],
  ['\u2066 \u2069', '[U+2066] [U+2069]'],
  ['\u3164', '[U+3164]'],
  ['\u0301\u0301', '\u25cc\u0301\u0301'],
  ['', ''],
])('%j can be read as %j', (text, shown) => expect(withMarks(text)).toBe(shown));

test('a long name is cut between characters, and what is left of it isolated', () => {
  expect(shortened('x'.repeat(60))).toBe('x'.repeat(60));
  expect(shortened('👍'.repeat(61))).toBe(`${'👍'.repeat(59)}…`);
  expect(shortened(`\u2067${'x'.repeat(80)}\u2069`)).toBe(`\u2068\u2067${'x'.repeat(58)}…\u2069\u2069`);
});

test.each([
  ['purchase', 'Purchase'],
  ['item_purchase', 'Item Purchase'],
  ['currency_send', 'Currency Send'],
  ['refund', 'Refund'],
  ['toString', 'To String'],
  ['', ''],
])('the type of transaction %j is called %j', (type, name) => expect(titled(type)).toBe(name));

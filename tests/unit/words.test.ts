import { expect, test } from 'vitest';
import { humanise, isolated, shortened, titled } from '../../src/lib/words.ts';

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

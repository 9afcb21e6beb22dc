import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountNumberIn, FREE_TEXTS, type TextKind } from '../../server/domain/account-number.ts';
import { IBAN_LENGTHS, isCardNumber, isIban, isRoutingNumber } from '../../server/domain/check-digits.ts';

const KINDS = ['name', 'note'] as const;

test.each([
  ['4111 1111 1111 1111', 'card'],
  ['Card 4111/1111/1111/1111, thanks', 'card'],
  ['4111.-1111.-1111.-1111', 'card'],
  ['４１１１１１１１１１１１１１１１', 'card'],
  ['٤١١١١١١١١١١١١١١١', 'card'],
  ['4111\u200b1111\u00ad1111\u20601111', 'card'],
  ['12 x 5555 5555 5555 4444', 'card'],
  ['3782 822463 10005', 'card'],
  ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', 'card'],
  ['GB82 WEST 1234 5698 7654 32', 'IBAN'],
  ['pay to gb82west12345698765432, please', 'IBAN'],
  ['DE89-3704-0044-0532-0130-00', 'IBAN'],
  ['ＤＥ８９３７０４００４４０５３２０１３０００', 'IBAN'],
  ['NO93 8601 1117 947', 'IBAN'],
])('%j has the number of a %s in every text', (text, what) => {
  for (const kind of KINDS) expect(accountNumberIn(text, kind)).toContain(what);
});

test.each([
  'FC25 Ultimate Team Points',
  'FC25ULTIMATETEAMPOINTS',
  'AT20 players, 15 gold coins',
  'Pack of 1000000000 coins',
  'Skin 76561197960287930',
  '4111 1111 1111 1112',
  '4111---1111---1111---1111',
  'GB82 WEST 1234 5698 7654 33',
  'R04 Invalid account number',
])('%j is the name of something', (text) => {
  expect(accountNumberIn(text, 'name')).toBeUndefined();
});

test.each([
  ['routing 021000021, account 4417', 'routing number'],
  ['021000021 / 12345678', 'routing number'],
  ['Meridian 021000021 12345678901', 'routing number'],
  ['account 123456', 'account'],
  ['Account number: 123-456', 'account'],
  ['the acct no. is 0012 3456', 'account'],
  ['card: 411111', 'account'],
  ['IBAN 123456', 'account'],
  ['First Meridian 000123456789', 'may be'],
  ['Meridian 1234-5678-9012', 'may be'],
  ['Send it to 123456789 again', 'may be'],
  ['12345678901234567', 'may be'],
])('the note %j has %s', (text, what) => {
  expect(accountNumberIn(text, 'note')).toContain(what);
});

test.each([
  'Order 123456789012',
  'order no. 4711-0815-2342',
  'Refund of transaction 98765432101',
  'Called +1 555 123 4567',
  'phone: 555 123 4567',
  'Ticket #123456789',
  'Player 76561197960287930 asked twice',
  'Account opened 2026-11-24 10:00:00',
  'Account opened on 24/11/2026',
  'account 4417, routing 0112',
  'Paid from the account: $1,234,567.00',
  'account WDR-100420',
  'WDR-100420 and TXN-900412',
  '12345678',
  '123456789012345678',
  'Account 12345',
])('the note %j is stored', (text) => {
  expect(accountNumberIn(text, 'note')).toBeUndefined();
});

test('the refusal says what was found and what to do', () => {
  expect(accountNumberIn('4111 1111 1111 1111', 'name')).toBe(
    'must not hold the number of a card: write its last four digits',
  );
});

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));
const separator = fc.constantFrom('', '', ' ', '-', '/', '. ', '\u200b', '–', ' |', '\n');
const spread = (text: string) =>
  fc
    .array(separator, { minLength: text.length, maxLength: text.length })
    .map((between) => [...text].map((one, place) => one + (place < text.length - 1 ? between[place] : '')).join(''));
const around = fc.constantFrom('', 'Pay to ', 'Coins: ');

const card = fc
  .constantFrom(
    ['4', 13],
    ['4', 16],
    ['4', 19],
    ['55', 16],
    ['2221', 16],
    ['2720', 16],
    ['34', 15],
    ['37', 15],
    ['6011', 16],
    ['3528', 16],
    ['36', 14],
    ['62', 19],
  )
  .chain(([prefix, length]) => digits(Number(length) - String(prefix).length - 1).map((middle) => `${prefix}${middle}`))
  .map((start) => start + [...'0123456789'].find((last) => isCardNumber(start + last)));

const iban = fc
  .constantFrom(...IBAN_LENGTHS)
  .chain(([country, length]) => digits(length - 4).map((rest) => ({ country, rest })))
  .map(({ country, rest }) => {
    const check = Array.from({ length: 97 }, (_, index) => String(index + 2).padStart(2, '0'));
    return country + check.find((two) => isIban(country + two + rest)) + rest;
  });

test('a card’s number and an IBAN are found with whatever separators', () => {
  fc.assert(
    fc.property(fc.oneof(card, iban).chain(spread), around, fc.constantFrom(...KINDS), (number, before, kind) => {
      expect(accountNumberIn(`${before}${number} now`, kind)).toBeDefined();
    }),
    { numRuns: 300 },
  );
});

test('words and digits that fail the check digits pass as a name', () => {
  const word = fc.constantFrom('FC25', 'Ultimate', 'Team', 'AT20', 'DE12', 'coins', 'x');
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          word,
          digits(8),
          card.map((one) => one.slice(0, -1) + ((Number(one.at(-1)) + 1) % 10)),
        ),
      ),
      (words) => {
        const text = words.join(' … ');
        expect(accountNumberIn(text, 'name')).toBeUndefined();
      },
    ),
    { numRuns: 300 },
  );
});

describe('check digits', () => {
  test.each([
    'BE68539007547034',
    'FR1420041010050500013M02606',
    'MT84MALT011000012345MTLCAST001S',
    'LC55HEMM000100010012001200023015',
  ])('%s is an IBAN, and without a character none', (text) => {
    expect([isIban(text), isIban(text.slice(0, -1))]).toEqual([true, false]);
  });

  test.each([
    ['021000021', true],
    ['021000022', false],
    ['991000021', false],
  ])('%s is a routing number: %s', (text, is) => {
    expect(isRoutingNumber(text)).toBe(is);
  });
});

test.each<[string, TextKind]>([
  ['item_name', 'name'],
  ['game_name', 'name'],
  ['notes', 'note'],
  ['reason', 'note'],
])('%s is a %s wherever it comes in', (field, kind) => {
  expect(FREE_TEXTS.get(field)).toBe(kind);
});

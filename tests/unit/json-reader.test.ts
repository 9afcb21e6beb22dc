import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonReader, RepeatedKey, UnreadableJson } from '../../server/domain/json-reader.ts';

/** Reads in slices. Returns the value, or why there is none. */
function read(text: string, characters?: number): { value: unknown } | { refused: string } {
  const reader = new JsonReader(text);
  try {
    for (let left = 1 + text.length; left > 0 && !reader.readOn(characters); left--);
    return { value: reader.value };
  } catch (error) {
    if (error instanceof UnreadableJson) return { refused: error.message };
    throw error;
  }
}

function parsed(text: string): { value: unknown } | { refused: string } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { refused: 'is not valid JSON' };
  }
}

/** Objects whose keys are in another order are different here. */
const same = (one: unknown, other: unknown) => expect(JSON.stringify(one)).toBe(JSON.stringify(other));

describe('in slices of any length, a reader', () => {
  test('reads what a serializer writes', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 1, max: 9 }), fc.boolean(), (json, size, pretty) => {
        const text = pretty ? JSON.stringify(JSON.parse(json), null, '\t') : json;
        same(read(text, size), parsed(text));
      }),
    );
  });

  test('accepts and refuses what JSON.parse does', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9\\n"',
      '"\\x"',
      '"',
      '1',
      '-0.5e+3',
      '01',
      '1.',
      'true',
      'nul',
      ' \n',
      '\u00a0',
      '\\',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
        fc.integer({ min: 1, max: 4 }),
        (some, size) => {
          const text = some.join('');
          const found = read(text, size);
          if ('refused' in found && found.refused === 'has a field twice') return;
          same(found, parsed(text));
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"b":{"c":1,"c":2}}', 'c'],
  ['[{"a":1},{"b":1 ,\n"b"\t: 2}]', 'b'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"":1,"":2}', ''],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
])('%s has %j twice', (json, key) => {
  const reader = new JsonReader(json);
  expect(() => reader.readOn()).toThrow(RepeatedKey);
  expect(() => new JsonReader(json).readOn()).toThrow(expect.objectContaining({ key }));
});

test('the key __proto__ is a field like any other', () => {
  const reader = new JsonReader('{"__proto__":{"polluted":true}}');
  reader.readOn();
  expect(Object.keys(reader.value as object)).toEqual(['__proto__']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test.each([
  ['deep', '['.repeat(8_000_000), 'is nested more than 20 levels deep', 21],
  ['deep in objects', '{"a":'.repeat(1_000_000), 'is nested more than 20 levels deep', 5 * 21],
  [
    'full of fields',
    `{${Array.from({ length: 200_000 }, (_, n) => `"k${n}":0`)}}`,
    'has an object with more than 1,000 fields',
    10_000,
  ],
  ['full of entries', `[${'0,'.repeat(4_000_000)}0]`, 'has a list of more than 5,000 entries', 10_004],
])('what is %s is refused after a few thousand characters, however many there are', (_, text, refused, most) => {
  expect(read(text, most)).toEqual({ refused });
  expect(new JsonReader(text).readOn(most / 2)).toBe(false);
});

test('a string of any length is read, escaped or not', () => {
  for (const text of ['x'.repeat(9_000_000), '\n"é'.repeat(1_000_000)]) {
    same(read(JSON.stringify({ text }), 65_536), { value: { text } });
  }
});

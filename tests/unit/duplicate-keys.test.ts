import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duplicateKey } from '../../server/http/duplicate-keys.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"b":{"c":1,"c":2}}', 'c'],
  ['[{"a":1},{"b":1 ,\n"b"\t: 2}]', 'b'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"a\\"":1,"a\\"":2}', 'a"'],
  ['{"":1,"":2}', ''],
  ['{"a":{"b":[]},"c":"}","a":1}', 'a'],
])('%s has %j twice', (json, key) => expect(duplicateKey(json)).toBe(key));

test.each([
  '{}',
  '"a"',
  '{"a":{"a":1},"b":["a","a"]}',
  '[{"a":1},{"a":1}]',
  '{"a":"b","b":"a: {\\"a\\":1"}',
  '{"a":"\\\\","b":1}',
])('%s has none twice', (json) => expect(duplicateKey(json)).toBeUndefined());

test('what is written by a serializer has none, whatever is in it', () => {
  fc.assert(fc.property(fc.json(), (json) => duplicateKey(json) === undefined));
});

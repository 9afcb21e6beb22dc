import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { follow, mediaTypes, type Node, node } from '../../openapi/contract.ts';
import { FREE_TEXTS } from '../../server/domain/account-number.ts';
import { InvalidInput } from '../../server/domain/errors.ts';
import { checked } from '../../server/http/validate.ts';
import * as schemas from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { withMarks } from '../../src/lib/words.ts';

/** Texts in bodies that are held against no number of an account, and why. */
const EXEMPT: Record<string, string[]> = {
  'is no text of a person': [
    'token',
    'answer',
    'challenge',
    'nonce',
    'id',
    'rawId',
    'clientDataJSON',
    'attestationObject',
  ],
  'is no text of a person either': ['authenticatorData', 'signature', 'userHandle', 'publicKey', 'transports'],
  'is one of a passkey': ['authenticatorAttachment', 'recovery_code'],
  'is somebody’s name, or an address': ['username', 'frozen_by', 'owner', 'email', 'contact_email', 'url', 'networks'],
  'is compared and not stored, but for references': ['content'],
  'is of a file that a bank has named, often by its account': ['file_name'],
  'is the name of a column': ['reference', 'amount', 'date', 'opposite_amount', 'direction', 'status', 'currency'],
};

test('every free text of a body is held against the numbers of accounts, or is named here', () => {
  const named = new Set([...FREE_TEXTS.keys(), ...Object.values(EXEMPT).flat()]);
  const bodies = mediaTypes.filter(({ where }) => where.endsWith(' request'));
  const found = new Set(bodies.flatMap(({ schema }) => textsIn(schema, '')));
  expect([...found].filter((name) => !named.has(name))).toEqual([]);
});

/** The names of texts that have no form of their own. */
function textsIn(value: unknown, name: string, above: Node[] = []): string[] {
  const schema = follow(value);
  if (above.includes(schema)) return [];
  const { type, format, pattern, enum: values, properties, items, additionalProperties } = schema;
  const isText = [type].flat().includes('string') && !format && !values && (!pattern || pattern === '\\S');
  const inner = [schema.allOf, schema.anyOf, schema.oneOf, items, additionalProperties].flat();
  return [
    ...(isText && name !== '' ? [name] : []),
    ...inner.filter((one) => typeof one === 'object').flatMap((one) => textsIn(one, name, [...above, schema])),
    ...Object.entries(node(properties)).flatMap(([key, one]) => textsIn(one, key, [...above, schema])),
  ];
}

/** The places of such texts in a body, as one that has them all. */
function placesIn(value: unknown, place: string[] = [], above: Node[] = []): string[][] {
  const schema = follow(value);
  if (above.includes(schema)) return [];
  const { type, format, pattern, enum: values, properties, items } = schema;
  const isText = [type].flat().includes('string') && !format && !values && (!pattern || pattern === '\\S');
  const branches = [schema.allOf, schema.anyOf, schema.oneOf].flat().filter((one) => typeof one === 'object');
  return [
    ...(isText ? [place] : []),
    ...branches.flatMap((one) => placesIn(one, place, [...above, schema])),
    ...(items ? placesIn(items, [...place, '0'], [...above, schema]) : []),
    ...Object.entries(node(properties)).flatMap(([key, one]) => placesIn(one, [...place, key], [...above, schema])),
  ];
}

function withText(body: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text;
  const inner = withText(node(body)[key], rest, text);
  return Array.isArray(body) || (body === undefined && key === '0')
    ? Object.assign([...((body as unknown[]) ?? [])], { [key]: inner })
    : { ...node(body), [key]: inner };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const CONTROL = [...range(0x01, 0x1f), ...range(0x7f, 0x9f)];
const BIDI = [0x061c, 0x200e, 0x200f, ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];
const NO_WIDTH = [0x00ad, 0x034f, 0x180e, 0x200b, 0x200c, 0x200d, 0x2060, 0xfe0f, 0xfeff];
const KEPT = [
  ...[...CONTROL, ...BIDI, ...NO_WIDTH].map((code) => `a${String.fromCodePoint(code)}b`),
  ...[...BIDI, ...NO_WIDTH.filter((code) => code !== 0xfeff)].map((code) => String.fromCodePoint(code)),
  'x',
  '\u0301\u0308\u0301',
  `👩${'\u200d👩'.repeat(10)}`,
  'Jose\u0301',
  'Jos\u00e9',
];
const REFUSED = ['a\0b', 'a\ud800b', '\udc00'];

/** The texts that are stored and shown; others are compared with something. */
const SHOWN = new Set([
  ...FREE_TEXTS.keys(),
  ...(EXEMPT['is somebody’s name, or an address'] ?? []),
  ...(EXEMPT['is of a file that a bank has named, often by its account'] ?? []),
]);

describe('every free text of every body', () => {
  const places = mediaTypes
    .filter(({ where, contentType }) => where.endsWith(' request') && contentType === 'application/json')
    .flatMap(({ where, schema, examples }) => {
      const named = Reflect.get(schemas, String(node(schema).$ref).split('/').at(-1) ?? '') as ZodType;
      const bodies = Object.values(examples).map(({ value }) => value);
      const answer = (body: unknown) => {
        try {
          return checked(named, body, 'body');
        } catch (error) {
          if (error instanceof InvalidInput) return error.errors;
          throw error;
        }
      };
      return placesIn(schema)
        .filter((place) => SHOWN.has(place.at(-1) ?? ''))
        .map((place) => {
          const isTaken = (body: unknown) => !Array.isArray(answer(withText(body, place, 'Plain text')));
          return {
            where: `${where.replace(' request', '')} ${place.join('.')}`,
            place,
            answer,
            body: bodies.find(isTaken),
          };
        });
    });
  const at = (value: unknown, place: string[]) =>
    place.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);

  test('is tried below', () => {
    expect(places.filter(({ body }) => body === undefined).map(({ where }) => where)).toEqual([]);
    expect(places.length).toBeGreaterThan(70);
  });

  test('is kept as it was sent, whatever cannot be seen in it, and shown with something to read', () => {
    const changed = places.flatMap(({ where, place, answer, body }) =>
      KEPT.filter((text) => at(answer(withText(body, place, text)), place) !== text).map(
        (text) => `${where} ${JSON.stringify(text)}`,
      ),
    );
    expect(changed).toEqual([]);
    expect(KEPT.map(withMarks).filter((shown) => !/[\p{L}\p{N}\p{S}]/u.test(shown))).toEqual([]);
  });

  test('is refused by its name with the NUL character, half a character, and one character too many', () => {
    for (const { where, place, answer, body } of places) {
      for (const text of [...REFUSED, 'x'.repeat(20_000)]) {
        const errors = answer(withText(body, place, text));
        const named = Array.isArray(errors) && errors.some(({ path }) => path === place.join('.'));
        expect([where, text.slice(0, 5), named]).toEqual([where, text.slice(0, 5), true]);
      }
    }
  });

  test.each([
    ['200 letters', 'ä'.repeat(200), true],
    ['200 emoji', '🎲'.repeat(200), true],
    ['100 letters that are written in two parts', 'a\u0301'.repeat(100), true],
    ['201 letters', 'ä'.repeat(201), false],
    ['200 letters that are written in two parts', 'a\u0301'.repeat(200), false],
  ])('of at most 200 characters may have %s', (_name, text, isKept) => {
    const body = { item_name: text };
    const read = () => checked(schemas.UpdateGameItemRequest, body, 'body');
    if (isKept) expect(read()).toEqual(body);
    else expect(read).toThrow('must have at most 200 characters');
  });
});

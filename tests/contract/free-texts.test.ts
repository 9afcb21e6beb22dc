import { expect, test } from 'vitest';
import { follow, mediaTypes, type Node, node } from '../../openapi/contract.ts';
import { FREE_TEXTS } from '../../server/domain/account-number.ts';

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

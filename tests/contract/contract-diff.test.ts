import { describe, expect, test } from 'vitest';
import { inWords } from '../../openapi/contract-problem.ts';
import { hasEntry, isAtLeast, missingAnnouncement, nextVersion } from '../../openapi/diff/announcement.ts';
import { contractChanges } from '../../openapi/diff/contract-changes.ts';
import { folded, report } from '../../openapi/diff/report.ts';
import { sourceFile, usesAmong } from '../../openapi/diff/uses.ts';
import { readContract } from '../../openapi/read-contract.ts';

// The report of `npm run contract:diff` for each kind of change, on a small contract that is changed in one place.

const BEFORE = `
openapi: 3.1.1
info: { title: Shop, version: 1.0.0, description: A shop. }
servers: [{ url: / }]
security: [{ token: [] }]
paths:
  /items:
    get:
      operationId: listItems
      x-step-up: 60 # of listing
      summary: List items
      parameters:
        - { name: status, in: query, schema: { $ref: '#/components/schemas/Status' } }
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 100, default: 20 } }
      responses:
        '200':
          description: The items
          headers: { X-Total: { description: How many, schema: { type: integer } } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/ItemList' }
              examples: { two: { $ref: '../mocks/examples/items.yaml#/two' } }
        '404': { description: None }
    post:
      operationId: createItem
      tags: [Items, Writing]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/NewItem' } } }
      responses:
        '200':
          description: The item
          content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } }
  /items/{id}:
    delete:
      operationId: deleteItem
      x-extension: true
      x-permission: items.write # to delete
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Gone } }
components:
  securitySchemes: { token: { type: http, scheme: bearer, description: A token. } }
  schemas:
    Status: { type: string, enum: [open, closed] }
    ItemList:
      type: object
      required: [items]
      properties:
        items: { type: array, items: { $ref: '#/components/schemas/Item' } }
    Item:
      type: object
      required: [id, price, status]
      properties:
        id: { type: string, description: The id. }
        price: { type: number, minimum: 0 }
        made: { type: string, format: date-time }
        status: { anyOf: [{ $ref: '#/components/schemas/Status' }, { type: string }] }
        parent: { anyOf: [{ $ref: '#/components/schemas/Item' }, { type: 'null' }] }
        counts: { type: object, additionalProperties: { type: integer } }
        label: { type: [string, 'null'], maxLength: 20 }
    NewItem:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { type: string, minLength: 1, maxLength: 50, pattern: '^[a-z]+$' }
        status: { $ref: '#/components/schemas/Status' }
        tags: { type: array, maxItems: 5, items: { type: string } }
        note: { type: [string, 'null'] }
        weight: { type: number }
        colour: { type: string, default: red, description: The colour. }
`;
const EXAMPLE = 'two:\n  value: { items: [] }\n';

function contractOf(text: string, example = EXAMPLE) {
  return readContract((file) => (file.endsWith('items.yaml') ? example : text));
}

function changed(from: string, to: string) {
  if (!BEFORE.includes(from)) throw new Error(`The contract of this test has no ${from}`);
  return contractChanges(contractOf(BEFORE), contractOf(BEFORE.replace(from, () => to)));
}

const inShort = (changes: ReturnType<typeof contractChanges>) =>
  changes.map(({ kind, where, what, side }) => `${kind}: ${where} ${what}${side ? ` (${side})` : ''}`);

/** The subject of the change, the old and new contract text, and the expected report. */
type Row = [string, string, string, ...string[]];

const REQUESTS: Row[] = [
  [
    'a field that is new',
    'weight: { type: number }',
    'weight: { type: number }\n        size: { type: integer }',
    'additive: NewItem.size is new (request)',
  ],
  [
    'a field that is new and required',
    'required: [name]\n      properties:',
    'required: [name, size]\n      properties:\n        size: { type: integer }',
    'breaking: NewItem.size is new and required (request)',
  ],
  [
    'an optional field that is required now',
    'required: [name]',
    'required: [name, weight]',
    'breaking: NewItem.weight is required now (request)',
  ],
  [
    'a required field that is optional now',
    'required: [name]',
    'required: []',
    'additive: NewItem.name is optional now (request)',
  ],
  [
    'a field that is gone',
    '        weight: { type: number }\n',
    '',
    'breaking: NewItem.weight is not taken any more (request)',
  ],
  [
    'a field with another name',
    'weight: { type: number }',
    'mass: { type: number }',
    'breaking: NewItem.weight is not taken any more; `mass` is new and just like it: renamed (request)',
  ],
  [
    'a longer text',
    'maxLength: 50',
    'maxLength: 60',
    'additive: NewItem.name `maxLength` changes from `50` to `60` (request)',
  ],
  [
    'a shorter text',
    'maxLength: 50',
    'maxLength: 40',
    'breaking: NewItem.name `maxLength` changes from `50` to `40` (request)',
  ],
  [
    'a text that may be empty',
    'minLength: 1, ',
    '',
    'additive: NewItem.name has no `minLength` any more (it was `1`) (request)',
  ],
  [
    'another pattern',
    "'^[a-z]+$'",
    "'^[a-y]+$'",
    'breaking: NewItem.name `pattern` changes from `^[a-z]+$` to `^[a-y]+$` (request)',
  ],
  [
    'no pattern',
    ", pattern: '^[a-z]+$'",
    '',
    'additive: NewItem.name has no `pattern` any more (it was `^[a-z]+$`) (request)',
  ],
  [
    'a bound that is new',
    'weight: { type: number }',
    'weight: { type: number, maximum: 9 }',
    'breaking: NewItem.weight has `maximum` `9` now (request)',
  ],
  [
    'fewer in a list',
    'maxItems: 5',
    'maxItems: 4',
    'breaking: NewItem.tags `maxItems` changes from `5` to `4` (request)',
  ],
  [
    'what is in a list',
    'items: { type: string } }',
    'items: { type: integer } }',
    'breaking: NewItem.tags[] its type changes from string to integer (request)',
  ],
  [
    'a narrower number',
    'weight: { type: number }',
    'weight: { type: integer }',
    'breaking: NewItem.weight its type changes from number to integer (request)',
  ],
  [
    'null that is taken',
    'weight: { type: number }',
    "weight: { type: [number, 'null'] }",
    'additive: NewItem.weight null is taken now (request)',
  ],
  [
    'null that is not taken',
    "note: { type: [string, 'null'] }",
    'note: { type: string }',
    'breaking: NewItem.note null is not taken any more (request)',
  ],
  [
    'an enumeration where there was none',
    'weight: { type: number }',
    'weight: { type: number, enum: [1, 2] }',
    'breaking: NewItem.weight is one of `1`, `2` now (request)',
  ],
  [
    'another default',
    'default: red',
    'default: blue',
    'breaking: NewItem.colour `default` changes from `red` to `blue` (request)',
  ],
  [
    'names that are not refused any more',
    'additionalProperties: false',
    'additionalProperties: true',
    'additive: NewItem says otherwise which further names it takes (request)',
  ],
  [
    'a body that may be left out',
    'requestBody:\n        required: true',
    'requestBody:\n        required: false',
    'additive: createItem request is optional now (request)',
  ],
  [
    'a parameter that is new',
    '        - { name: limit',
    '        - { name: page, in: query, schema: {} }\n        - { name: limit',
    'additive: listItems query page is new (request)',
  ],
  [
    'a parameter that is new and required',
    '        - { name: limit',
    '        - { name: page, in: query, required: true, schema: {} }\n        - { name: limit',
    'breaking: listItems query page is new and required (request)',
  ],
  [
    'a parameter that is gone',
    "        - { name: status, in: query, schema: { $ref: '#/components/schemas/Status' } }\n",
    '',
    'breaking: listItems query status is not taken any more (request)',
  ],
  [
    'a parameter with another name',
    'name: limit, in: query',
    'name: size, in: query',
    'breaking: listItems query limit is not taken any more; `size` is new and just like it: renamed (request)',
  ],
  [
    'a parameter with another name and meaning',
    'name: limit, in: query, schema: { type: integer',
    'name: size, in: query, schema: { type: number',
    'breaking: listItems query limit is not taken any more (request)',
    'additive: listItems query size is new (request)',
  ],
  [
    'a lower limit of a parameter',
    'maximum: 100',
    'maximum: 50',
    'breaking: listItems query limit `maximum` changes from `100` to `50` (request)',
  ],
];

const ANSWERS: Row[] = [
  [
    'a field that is new',
    'price: { type: number, minimum: 0 }',
    'price: { type: number, minimum: 0 }\n        size: { type: integer }',
    'additive: Item.size is new (answer)',
  ],
  [
    'a field that is gone',
    '        made: { type: string, format: date-time }\n',
    '',
    'breaking: Item.made is gone (answer)',
  ],
  [
    'a field with another name',
    'made: {',
    'created: {',
    'breaking: Item.made is gone; `created` is new and just like it: renamed (answer)',
  ],
  [
    'a field that may be missing',
    'required: [id, price, status]',
    'required: [id, status]',
    'breaking: Item.price may be missing now (answer)',
  ],
  [
    'a field that is always there',
    'required: [id, price, status]',
    'required: [id, price, status, made]',
    'additive: Item.made is always there now (answer)',
  ],
  [
    'a field that may be null',
    'price: { type: number,',
    "price: { type: [number, 'null'],",
    'breaking: Item.price null is possible now (answer)',
  ],
  [
    'a field that is never null',
    "label: { type: [string, 'null']",
    'label: { type: string',
    'additive: Item.label null is never sent any more (answer)',
  ],
  [
    'another type',
    'id: { type: string',
    'id: { type: integer',
    'breaking: Item.id its type changes from string to integer (answer)',
  ],
  [
    'a narrower number',
    'price: { type: number',
    'price: { type: integer',
    'additive: Item.price its type changes from number to integer (answer)',
  ],
  [
    'a wider number',
    'additionalProperties: { type: integer }',
    'additionalProperties: { type: number }',
    'breaking: Item.counts{} its type changes from integer to number (answer)',
  ],
  [
    'no format',
    ', format: date-time',
    '',
    'breaking: Item.made has no `format` any more (it was `date-time`) (answer)',
  ],
  [
    'a longer text',
    'maxLength: 20',
    'maxLength: 30',
    'breaking: Item.label `maxLength` changes from `20` to `30` (answer)',
  ],
  [
    'a shorter text',
    'maxLength: 20',
    'maxLength: 10',
    'additive: Item.label `maxLength` changes from `20` to `10` (answer)',
  ],
  [
    'null among the alternatives',
    '{ type: string }] }',
    "{ type: string }, { type: 'null' }] }",
    'breaking: Item.status null is possible now (answer)',
  ],
  [
    'an enumeration that is closed',
    ', { type: string }] }',
    '] }',
    'additive: Item.status is never string any more (answer)',
  ],
  [
    'another alternative',
    ', { type: string }] }',
    ', { type: string }, { type: integer }] }',
    'breaking: Item.status may be integer too (answer)',
  ],
  [
    'a default, which says nothing there',
    'id: { type: string',
    'id: { default: x, type: string',
    'cosmetic: Item.id has `default` `x` now',
  ],
  [
    'a field that is an extension now',
    'id: { type: string',
    'id: { x-extension: true, type: string',
    'breaking: Item.id is an extension now, which a back end may lack (answer)',
  ],
  [
    'a status that is new',
    "        '404'",
    "        '409': { description: No }\n        '404'",
    'additive: listItems 409 is a new answer (answer)',
  ],
  [
    'a refusal that is gone',
    "        '404': { description: None }\n",
    '',
    'additive: listItems 404 is not answered any more (answer)',
  ],
  [
    'a success that is gone',
    "'204'",
    "'202'",
    'breaking: deleteItem 204 is not answered any more (answer)',
    'additive: deleteItem 202 is a new answer (answer)',
  ],
  [
    'a header that is gone',
    '          headers: { X-Total: { description: How many, schema: { type: integer } } }\n',
    '',
    'breaking: listItems 200 header X-Total is gone (answer)',
  ],
  [
    'another content type',
    "content: { application/json: { schema: { $ref: '#/components/schemas/Item' }",
    "content: { text/csv: { schema: { $ref: '#/components/schemas/Item' }",
    'breaking: createItem 200 cannot be application/json any more (answer)',
    'additive: createItem 200 can be text/csv too (answer)',
  ],
];

const UNPREPARED =
  'who is affected: programs that call it in a person’s session without answering `step_up_required` (in the SDK, `onStepUp`)';
const DEPRECATED = 'is deprecated: it works as before, and a later major version may lack it';

const DEPRECATIONS: Row[] = [
  [
    'an operation',
    'operationId: deleteItem',
    'operationId: deleteItem\n      deprecated: true',
    `additive: DELETE /items/{id} ${DEPRECATED}`,
  ],
  [
    'a parameter',
    '{ name: status, in: query,',
    '{ name: status, in: query, deprecated: true,',
    `additive: listItems query status ${DEPRECATED} (request)`,
  ],
  [
    'a field',
    'price: { type: number',
    'price: { deprecated: true, type: number',
    `additive: Item.price ${DEPRECATED} (answer)`,
  ],
];

const STEP_UPS: Row[] = [
  [
    'a second factor that is asked for now',
    'operationId: createItem',
    'operationId: createItem\n      x-step-up: 300',
    `breaking: POST /items asks for a second factor that was shown in the last 300 seconds; ${UNPREPARED}`,
  ],
  [
    'a second factor that is not asked for any more',
    'x-step-up: 60 # of listing',
    '# asks for none',
    'additive: GET /items asks for no second factor any more',
  ],
  [
    'a second factor that is asked for on a condition',
    'x-step-up: 60 # of listing',
    'x-step-up: 60\n      x-step-up-when: With a price.',
    'additive: GET /items asks for a second factor that was shown in the last 60 seconds: With a price.',
  ],
  [
    'a second factor that counts for a shorter time',
    'x-step-up: 60 # of listing',
    'x-step-up: 30',
    `breaking: GET /items asks for a second factor that was shown in the last 30 seconds; ${UNPREPARED}`,
  ],
  [
    'one that counts for a longer time',
    'x-step-up: 60 # of listing',
    'x-step-up: 90',
    'additive: GET /items asks for a second factor that was shown in the last 90 seconds',
  ],
];

const PERMISSIONS: Row[] = [
  [
    'a permission that is demanded now',
    'operationId: createItem',
    'operationId: createItem\n      x-permission: items.write',
    'breaking: POST /items needs the permission `items.write` now',
  ],
  [
    'another permission',
    'x-permission: items.write # to delete',
    'x-permission: items.manage',
    'breaking: DELETE /items/{id} needs the permission `items.manage` now',
  ],
  [
    'a permission that is not demanded any more',
    'x-permission: items.write # to delete',
    'x-permission: none',
    'additive: DELETE /items/{id} needs no permission any more',
  ],
  [
    'a field that needs a permission now',
    'price: { type: number, minimum: 0 }',
    'price: { type: number, minimum: 0, x-permission: prices.read }',
    'breaking: Item.price is left out without the permission `prices.read` now (answer)',
  ],
];

const BOTH: Row[] = [
  [
    'a word more in an enumeration',
    '[open, closed]',
    '[open, closed, lost]',
    'additive: Status takes `lost` too (request)',
    'additive: Status may be `lost` too (answer)',
  ],
  [
    'a word less in an enumeration',
    '[open, closed]',
    '[open]',
    'breaking: Status does not take `closed` any more (request)',
    'additive: Status is never `closed` any more (answer)',
  ],
  [
    'an operation that is new',
    '  /items/{id}:',
    '  /shops: { get: { operationId: listShops, responses: {} } }\n  /items/{id}:',
    'additive: GET /shops is new',
  ],
  ['an operation that is gone', '    delete:', '    x-delete:', 'breaking: DELETE /items/{id} is gone'],
  [
    'an operation with another id',
    'operationId: createItem',
    'operationId: addItem',
    'breaking: POST /items is called `addItem`, not `createItem`, and so are its generated hooks',
  ],
  [
    'an operation that is no extension any more',
    'x-extension: true',
    'x-extension: false',
    'additive: DELETE /items/{id} is no extension any more: every back end has it',
  ],
  [
    'an operation that is an extension now',
    'operationId: createItem',
    'operationId: createItem\n      x-extension: true',
    'breaking: POST /items is an extension now, which a back end may lack',
  ],
  [
    'an operation without sign-in',
    'operationId: createItem',
    'operationId: createItem\n      security: []',
    'additive: POST /items needs no sign-in any more (`security`)',
  ],
  [
    'a contract without sign-in',
    'security: [{ token: [] }]\n',
    '',
    'breaking: The contract needs no sign-in any more (`security`)',
  ],
  [
    'a contract with another sign-in',
    'security: [{ token: [] }]',
    'security: [{ token: [write] }]',
    'breaking: The contract asks for another sign-in (`security`)',
  ],
  [
    'another security scheme',
    'scheme: bearer',
    'scheme: basic',
    'breaking: The security scheme token is another (`scheme`)',
  ],
  [
    'a security scheme with another name',
    'securitySchemes: { token:',
    'securitySchemes: { key:',
    'breaking: The security scheme token is gone',
    'additive: The security scheme key is new',
  ],
  [
    'an operation in another tag',
    'tags: [Items, Writing]',
    'tags: [Goods, Writing]',
    'breaking: POST /items is in `Goods`, not in `Items`, and so are its generated hooks',
  ],
  [
    'an operation in no tag',
    '      tags: [Items, Writing]\n',
    '',
    'breaking: POST /items is in `default`, not in `Items`, and so are its generated hooks',
  ],
  ['other servers', 'url: /', 'url: /v2', 'breaking: The contract is served at other addresses (`servers`)'],
  [
    'a word that nobody knows',
    'weight: { type: number }',
    'weight: { type: number, not: { const: 5 } }',
    'breaking: NewItem.weight has `not` `{"const":5}` now (request)',
  ],
];

const WORDS: Row[] = [
  [
    'a description of an answer',
    'description: The id.',
    'description: Its id.',
    'cosmetic: Item.id its description changes',
  ],
  [
    'a description of a request',
    'description: The colour.',
    'description: Its colour.',
    'cosmetic: NewItem.colour its description changes',
  ],
  ['a further tag', 'tags: [Items, Writing]', 'tags: [Items]', 'cosmetic: POST /items its further tags change'],
  [
    'a description of a security scheme',
    'A token.',
    'The token.',
    'cosmetic: The security scheme token its description changes',
  ],
  ['a summary', 'summary: List items', 'summary: The items', 'cosmetic: GET /items its summary changes'],
  [
    "the contract's own description",
    'A shop.',
    'The shop.',
    'cosmetic: The contract says other things of itself (`info`)',
  ],
  [
    'the order of a list of required names',
    'required: [id, price, status]',
    'required: [status, price, id]',
    'cosmetic: The contract changes in how it is written, or in a part that no operation uses',
  ],
];

describe.each([
  ['in a request', REQUESTS],
  ['in an answer', ANSWERS],
  ['in step-ups', STEP_UPS],
  ['by deprecating', DEPRECATIONS],
  ['in permissions', PERMISSIONS],
  ['in both, or around them', BOTH],
  ['in words alone', WORDS],
])('%s', (_, rows) => {
  test.each(rows)('%s', (_name, from, to, ...expected) => {
    expect(inShort(changed(from, to))).toEqual(expected);
  });
});

describe('a value in a `oneOf` of one', () => {
  test.each([
    [
      'a value with its bounds',
      'price: { type: number, minimum: 0 }',
      'price: { oneOf: [{ type: number, minimum: 0 }] }',
    ],
    [
      'with bounds beside the choice',
      'price: { type: number, minimum: 0 }',
      'price: { minimum: 0, oneOf: [{ type: number }] }',
    ],
    [
      'a named schema',
      "schema: { $ref: '#/components/schemas/ItemList' }",
      "schema: { oneOf: [{ $ref: '#/components/schemas/ItemList' }] }",
    ],
    [
      'a default beside the choice',
      'schema: { type: integer, minimum: 1, maximum: 100, default: 20 }',
      'schema: { default: 20, oneOf: [{ type: integer, minimum: 1, maximum: 100 }] }',
    ],
  ])('is the same value: %s', (_name, from, to) => {
    const [change, ...others] = inShort(changed(from, to));
    expect(change).toMatch(/^cosmetic: .* is written in a `oneOf` of one now, which by itself changes no value$/);
    expect(others).toEqual([]);
  });

  test('is another one when the schema inside differs', () => {
    expect(
      inShort(
        changed('made: { type: string, format: date-time }', 'made: { oneOf: [{ type: string, format: date }] }'),
      ),
    ).toEqual([
      'breaking: Item.made `format` changes from `date-time` to `date` (answer)',
      'cosmetic: Item.made is written in a `oneOf` of one now, which by itself changes no value',
    ]);
  });
});

test('the same change in several places is reported once, with its places, and others by themselves', () => {
  const [one, two, three, other] = [
    'a 200 header X-Id',
    'b 201 header X-Id',
    'c 404 header X-Id',
    'a 200 header X-Other',
  ].map(
    (where) =>
      ({ kind: 'additive', where, what: 'is new', side: 'answer', schemas: [], operations: [where[0] ?? ''] }) as const,
  ) as unknown as Parameters<typeof folded>[0];
  if (!one || !two || !three || !other) throw new Error('there are four');
  const places = folded([one, other, two, three]);
  expect(places).toEqual([{ ...one, operations: ['a', 'b', 'c'], alsoAt: [two.where, three.where] }, other]);
  expect(report(places, () => ({ hooks: [], files: [] }))).toContain(
    'also at    b 201 header X-Id, c 404 header X-Id\n',
  );
  expect(folded([one, two])).toEqual([one, two]);
});

test('problems of one cause are one, with its places', () => {
  const places = [1, 2, 3, 4, 5, 6, 7, 8].map((line) => ({ file: 'a.yaml', line, column: 1, remedy: 'Add it.' }));
  const lacking = places.map((place) => ({
    ...place,
    what: `The example of GET /${place.line} does not fit its schema: x.`,
  }));
  const words = inWords([...lacking, { ...places[0], file: 'b.yaml', what: 'Another.' } as (typeof lacking)[number]]);
  expect(words).toBe(
    'a.yaml:1:1\n  The example of GET /1 does not fit its schema: x.\n  Add it.\n' +
      '  The same at a.yaml:2:1, a.yaml:3:1, a.yaml:4:1, a.yaml:5:1, a.yaml:6:1 and 2 more\n\nb.yaml:1:1\n  Another.\n  Add it.\n',
  );
});

test('a raised version and the same text are no change', () => {
  expect(changed('version: 1.0.0', 'version: 1.1.0')).toEqual([]);
  expect(contractChanges(contractOf(BEFORE), contractOf(BEFORE))).toEqual([]);
});

test('a path parameter with another name is words: it never travels', () => {
  const after = BEFORE.replace('/items/{id}:', '/items/{item}:').replace('name: id, in: path', 'name: item, in: path');
  expect(inShort(contractChanges(contractOf(BEFORE), contractOf(after)))).toEqual([
    'cosmetic: deleteItem path item is called so, and not id, in the path',
  ]);
});

test('messages of webhooks are compared like answers', () => {
  const messages = (...types: string[]) =>
    BEFORE.replace(
      '\ncomponents:',
      `\nwebhooks:\n${types
        .map(
          (type) =>
            `  ${type}: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } } } } }\n`,
        )
        .join('')}components:`,
    );
  const changes = (before: string, after: string) => inShort(contractChanges(contractOf(before), contractOf(after)));
  expect(changes(messages('item.gone'), messages('item.new'))).toEqual([
    'breaking: webhook item.gone is not sent any more',
    'additive: webhook item.new is new',
  ]);
  const once = messages('item.sold');
  const [change] = changes(once, once.replace('price: { type: number', 'price: { type: string'));
  expect(change).toMatch(/^breaking: Item\.price its type changes from number to string/);
});

test('a schema with another name breaks who names its generated type', () => {
  const after = BEFORE.replaceAll('/NewItem', '/ItemDraft').replace('    NewItem:', '    ItemDraft:');
  expect(inShort(contractChanges(contractOf(BEFORE), contractOf(after)))).toEqual([
    'breaking: NewItem is called ItemDraft now, and so is its generated type (request)',
  ]);
});

test('an example that lies in another file is compared by what it says', () => {
  const changes = contractChanges(contractOf(BEFORE), contractOf(BEFORE, 'two:\n  value: { items: [], more: 1 }\n'));
  expect(inShort(changes)).toEqual(['cosmetic: listItems 200 its example `two` changes']);
});

test('a change names every operation that it reaches, through lists, alternatives and schemas in themselves', () => {
  const [change] = changed('price: { type: number', 'price: { type: string');
  expect(change?.operations).toEqual(['listItems', 'createItem']);
  expect(change?.schemas.toSorted()).toEqual(['Item', 'ItemList']);
});

describe('the uses of a change', () => {
  const files = [
    sourceFile(
      'src/generated/items/items.ts',
      'export function useListItems(\nexport function useListItems(\nexport const useDeleteItem =',
    ),
    sourceFile(
      'src/cards.tsx',
      "import type { Item } from './generated/model/item.ts';\n\nconst text = (item: Item) =>\n  item.price;",
    ),
    sourceFile(
      'src/page.tsx',
      "import {\n  useListItems,\n} from './generated/items/items.ts';\nexport const rows = useListItems();",
    ),
    sourceFile(
      'src/sum.ts',
      "import { rows } from './page.tsx';\n\nexport const sum = rows.map(({ price }) => price);",
    ),
    sourceFile('src/other.ts', "import { rows } from './page.tsx';\nrows.length;"),
    sourceFile('src/trash.ts', "import { useDeleteItem } from './generated/items/items.ts';\nexport const price = 1;"),
  ];
  const usesOf = usesAmong(files, ['listItems', 'createItem', 'deleteItem']);

  test('are the hooks, the files that import what is generated for it, and those behind them that name the field', () => {
    const [change] = changed('price: { type: number', 'price: { type: string');
    expect(change && usesOf(change)).toEqual({
      hooks: ['useListItems'],
      files: [
        { file: 'src/cards.tsx', lines: [4] },
        { file: 'src/sum.ts', lines: [3] },
      ],
    });
  });

  test('are no files when nobody has to change, and those that send it when a field has to be sent now', () => {
    const [added] = changed('weight: { type: number }', 'weight: { type: number }\n        size: { type: integer }');
    const [required] = changed('required: [name]', 'required: [name, weight]');
    const sending = sourceFile(
      'src/form.tsx',
      "import { useCreateItem } from './generated/items/items.ts';\nuseCreateItem().mutate({ name: 'Gem' });",
    );
    const filesOf = (change: typeof added) =>
      change && usesAmong([...files, sending], ['listItems', 'createItem', 'deleteItem'])(change).files;
    expect(filesOf(added)).toEqual([]);
    expect(filesOf(required)).toEqual([{ file: 'src/form.tsx', lines: [] }]);
  });

  test('of an operation with another id are the files that have the old one', () => {
    const [change] = changed('operationId: deleteItem', 'operationId: removeItem');
    expect(change?.operations).toEqual(['removeItem', 'deleteItem']);
    const ids = ['listItems', 'createItem', 'deleteItem', 'removeItem'];
    expect(change && usesAmong(files, ids)(change)).toEqual({
      hooks: ['useDeleteItem'],
      files: [{ file: 'src/trash.ts', lines: [] }],
    });
  });

  test('of an operation are the lines that name what is generated for it', () => {
    const [change] = changed('    delete:', '    x-delete:');
    expect(change && usesOf(change)).toEqual({
      hooks: ['useDeleteItem'],
      files: [{ file: 'src/trash.ts', lines: [] }],
    });
  });
});

describe('a breaking change is announced', () => {
  const LOG =
    '# Changelog\n\n## [1.10.0] - 2026-11-21\n\n### Changed\n\n- The price is a text.\n\n## [1.9.0] - 2026-11-01\n';

  test.each([
    ['1.9.0', 'breaking', '2.0.0'],
    ['1.9.3', 'additive', '1.10.0'],
    ['1.9.3', 'cosmetic', '1.9.3'],
  ] as const)('after %s a change that is %s wants %s', (from, kind, version) => {
    expect(nextVersion(from, kind)).toBe(version);
  });

  test.each([
    ['1.9.0', '1.10.0', false],
    ['1.10.0', '1.10.0', true],
    ['2.0.0', '1.10.0', true],
    ['1.10.1', '1.10.0', true],
    ['1.99.99', '2.0.0', false],
  ])('%s is at least %s: %s', (version, other, is) => {
    expect(isAtLeast(version, other)).toBe(is);
  });

  test('by the next major version, an addition by the next minor one, each with an entry of its own in the change log', () => {
    const major = LOG.replaceAll('1.10.0', '2.0.0');
    expect(missingAnnouncement('breaking', '1.9.0', '2.0.0', major)).toEqual([]);
    expect(missingAnnouncement('additive', '1.9.0', '1.10.0', LOG)).toEqual([]);
    expect(missingAnnouncement('cosmetic', '1.9.0', '1.9.0', LOG)).toEqual([]);
    for (const version of ['1.9.0', '1.9.1', '1.10.0']) {
      expect(missingAnnouncement('breaking', '1.9.0', version, LOG)[0]).toMatch(
        /from 1\.9\.0 to 2\.0\.0, .* what breaks/,
      );
    }
    expect(missingAnnouncement('additive', '1.9.0', '1.9.1', LOG)[0]).toMatch(
      /from 1\.9\.0 to 1\.10\.0, .* what is new/,
    );
    expect(missingAnnouncement('breaking', '1.9.0', '2.1.0', major)[0]).toMatch(
      /what breaks to CHANGELOG\.md, under a heading `## \[2\.1\.0\]`/,
    );
    expect([hasEntry(LOG, '1.9.0'), hasEntry(LOG, '1.1.0')]).toEqual([false, false]);
  });
});

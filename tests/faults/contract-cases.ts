import fc from 'fast-check';
import { follow, type Node, node, type Operation } from '../../openapi/contract.ts';

/** Fields of an edit that name the version or the game of the record, and what only somebody's passkey can make. */
const OF_THE_RECORD = new Set(['updated_at', 'game_id', 'signature']);

// Requests generated from the contract: some valid, some with one error, some hostile in every part.

/** One request as plain data, so that a failing case can be repeated from its printed form. */
export interface Case {
  method: string;
  /** With the query, already encoded, correctly or not. */
  path: string;
  headers: Record<string, string>;
  /** Text, or bytes as numbers; omitted when there is no body. */
  body?: string | number[];
  /** Whether the contract has the method on this path. */
  offered: boolean;
}

/** Existing ids, by the name of the parameter or field, and by operation where names collide. */
export type KnownIds = (operationId: string, name: string) => string[];

const SCALARS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\u202e',
  'x'.repeat(70_000),
  '9223372036854775808',
  '99999999999999999999999999',
  '-1',
  '0',
  '1e400',
  'NaN',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table games; --",
  '../../etc/passwd',
  '%',
  '%00',
  '１２',
  'PENDING',
  'Completed',
  'pending ',
  '2026-02-30',
  '0000-01-01',
  '99999-01-01',
  '2026-11-20T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
];

/** Some JSON numbers do not exist in JavaScript; they are inserted as text after serializing. */
const RAW_NUMBERS = ['1e400', '-1e400', '-0', '1e-400', '0.1e1', '9007199254740993', '9223372036854775808', '1.005'];
const raw = (number: string) => `@raw:${number}@`;
const withRawNumbers = (json: string) => json.replace(/"@raw:([^@]+)@"/g, '$1');

const deep = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], [] as unknown);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...SCALARS),
  fc.constantFrom(...RAW_NUMBERS.map(raw)),
  fc.constantFrom<unknown>(null, true, false, [], {}, -1, 0, 0.001, 1e21, -1e308, Number.MAX_SAFE_INTEGER, deep(500)),
  fc.constantFrom<unknown>(
    { __proto__: null, constructor: { prototype: { polluted: true } } },
    JSON.parse('{"__proto__":{"polluted":true}}'),
    { length: 1e9 },
    { toString: 'x', valueOf: 1 },
  ),
  fc.array(fc.constantFrom<unknown>('WDR-1', null, 1, ['x'], {}), { maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
);

interface Bounds {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

const stringOf = (schema: Node): fc.Arbitrary<string> => {
  const { minLength = 0, maxLength = 300, pattern, format } = schema as Bounds;
  if (format === 'date') return fc.date({ noInvalidDate: true, ...YEARS }).map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date({ noInvalidDate: true, ...YEARS }).map((time) => time.toISOString());
  if (pattern === '\\S' || pattern === undefined) {
    const most = Math.min(maxLength, 300);
    return fc.string({
      unit: fc.constantFrom('a', 'Z', '7', ' ', 'é', '中', '👍', '<', "'"),
      minLength,
      maxLength: most,
    });
  }
  return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length >= minLength && text.length <= maxLength);
};
const YEARS = { min: new Date('1990-01-01'), max: new Date('2090-01-01') };

/** Usually a valid value for the schema; constraints between fields are not considered. */
function valid(schema: Node, known: (name: string) => string[], name = ''): fc.Arbitrary<unknown> {
  const given = follow(schema);
  const ids = known(name);
  if (ids.length > 0 && given.type === 'integer') return fc.constantFrom<unknown>(...ids.map(Number));
  if (ids.length > 0 && given.type !== 'array') return fc.constantFrom<unknown>(...ids);
  if (given.enum) return fc.constantFrom(...(given.enum as unknown[]));
  if (given.anyOf) return fc.oneof(...(given.anyOf as Node[]).map((one) => valid(one, known, name)));
  if (Array.isArray(given.type)) {
    return fc.oneof(...given.type.map((type: string) => valid({ ...given, type }, known, name)));
  }
  const { minimum = -1000, maximum = 100_000, exclusiveMinimum, minItems = 0, maxItems = 5 } = given as Bounds;
  switch (given.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number': {
      const least = exclusiveMinimum === undefined ? minimum * 100 : exclusiveMinimum * 100 + 1;
      return fc.integer({ min: least, max: Math.min(maximum * 100, 100_000) }).map((cents) => cents / 100);
    }
    case 'array': {
      const one = ids.length > 0 ? fc.constantFrom<unknown>(...ids) : valid(node(given.items), known, name);
      return fc.uniqueArray(one, { minLength: Math.max(1, minItems), maxLength: Math.min(maxItems, 5) });
    }
    case 'object': {
      const fields = Object.entries(node(given.properties)).map(([field, inner]) => [
        field,
        valid(node(inner), known, field),
      ]);
      // With others than the record's own the edit is refused; edits without them are tried as often.
      const required = (given.required ?? []) as string[];
      const record = (entries: typeof fields) =>
        fc.record(Object.fromEntries(entries), { requiredKeys: required as never[] });
      const freely = fields.filter(
        ([field]) => required.includes(field as string) || !OF_THE_RECORD.has(field as string),
      );
      return freely.length === fields.length ? record(fields) : fc.oneof(record(freely), record(fields));
    }
    default:
      return stringOf(given);
  }
}

/** Ways in which an otherwise valid value can be wrong. */
function twists(value: unknown): unknown[] {
  if (typeof value === 'string') {
    const otherCase = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
    return [
      `${value}\u0000`,
      `${value}\ud800`,
      '\u0000',
      `\udc00${value}`,
      otherCase,
      `${value} `.repeat(900),
      [value],
    ];
  }
  if (typeof value === 'number') return [...RAW_NUMBERS.map(raw), String(value), -value, value + 0.001, [value]];
  if (Array.isArray(value))
    return [[...value, ...value], [...value, '\u0000'], [value], [...value, null], value[0], []];
  return ['true', 1, {}, '\u0000'];
}

/** The body with one error, mostly in the value of one field. */
function spoilt(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const ways = fc.constantFrom('twist', 'twist', 'twist', 'twist', 'twist', 'replace', 'add', 'remove');
  return fc
    .tuple(body, fc.nat(), ways, fc.nat(), hostileValue, fc.constantFrom(...NAMES))
    .map(([whole, which, how, twist, hostile, name]) => {
      const fields = Object.entries(whole as object);
      const at = which % Math.max(1, fields.length);
      const [field, value] = fields[at] ?? [];
      if (how === 'add' || field === undefined) fields.push([name, hostile]);
      else if (how === 'remove') fields.splice(at, 1);
      else fields[at] = [field, how === 'replace' ? hostile : twists(value)[twist % twists(value).length]];
      // With an own property __proto__, as JSON.parse creates it.
      return Object.fromEntries(fields);
    });
}
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'id',
  'status',
  'then',
  '\u0000',
];

const BROKEN_JSON: (string | number[])[] = [
  '',
  '{',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1} {}',
  '\ufeff{}',
  'null',
  '"text"',
  '[]',
  '1e400',
  'NaN',
  '\u0000',
  '['.repeat(20_000),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
  '{"username":"a","username":"b"}',
  [0xff, 0xfe, 0x7b, 0x7d],
  [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d],
];

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  '',
];

const FOREIGN_TOKENS = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer null',
  'Bearer a b',
  `Bearer ${'A'.repeat(43)}`,
  `Bearer ${'A'.repeat(5000)}`,
  'Basic YWRtaW46Y29pbm9wLWRlbW8=',
  "Bearer ' or 1=1 --",
  'bearer %00',
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'];

/** A path parameter, encoded correctly or not. */
const hostileSegment = fc.oneof(
  fc.constantFrom('%00', '%ED%A0%80', '%zz', '%', '..%2f..', '%2e%2e', '%2F', '.', ' ', '%F0%9F%91%8D', 'a%0d%0ab'),
  fc
    .constantFrom(...SCALARS.filter((text) => text !== '' && text.isWellFormed() && text.length < 5000))
    .map(encodeURIComponent),
  fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  fc.stringMatching(/^[A-Za-z0-9_-]{65,80}$/),
);

const hostileQuery = (right: fc.Arbitrary<unknown>) =>
  fc.oneof(
    hostileValue,
    fc.tuple(right, fc.nat()).map(([value, twist]) => twists(String(value))[twist % twists('x').length]),
  );

/** Requests for one operation. */
export function casesOf(operation: Operation, token: string, knownIds: KnownIds): fc.Arbitrary<Case> {
  const [method = '', template = ''] = operation.route.split(' ');
  const known = (name: string) => knownIds(operation.operationId, name);
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header');
  const json = node(node(operation.requestBody?.content)['application/json']);
  const body = json.schema ? valid(node(json.schema), known) : undefined;
  const [fileType] = Object.keys(node(operation.requestBody?.content)).filter((type) => type !== 'application/json');

  const segments = (hostile: boolean) =>
    fc.tuple(
      ...inPath.map(({ name, schema }) =>
        hostile ? hostileSegment : valid(node(schema), known, String(name)).map((id) => encodeURIComponent(String(id))),
      ),
    );
  const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const encoded = (value: unknown) => encodeURIComponent(asText(value).slice(0, 5000).toWellFormed());
  const queries = (hostile: boolean) => {
    const each = inQuery.map(({ name, schema }) =>
      fc.option(
        (hostile
          ? hostileQuery(valid(node(schema), known, String(name)))
          : valid(node(schema), known, String(name))
        ).map((value) => `${name}=${encoded(value)}`),
        { nil: undefined },
      ),
    );
    const odd = fc.constantFrom('a=%zz', 'b=%ED%A0%80', '__proto__=1', 'limit', '&&=', 'page=1&page=2', 'status=%00');
    return fc
      .tuple(fc.tuple(...each), hostile ? fc.option(odd, { nil: undefined }) : fc.constant(undefined))
      .map(([given, extra]) => [...given, extra].filter((part) => part !== undefined).join('&'));
  };
  const extraHeaders = (hostile: boolean) =>
    fc
      .tuple(
        ...inHeader.map(({ name }) => {
          const odd = fc.constantFrom('', ' ', 'x'.repeat(5000), 'é', "'", '__proto__');
          // The contract's only header is an idempotency key, and a key that was used for another request is refused.
          const values = hostile ? odd : fc.uuid().map((id) => `${operation.operationId}-${id}`);
          return fc.option(
            values.map((value) => [String(name), value] as const),
            { nil: undefined },
          );
        }),
      )
      .map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== undefined)));
  const bodies = (hostile: boolean): fc.Arbitrary<Case['body']> => {
    const whole = body ?? fc.constant({});
    const written = (value: unknown) => withRawNumbers(JSON.stringify(value));
    // A file that can be read, or lines of one, which are refused one by one.
    if (fileType) {
      const lines = fc.array(fc.oneof(hostileValue.map(written), fc.constantFrom(...BROKEN_JSON)));
      return fc.oneof(
        lines.map((all) => all.join('\n')),
        ...known('file').map((file) => fc.constant(file)),
      );
    }
    if (!hostile) return body ? whole.map(written) : fc.constant(undefined);
    return fc.oneof(
      { weight: 9, arbitrary: spoilt(whole).map(written) },
      { weight: 2, arbitrary: fc.constantFrom(...BROKEN_JSON) },
      { weight: 1, arbitrary: hostileValue.map((value) => withRawNumbers(JSON.stringify(value) ?? '')) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    );
  };

  /** What is hostile about the request, if anything: mostly the kind of input that the operation takes most of. */
  const hostileParts = [...Array<string>(6).fill('none'), 'token', 'type', 'method'];
  if (inPath.length > 0) hostileParts.push('path', 'path');
  if (inQuery.length > 0) hostileParts.push('query', 'query', 'query');
  if (inHeader.length > 0) hostileParts.push('header');
  if (body) hostileParts.push('body', 'body', 'body', 'body', 'body', 'body');
  return fc.constantFrom(...hostileParts).chain((hostilePart) =>
    fc
      .record({
        values: segments(hostilePart === 'path'),
        query: queries(hostilePart === 'query'),
        extra: extraHeaders(hostilePart === 'header'),
        text: bodies(hostilePart === 'body'),
        type: hostilePart === 'type' ? fc.constantFrom(...CONTENT_TYPES) : fc.constant(fileType ?? 'application/json'),
        authorization: hostilePart === 'token' ? fc.constantFrom(...FOREIGN_TOKENS) : fc.constant(`Bearer ${token}`),
        other: hostilePart === 'method' ? fc.constantFrom(...METHODS) : fc.constant(method),
      })
      .map(({ values, query, extra, text, type, authorization, other }): Case => {
        let at = 0;
        const path = template.replace(/\{[^}]+\}/g, () => values[at++] ?? 'x');
        const withBody = text !== undefined && other !== 'GET';
        return {
          method: other,
          path: query ? `${path}?${query}` : path,
          headers: { ...extra, ...(withBody && { 'content-type': type }), ...(authorization && { authorization }) },
          ...(withBody && { body: text }),
          offered: other === method,
        };
      }),
  );
}

import type { Context } from 'hono';
import { ZodNumber, type ZodType, ZodUnion, type z } from 'zod';
import { accountNumberIn, FREE_TEXTS, type TextKind } from '../domain/account-number.ts';
import { BadRequest, type FieldError, InvalidInput } from '../domain/errors.ts';
import { JsonReader, RepeatedKey, UnreadableJson } from '../domain/json-reader.ts';
import { ID_RULES } from '../domain/record-id.ts';
import { Turn } from '../domain/turn.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Limit of a body's size: 200 ids, or all texts of an item, fit. Up to it, a field that is too long gets its own error.
 */
export const MAX_BODY_BYTES = 64 * 1024;
/** A username and a password, however they are escaped. */
export const MAX_SIGN_IN_BYTES = 8 * 1024;

/** With so many errors the caller has seen enough; each further one would only make the answer slower. */
const MAX_FIELD_ERRORS = 20;
/** Characters of an unknown field's name that an error repeats. */
const MAX_NAME = 100;

/**
 * Reads and validates the JSON body.
 *
 * @throws BadRequest when the body is not JSON, or too deep or too long for any request
 * @throws InvalidInput naming each invalid field
 */
export async function readBody<S extends ZodType>(c: Context<AppEnv>, schema: S): Promise<z.output<S>> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new BadRequest('The body must be JSON (Content-Type: application/json).');
  const body = await jsonOf(await c.req.text());
  return checked(schema, body, 'body');
}

/** Characters of a body that are read between two looks at the clock. */
const SLICE = 16 * 1024;

/** @throws BadRequest */
async function jsonOf(text: string): Promise<unknown> {
  const reader = new JsonReader(text);
  const turn = new Turn();
  try {
    while (!reader.readOn(SLICE)) if (turn.isOver) await turn.pass();
    return reader.value;
  } catch (error) {
    if (error instanceof RepeatedKey) throw new BadRequest(`The body has ${nameOf(error.key)} twice.`);
    if (error instanceof UnreadableJson) throw new BadRequest(`The body ${error.message}.`);
    throw error;
  }
}

/** The name of a field in an error; a name that may be an account number is not repeated. */
const nameOf = (key: string) => (accountNumberIn(key, 'note') ? 'a field' : JSON.stringify(key.slice(0, MAX_NAME)));

/**
 * Like `readBody`, for a request whose body is optional.
 *
 * @returns undefined without a body, whatever its content type
 * @throws BadRequest when there is a body that is not JSON
 * @throws InvalidInput naming each invalid field
 */
export async function readOptionalBody<S extends ZodType>(
  c: Context<AppEnv>,
  schema: S,
): Promise<z.output<S> | undefined> {
  return (await c.req.text()) === '' ? undefined : readBody(c, schema);
}

/**
 * Reads and validates the query. An empty value counts as absent; a repeated name is refused, and so is a number that is not written in
 * digits, which JavaScript would read (`+1`, `0x10`).
 *
 * @throws InvalidInput naming each invalid parameter
 */
export function readQuery<S extends ZodType>(c: Context<AppEnv>, schema: S): z.output<S> {
  const given = Object.entries(c.req.queries()).filter(([, values]) => values.some((value) => value !== ''));
  const repeated = given.filter(([, values]) => values.length > 1);
  if (repeated.length > 0) {
    const errors = repeated.map(([path]) => ({ path, message: 'may be given only once' }));
    throw new InvalidInput(errors.slice(0, MAX_FIELD_ERRORS));
  }
  const texts = Object.fromEntries(given.map(([name, values]) => [name, values[0]]));
  const query = checked(schema, texts, 'query');
  const errors = Object.entries(query as object).flatMap(([path, value]) =>
    typeof value === 'number' && texts[path] !== undefined && !DIGITS.test(texts[path])
      ? [{ path, message: 'must be a number' }]
      : [],
  );
  if (errors.length > 0) throw new InvalidInput(errors);
  return query;
}

const DIGITS = /^-?\d+(\.\d+)?$/;

/** Reads and validates the path parameters. @throws InvalidInput */
export function readParams<S extends ZodType>(c: Context<AppEnv>, schema: S): z.output<S> {
  return checked(schema, c.req.param(), 'path');
}

/** Parses a value with the schema. @param whole the value's name in errors about it as a whole @throws InvalidInput */
export function checked<S extends ZodType>(
  schema: S,
  value: unknown,
  whole: 'body' | 'query' | 'path' | 'record',
): z.output<S> {
  const result = schema.safeParse(value, { reportInput: true, error: allowedNumbers });
  const errors = result.success
    ? unstorableText(result.data, [], whole === 'body' || whole === 'record')
    : result.error.issues.flatMap(fieldErrors);
  if (errors.length > 0) {
    // Only the first error of each field: after "must not be empty", "must not be blank" adds nothing.
    const firstOfEach = new Map(errors.toReversed().map((error) => [error.path || whole, error.message]));
    const ofFields = [...firstOfEach].map(([path, message]) => ({ path, message })).toReversed();
    throw new InvalidInput(ofFields.slice(0, MAX_FIELD_ERRORS));
  }
  return result.data as z.output<S>;
}

/**
 * PostgreSQL's text cannot store U+0000 or a lone surrogate, so no field may contain one. What is stored has no number of an account or card either.
 *
 * @param isStored the value comes in to be stored
 */
function unstorableText(value: unknown, path: string[], isStored: boolean): FieldError[] {
  if (typeof value === 'string') {
    const message = unstorable(value, isStored ? FREE_TEXTS.get(path.at(-1) ?? '') : undefined);
    return message === undefined ? [] : [{ path: path.join('.'), message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => unstorableText(item, [...path, key], isStored));
}

function unstorable(text: string, kind: TextKind | undefined): string | undefined {
  if (text.includes('\0')) return 'must not contain the NUL character';
  if (!text.isWellFormed()) return 'must be well-formed Unicode text';
  return kind && accountNumberIn(text, kind);
}

type Issue = z.core.$ZodIssue;

function fieldErrors(issue: Issue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.slice(0, MAX_FIELD_ERRORS).map((key) => key.slice(0, MAX_NAME));
    return keys.map((key) => ({ path: [...path, key].join('.'), message: 'is not a known field' }));
  }
  return [{ path: path.join('.'), message: messageOf(issue) }];
}

/** Describes an issue as the end of the sentence "reason …". */
function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${article(issue.expected)}`;
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'must not be empty' : `must have at least ${issue.minimum} characters`;
      if (issue.origin === 'array')
        return issue.minimum === 1 ? 'must not be empty' : `must have at least ${issue.minimum} entries`;
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `must have at most ${issue.maximum} characters`;
      if (issue.origin === 'array') return `must have at most ${issue.maximum} entries`;
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`;
    case 'invalid_format':
      if (issue.format === 'date') return 'must be a day as YYYY-MM-DD';
      if (issue.format === 'datetime') return 'must be a time in UTC as YYYY-MM-DDThh:mm:ssZ';
      if (typeof issue.input === 'string' && issue.input.trim() === '') return 'must not be blank';
      return wrongId(issue.pattern, String(issue.input)) ?? 'has the wrong format';
    case 'invalid_union':
      return issue.message;
    default:
      return 'is not valid';
  }
}

/** Says what an id may be, and what was sent instead. What may be the number of an account is not repeated. */
function wrongId(pattern: string | undefined, id: string): string | undefined {
  const rule = ID_RULES.get(pattern ?? '');
  if (rule === undefined) return undefined;
  return accountNumberIn(id, 'note')
    ? `must be ${rule}`
    : `must be ${rule}, not ${JSON.stringify(id.slice(0, MAX_NAME))}`;
}

/**
 * In the contract, a choice of numbers is a union of ranges with one number each, because query texts are coerced to
 * numbers for ranges but not for enumerations. The issue does not list the options; the schema does.
 */
function allowedNumbers(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const ranges = issue.inst instanceof ZodUnion ? issue.inst.options : [];
  const numbers = ranges.map((range) =>
    range instanceof ZodNumber && range.minValue === range.maxValue ? range.minValue : null,
  );
  return numbers.length === 0 || numbers.includes(null) ? 'is not valid' : `must be one of ${numbers.join(', ')}`;
}

const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

import { type Contract, type Node, node } from '../read-contract.ts';

// Compares an answer with its schema, as far as the contract's answers use JSON Schema.

export interface SchemaProblem {
  /** Property names and list indexes, from the answer down. */
  path: (string | number)[];
  came: unknown;
  /** Such as 'a number' or 'one of a, b'. */
  wanted: string;
}

const NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};
/** Of each pair a back end sends at least one. */
const EITHER = [
  ['withdrawal_id', 'request_id'],
  ['requested_amount', 'amount'],
  ['processing_fee', 'fee'],
] as const;
export const A_TIME = 'a time such as 2026-11-20T09:14:05Z';
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

const list = (value: unknown) => (value ?? []) as unknown[];

export function schemaProblems(
  follow: Contract['follow'],
  written: unknown,
  came: unknown,
  path: SchemaProblem['path'] = [],
): SchemaProblem[] {
  const schema = follow(written);
  const choices = list(schema.anyOf);
  if (choices.length > 0) return ofTheNearest(choices);
  const types = [schema.type].flat().filter((type) => type !== undefined);
  if (types.length > 0 && !types.some((type) => isOf(String(type), came))) return [problem(wantedBy(follow, schema))];
  if (typeof came === 'string') return ofText();
  if (typeof came === 'number') return ofNumber();
  if (Array.isArray(came)) {
    return came.flatMap((one, index) => schemaProblems(follow, schema.items ?? {}, one, [...path, index]));
  }
  return typeof came === 'object' && came !== null ? ofObject(came) : [];

  function problem(wanted: string): SchemaProblem {
    return { path, came, wanted };
  }

  /** None if one choice fits; else what the choice of the same type lacks. */
  function ofTheNearest(all: unknown[]): SchemaProblem[] {
    const found = all.map((choice) => schemaProblems(follow, choice, came, path));
    if (found.some((problems) => problems.length === 0)) return [];
    const inside = found.find((problems) => problems.every((one) => one.path.length > path.length));
    return inside ?? [problem([...new Set(all.map((choice) => wantedBy(follow, choice)))].join(' or '))];
  }

  function ofText(): SchemaProblem[] {
    const text = came as string;
    const { format, enum: words, minLength = 0, maxLength = Infinity, pattern } = schema;
    if (format === 'date-time' && !TIME.test(text)) return [problem(wantedBy(follow, schema))];
    if (Array.isArray(words) && !words.includes(text)) return [problem(`one of ${words.join(', ')}`)];
    if ([...text].length < Number(minLength)) return [problem('text that is not empty')];
    if ([...text].length > Number(maxLength)) return [problem(`text of at most ${maxLength} characters`)];
    return pattern !== undefined && !new RegExp(String(pattern), 'u').test(text)
      ? [problem(`text like ${pattern}`)]
      : [];
  }

  function ofNumber(): SchemaProblem[] {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    if ((came as number) < Number(minimum)) return [problem(`a number from ${minimum} on`)];
    return (came as number) > Number(maximum) ? [problem(`a number up to ${maximum}`)] : [];
  }

  function ofObject(fields: object): SchemaProblem[] {
    const properties = node(schema.properties);
    const lacking = (name: string, wanted: string): SchemaProblem => ({
      path: [...path, name],
      came: undefined,
      wanted,
    });
    const missing = list(schema.required)
      .filter((name) => !(String(name) in fields))
      .map((name) => lacking(String(name), wantedBy(follow, properties[String(name)])));
    const pairs = EITHER.filter(([one, other]) => one in properties && other in properties).flatMap(([one, other]) =>
      one in fields || other in fields ? [] : [lacking(one, `this or ${other}`)],
    );
    const present = Object.entries(fields).flatMap(([name, value]) => {
      const property = properties[name] ?? schema.additionalProperties;
      return value === undefined || typeof property !== 'object'
        ? []
        : schemaProblems(follow, property, value, [...path, name]);
    });
    return [...missing, ...pairs, ...present];
  }
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function wantedBy(follow: Contract['follow'], written: unknown): string {
  const schema: Node = follow(written);
  const choices = list(schema.anyOf);
  if (choices.length > 0) return [...new Set(choices.map((choice) => wantedBy(follow, choice)))].join(' or ');
  if (schema.format === 'date-time') return A_TIME + ([schema.type].flat().includes('null') ? ' or null' : '');
  return [schema.type]
    .flat()
    .map((type) => NAMES[String(type)] ?? 'a value')
    .join(' or ');
}

import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { UnreadableAnswer } from '../lib/api-error.ts';
import { noteInexact, noteNumericId, UnreadableNumber } from '../lib/unreadable.ts';

// Reads the answers of all back ends by the contract, in place: what has another type than the contract says is read if it can be, or marked. Fields
// that the contract does not know stay as they are. docs/own-back-end.md has the rules.

/** How openapi/answer-shapes.ts writes them. */
type Shapes = readonly string[];

/** The facts that `npm run generate` adds to a call that reads: the kind of its answer, and the shapes in it. */
export interface Readable {
  answer?: Shapes;
}

interface Kind {
  type: string;
  isRequired: boolean;
  isNullable: boolean;
  /** Of the members of a list or a map. */
  of?: Kind | undefined;
}

export type Fields = Record<string, unknown>;

/** The text of a value of another type: long enough to be recognized. */
const MAX_SHOWN = 200;
const ANSWER = 'The answer';

/**
 * A call that reads brings its own shapes. All others, and what is said of changes, come after the first change.
 *
 * @throws UnreadableAnswer when it is no answer to the call, or lacks a list
 * @throws Refusal when a change was answered with `success: false`
 */
export async function readAnswer(call: AxiosRequestConfig & Readable, data: unknown): Promise<unknown> {
  const { method = 'GET', url, answer: [kind, ...shapes] = [] } = call;
  return kind === undefined
    ? (await import('./read-any-answer.ts')).readAnyAnswer(`${method} ${url}`, data)
    : readBy(shapes, kind, data);
}

/** @param isLenient a list may be missing: the answer to a change need not have what did not happen */
export function readBy(table: Shapes, kind: string, data: unknown, isLenient = false): unknown {
  return member(kindIn(kind), wrapped(data), ANSWER, true);

  /** A list in place of an object whose only list it is. */
  function wrapped(answer: unknown): unknown {
    const fields = fieldsIn(table, kind);
    const lists = [...fields].filter(([, { type, isRequired }]) => type === '[' && isRequired);
    if (Array.isArray(answer) && lists[0] && !lists[1] && !isLenient) return { [lists[0][0]]: answer };
    if (isFields(answer) && fields.size > 0 && ![...fields.keys()].some((name) => name in answer)) {
      // Nothing may be all that an answer without a required field has.
      const mayBeEmpty = ![...fields.values()].some(({ isRequired }) => isRequired);
      if (!mayBeEmpty || Object.keys(answer).length > 0) {
        throw new UnreadableAnswer('The answer has no field of the contract.');
      }
    }
    return answer;
  }

  /** A value that has to be there; in place of a field's object, one in which nothing is. */
  function member({ type, isNullable, of }: Kind, value: unknown, where: string, isWhole: boolean): unknown {
    if (value === null && isNullable) return null;
    if (type === '[' && of) {
      if (!Array.isArray(value)) return notThere(where, value);
      for (const [index, one] of value.entries()) value[index] = member(of, one, `${where}[${index}]`, true);
      return value;
    }
    if (!of && !/\d/.test(type)) return scalar(type, where, value);
    if (!isFields(value)) return isWhole || of ? notThere(where, value) : object(type, {});
    if (!of) return object(type, value);
    for (const [name, one] of Object.entries(value)) value[name] = member(of, one, `${where}.${name}`, true);
    return value;
  }

  function object(shape: string, fields: Fields): Fields {
    for (const [name, kindOfField] of fieldsIn(table, shape)) {
      const read = field(kindOfField, name, fields[name]);
      // Also 0 in place of -0.
      if (!Object.is(read, fields[name])) fields[name] = read;
    }
    return fields;
  }

  function field(kindOfField: Kind, name: string, value: unknown): unknown {
    const { type, isRequired, isNullable } = kindOfField;
    const isMissing = value === undefined || value === null;
    if (isMissing && (isNullable || !isRequired)) return isNullable ? value : undefined;
    if (!isRequired && /\d/.test(type) && !isFields(value)) return undefined;
    if (type === '[' && value === undefined && isLenient) return [];
    return member(kindOfField, value, name, false);
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function notThere(where: string, value: unknown): never {
  // axios passes on text that it cannot parse. No answer of the contract is a plain string.
  if (where === ANSWER && typeof value === 'string' && value) throw new UnreadableAnswer();
  const what = value === undefined ? 'missing' : value === '' ? 'empty' : Array.isArray(value) ? 'a list' : null;
  throw new UnreadableAnswer(
    `${where} is ${what ?? (isFields(value) ? 'an object' : String(value).slice(0, MAX_SHOWN))}`,
  );
}

/** By what they were made of. */
const kinds = new Map<string, Kind>();
const shapes = new Map<string, ReadonlyMap<string, Kind>>();

function kindIn(written: string): Kind {
  const [, required, nullable, type = 'x', rest] = /^(!?)(\??)(\d+|.)(.*)$/.exec(written) ?? [];
  const kind = kinds.get(written) ?? {
    type,
    isRequired: required === '!',
    isNullable: nullable === '?',
    of: rest ? kindIn(rest) : undefined,
  };
  kinds.set(written, kind);
  return kind;
}

/** None of what is no shape. */
export function fieldsIn(written: Shapes, shape: string): ReadonlyMap<string, Kind> {
  const text = written[Number(shape.replace(/\D/g, '') || -1)] ?? '';
  const fields =
    shapes.get(text) ??
    new Map(
      text.split(';').flatMap((group) => {
        const [kind = '', ...names] = group.split(' ');
        return names.map((name) => [name, kindIn(kind)] as const);
      }),
    );
  shapes.set(text, fields);
  return fields;
}

function scalar(type: string, name: string, value: unknown): unknown {
  if (type === 'x') return value;
  if (type === 'b') return booleanIn(value);
  if ('unf'.includes(type)) return numberIn(type, value);
  const text = textIn(value);
  if (type === 'i' && text !== value && text !== '')
    (Number.isSafeInteger(value) ? noteNumericId : noteInexact)(text, name);
  return text;
}

/** A required text that is missing becomes an empty text, which no screen shows as a value. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return (typeof value === 'object' && value ? JSON.stringify(value) : String(value ?? '')).slice(0, MAX_SHOWN);
}

function booleanIn(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === 1) return true;
  return value === false || value === 'false' || value === 0 ? false : undefined;
}

/** A number, or a text of digits: amounts and counts with two decimals at most, exactly. Undefined where there is none. */
function numberIn(type: string, value: unknown): number | UnreadableNumber | undefined {
  if (value === undefined || value === null) return undefined;
  const digits = type === 'f' ? /^-?\d+(\.\d+)?$/ : /^-?\d+(\.\d{1,2})?$/;
  const number = typeof value === 'string' && digits.test(value) ? Number(value) : value;
  // Whole cents are exact up to here, and whole counts.
  const isExact = typeof number === 'number' && Math.abs(number) * (type === 'u' ? 100 : 1) <= Number.MAX_SAFE_INTEGER;
  // Without the sign of zero.
  return isExact ? number + 0 : new UnreadableNumber(textIn(value));
}

export type Arrived = Pick<AxiosResponse<unknown>, 'data' | 'headers' | 'request'>;

/** A page, which a proxy writes and no back end, or the answer to another path, to which the call was led. */
export function isOfAnother({ data, headers, request }: Arrived, url = ''): boolean {
  const { responseURL } = (request ?? {}) as { responseURL?: string };
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  if (responseURL && withoutSlash(new URL(responseURL).pathname) !== withoutSlash(url)) return true;
  return typeof data === 'string' && (/^text\/html\b/.test(String(headers['content-type'])) || /^\s*</.test(data));
}

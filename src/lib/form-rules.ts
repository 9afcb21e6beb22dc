import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** The messages of a field: when it is empty, and when its text has the wrong form. The limits are the contract's. */
export type FieldWords = { required?: string; invalid?: string };

/**
 * Validates the request that the form would send against the contract's schema. The fields are named like those of the
 * request.
 *
 * @param toRequest makes the nulls, numbers and lists of the typed texts
 */
export function requestResolver<Values extends FieldValues, Request>(
  schema: ZodType<Request, FieldValues>,
  toRequest: (values: Values) => unknown,
  words: Partial<Record<string, FieldWords>> = {},
): Resolver<Values, unknown, Request> {
  const resolve = zodResolver(schema, { error: (issue) => wordsOf(issue, words), reportInput: true });
  return (values, context, options) =>
    // The errors are named like the form's fields.
    resolve(toRequest(values) as FieldValues, context, options as never) as ReturnType<
      Resolver<Values, unknown, Request>
    >;
}

/** Whether an amount or a percentage has at most two decimals, which a JSON schema cannot demand. */
export const hasTwoDecimals = (value: number): boolean => Math.round(value * 100) / 100 === value;

type Issue = { code?: string; path?: PropertyKey[]; minimum?: unknown; maximum?: unknown; input?: unknown };

/** Undefined where a rule that the form has added brings its own message. */
export function wordsOf(
  { code, path = [], minimum, maximum, input }: Issue,
  words: Partial<Record<string, FieldWords>>,
): string | undefined {
  const { required = 'Required', invalid } = words[path.join('.')] ?? words[String(path[0])] ?? {};
  if (code === 'custom') return undefined;
  if (input === undefined || input === null || input === '') return required;
  if (code === 'too_small') return invalid ?? `At least ${minimum} characters`;
  if (code === 'too_big') return `At most ${maximum} characters`;
  return invalid;
}

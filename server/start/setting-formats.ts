import { z } from 'zod';
import { MAX_USD } from '../domain/money.ts';

// Formats of settings. Each message follows the setting's name and value.

export const wholeNumber = (fallback: number, max: number) => {
  const message = `is not a whole number from 0 to ${max}.`;
  const digits = z.string().regex(/^\d+$/, message).default(String(fallback));
  return digits.transform(Number).pipe(z.number().max(max, message));
};

export const decimal = (fallback: number, min: number, max: number) => {
  const message = `is not a number from ${min} to ${max}.`;
  const digits = z
    .string()
    .regex(/^\d+(\.\d+)?$/, message)
    .default(String(fallback));
  return digits.transform(Number).pipe(z.number().min(min, message).max(max, message));
};

/** At most two decimals, so rounding is exact. */
export const toCents = (usd: number): number => Math.round(usd * 100);

const MAX_LIMIT_USD = 1_000_000_000;
const DOLLARS = `is not an amount of dollars from 0.01 to ${MAX_LIMIT_USD}, with at most two decimals.`;
/** An amount of dollars, as cents. */
export const dollars = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, DOLLARS)
  .transform(Number)
  .pipe(z.number().min(0.01, DOLLARS).max(MAX_LIMIT_USD, DOLLARS))
  .transform(toCents)
  .optional();

const DOLLARS_OR_NONE = `is not an amount of dollars from 0 to ${MAX_USD}, with at most two decimals.`;

/** The same; zero stands for none. */
export const dollarsOrNone = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, DOLLARS_OR_NONE)
  .transform(Number)
  .pipe(z.number().max(MAX_USD, DOLLARS_OR_NONE))
  .transform(toCents);

export const postgresUrl = z
  .string()
  .refine(
    (text) => !/^\w+:\/\/(?:[^/?#]*@|(?![^/?#]*@))[^/?#@]*,/.test(text),
    'names several hosts: name one that leads to the primary, such as that of HAProxy (docs/operations.md).',
  )
  .refine(
    (text) => /^(postgres|postgresql|socket):/.test(text) && URL.canParse(text),
    'is not the address of a PostgreSQL server, such as postgres://user:password@host:5432/database. ' +
      'A character of the password that means something in addresses has to be encoded: # as %23, / as %2F.',
  )
  .optional();

/** Refused here, because the error of a call with any other token would repeat it. */
export const token = z
  .string()
  .regex(
    /^[!-~]+$/,
    'is not a token: only letters, digits and signs of ASCII can be sent, without spaces and line ends.',
  )
  .optional();

/** The lengths that 32 bytes have in base64, with and without padding. */
const KEY = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Reads keys of 32 bytes in base64, separated by commas or white space; undefined when there is none or one is not. */
export function readSecretsKeys(text: string): Buffer[] | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const areKeys = words.length > 0 && words.every((word) => KEY.test(word));
  return areKeys ? words.map((word) => Buffer.from(word, 'base64')) : undefined;
}

export const secretsKeys = z
  .string()
  .refine(
    (text) => readSecretsKeys(text) !== undefined,
    'is not a key of 32 bytes in base64. This makes one: openssl rand -base64 32',
  )
  .transform((text) => readSecretsKeys(text) ?? [])
  .optional();

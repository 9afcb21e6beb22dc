import { z } from 'zod';
import { SECOND_FACTOR_POLICIES } from './authentication/second-factor.ts';
import { MAX_USD } from './domain/money.ts';
import { InvalidSetting } from './invalid-setting.ts';

// The variables of the environment, their formats and defaults. `settings.ts` turns them into settings.

/** From fewest lines to most; then none at all. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const wholeNumber = (fallback: number, max: number) => {
  const message = `is not a whole number from 0 to ${max}.`;
  const digits = z.string().regex(/^\d+$/, message).default(String(fallback));
  return digits.transform(Number).pipe(z.number().max(max, message));
};

const decimal = (fallback: number, min: number, max: number) => {
  const message = `is not a number from ${min} to ${max}.`;
  const digits = z
    .string()
    .regex(/^\d+(\.\d+)?$/, message)
    .default(String(fallback));
  return digits.transform(Number).pipe(z.number().min(min, message).max(max, message));
};

const postgresUrl = z
  .string()
  .refine(
    (text) => /^(postgres|postgresql|socket):/.test(text) && URL.canParse(text),
    'is not the address of a PostgreSQL server, such as postgres://user:password@host:5432/database. ' +
      'A character of the password that means something in addresses has to be encoded: # as %23, / as %2F.',
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

const secretsKeys = z
  .string()
  .refine(
    (text) => readSecretsKeys(text) !== undefined,
    'is not a key of 32 bytes in base64. This makes one: openssl rand -base64 32',
  )
  .transform((text) => readSecretsKeys(text) ?? [])
  .optional();

/** Their values may contain a password or are a key, so no message repeats them. */
const SECRET = ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'SSO_CLIENT_SECRET', 'SECRETS_KEY'];

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(4600, 65_535),
  DATABASE_URL: postgresUrl,
  DATABASE_REPLICA_URL: postgresUrl,
  DATABASE_REPLICA_LAG: decimal(5, 1, 3_600),
  DATABASE_CONNECTIONS: wholeNumber(10, 1_000),
  DATA_DIR: z.string().default('.data'),
  DEMO_TRANSACTIONS: wholeNumber(20_000, 10_000_000),
  DEMO_LIVE: z.enum(['on', 'off'], 'is not one of on, off.').default('on'),
  AUDIT_HEAD_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is not one of ${LOG_LEVELS.join(', ')}.`).default('info'),
  TRUST_PROXY: z.string().default('0'),
  RATE_LIMIT: wholeNumber(600, 1_000_000),
  INSECURE_HTTP: wholeNumber(0, 1),
  PAYMENT_RAIL: z.string().optional(),
  PAYMENT_RAIL_TOKEN: z.string().optional(),
  PROCESS_AFTER: decimal(15, 0, 10_080),
  PAYMENT_LEASE: decimal(30, 1, 3_600),
  SIMULATOR_DELAY: decimal(4, 0, 600),
  DRAIN_SECONDS: decimal(5, 0, 300),
  PUBLIC_URL: z.string().optional(),
  SSO_ISSUER: z.string().optional(),
  SSO_CLIENT_ID: z.string().optional(),
  SSO_CLIENT_SECRET: z.string().optional(),
  SSO_CLIENT_SECRET_FILE: z.string().optional(),
  SSO_SCOPE: z.string().default('openid profile'),
  SSO_ROLES_CLAIM: z.string().default('roles'),
  SSO_ROLES: z.string().optional(),
  WEBHOOK_ALLOW_PRIVATE: wholeNumber(0, 1),
  SECRETS_KEY: secretsKeys,
  SECRETS_KEY_FILE: z.string().optional(),
  SECOND_FACTOR: z.enum(SECOND_FACTOR_POLICIES, `is not one of ${SECOND_FACTOR_POLICIES.join(', ')}.`).optional(),
  STEP_UP_FROM: decimal(1_000, 0, MAX_USD),
});

/** An empty variable counts as not set. */
export function readEnvironment(env: NodeJS.ProcessEnv): z.output<typeof environment> {
  const { data, error } = environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (data) return data;
  const { path, message } = error.issues[0] as z.core.$ZodIssue;
  const name = String(path[0]);
  throw new InvalidSetting(`${SECRET.includes(name) ? name : `${name}=${env[name]}`} ${message}`);
}

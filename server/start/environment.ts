import { readFileSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { SECOND_FACTOR_POLICIES } from '../authentication/second-factor.ts';
import { MAX_USD } from '../domain/money.ts';
import { REFERENCE_ACCESS } from '../http/api-reference.ts';
import { InvalidSetting } from './invalid-setting.ts';
import { decimal, dollars, dollarsOrNone, postgresUrl, secretsKeys, token, wholeNumber } from './setting-formats.ts';

// The variables of the environment: of each the format, the default and what it is for, from which the table in
// docs/settings.md is made (`npm run settings:table`). `settings.ts` turns them into settings.

/** From fewest lines to most; then none at all. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Their values may contain a password or are a key, so no message repeats them. Each can be in a file, which `<name>_FILE` names. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'PAYMENT_RAIL_TOKEN',
  'SSO_CLIENT_SECRET',
  'SECRETS_KEY',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_METRICS_HEADERS',
] as const;

const fileOf = (name: (typeof SECRETS)[number]) =>
  z
    .string()
    .optional()
    .meta({ description: `a file that contains it, in place of \`${name}\`` });

const environment = z.object({
  HOST: z
    .string()
    .default('127.0.0.1')
    .meta({ description: 'the address it listens on; without `DATABASE_URL` a loopback address only' }),
  PORT: wholeNumber(4600, 65_535).meta({ description: 'the port that the server listens on' }),
  DATABASE_URL: postgresUrl.meta({
    description: 'a PostgreSQL server (15 or newer); by default the embedded database with demo data',
  }),
  DATABASE_URL_FILE: fileOf('DATABASE_URL'),
  DATABASE_OWNER_URL: postgresUrl.meta({
    description:
      'the same database with the role that owns it, for `npm run migrate`; with it the server itself never migrates',
  }),
  DATABASE_OWNER_URL_FILE: fileOf('DATABASE_OWNER_URL'),
  DATABASE_CONNECTIONS: wholeNumber(10, 1_000).meta({
    description: 'maximum of connections per server process, besides three for exports and three for background work',
  }),
  DATA_DIR: z.string().default('.data').meta({ description: 'the embedded database’s folder' }),
  DEMO_TRANSACTIONS: wholeNumber(20_000, 10_000_000).meta({
    description: 'number of transactions in a new embedded database',
  }),
  DEMO_LIVE: z
    .enum(['on', 'off'], 'is not one of on, off.')
    .default('on')
    .meta({ description: '`off`: no simulated platform sends the demo a few new records a minute' }),
  AUDIT_HEAD_FILE: z.string().optional().meta({
    default: '`<DATA_DIR>/audit-heads`, the demo’s `demo-audit-heads`',
    description: 'the file to which sealed blocks of the audit log are exported, one file per database',
  }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `is not one of ${LOG_LEVELS.join(', ')}.`)
    .default('info')
    .meta({
      description:
        '`fatal`, `error`, `warn`, `info`, `debug` or `silent`; structured lines on standard output. In a terminal calls have no lines unless it is set. The signal `SIGUSR2` makes it `debug`, and the next one what it was',
    }),
  METRICS_PORT: wholeNumber(0, 65_535).meta({
    description: 'the port of `/metrics`, which Prometheus reads; `0`: none',
  }),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .meta({ description: 'the address of that port; whoever reaches it sees the figures of the business' }),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: z.string().optional().meta({
    description:
      'where metrics are pushed to once a minute by OTLP over HTTP, as in `https://collector.example.org/v1/metrics`',
  }),
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: z
    .string()
    .optional()
    .meta({ description: 'headers of these pushes, as in `authorization=Bearer%20…`' }),
  OTEL_EXPORTER_OTLP_METRICS_HEADERS_FILE: fileOf('OTEL_EXPORTER_OTLP_METRICS_HEADERS'),
  TRUST_PROXY: z.string().default('0').meta({
    description:
      'addresses or networks of your proxies, which add to `X-Forwarded-For` and whose `X-Request-Id` and `traceparent` are taken over: `127.0.0.1,10.0.0.0/8`; when listening on loopback, also their number',
  }),
  RATE_LIMIT: wholeNumber(600, 1_000_000).meta({
    description:
      'calls per minute to one process, per administrator and per network without a session, and MiB of their bodies per administrator; `0`: no limit',
  }),
  INSECURE_HTTP: wholeNumber(0, 1).meta({
    description:
      '`1`: for a trial, browsers reach a server with `DATABASE_URL` without TLS; cookies are not `Secure`, and there is no HSTS',
  }),
  PAYMENT_RAIL: z.string().optional().meta({
    default: '`none`, the demo’s `simulator`',
    description: 'pays withdrawals: `simulator` (demo only), `none`, or the URL of a payment rail',
  }),
  PAYMENT_RAIL_TOKEN: token.meta({ description: 'bearer token for the payment rail' }),
  PAYMENT_RAIL_TOKEN_FILE: fileOf('PAYMENT_RAIL_TOKEN'),
  PROCESS_AFTER: decimal(15, 0, 10_080).meta({
    description: 'minutes between the approval of a withdrawal and sending it; 0: at once',
  }),
  DECISION_HOLD: decimal(10, 0, 60).meta({
    description:
      'seconds for which whoever decided a withdrawal can take the decision back, and in which nobody is told of it and nothing is sent; 0: none',
  }),
  PAYMENT_LEASE: decimal(30, 1, 3_600).meta({
    description:
      'seconds for which one process may ask the rail about a withdrawal; then any process may ask again, with the same key',
  }),
  SIMULATOR_DELAY: decimal(4, 0, 600).meta({ description: 'average seconds that the simulator takes for a payment' }),
  DRAIN_SECONDS: decimal(5, 0, 300).meta({
    description: 'seconds that a server keeps answering after a signal to stop; a second signal skips them',
  }),
  API_REFERENCE: z
    .enum(REFERENCE_ACCESS, `is not one of ${REFERENCE_ACCESS.join(', ')}.`)
    .optional()
    .meta({
      default: '`signed-in`, the demo’s `public`',
      description:
        'who gets the reference of the API at `/admin-panel/api-reference`: `public`, `signed-in`; with `off` nobody gets the contract either, ' +
        'which otherwise is public',
    }),
  PUBLIC_URL: z.string().optional().meta({
    description: 'the address at which browsers reach the portal, without a path: `https://admin.example.org`',
  }),
  SSO_ISSUER: z.string().optional().meta({
    description: 'the identity provider for single sign-on; needs `PUBLIC_URL`, `SSO_CLIENT_ID` and `SSO_ROLES`',
  }),
  SSO_CLIENT_ID: z.string().optional().meta({ description: 'this portal’s client id at the provider' }),
  SSO_CLIENT_SECRET: z.string().optional().meta({ description: 'the portal’s secret at the provider, if it has one' }),
  SSO_CLIENT_SECRET_FILE: fileOf('SSO_CLIENT_SECRET'),
  SSO_SCOPE: z.string().default('openid profile').meta({ description: 'the scopes to ask for' }),
  SSO_ROLES_CLAIM: z.string().default('roles').meta({
    description: 'the claim of the ID token that says the roles; dots lead into objects: `realm_access.roles`',
  }),
  SSO_ROLES: z.string().optional().meta({
    description:
      'values of that claim and the roles they stand for, as JSON: `{"payments": "finance", "leads": ["reviewer", "support"]}`',
  }),
  WEBHOOK_ALLOW_PRIVATE: wholeNumber(0, 1).meta({
    description: '`1`: webhook targets, and chats, may use plain HTTP and be in private networks',
  }),
  SMTP_URL: z
    .string()
    .optional()
    .meta({
      description:
        'the mail server for messages to administrators, as in `smtp://user:password@mail.example.org:587`; with `smtp:` TLS begins by STARTTLS, ' +
        'without which only a server on this machine is used. Needs `MAIL_FROM` and `PUBLIC_URL`',
    }),
  SMTP_URL_FILE: fileOf('SMTP_URL'),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>@\s]+@[^<>@\s]+$|^[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/,
      'is not an address, such as Coinop <coinop@example.org>.',
    )
    .optional()
    .meta({ description: 'the sender of these mails: `Coinop <coinop@example.org>`' }),
  CHAT_HOSTS: z.string().default('').meta({
    description:
      'hosts of chats, with commas, on which administrators may give an incoming webhook: `hooks.slack.com`; by default messages go to no chat',
  }),
  MESSAGE_AMOUNTS: z
    .enum(['on', 'off'], 'is not one of on, off.')
    .default('off')
    .meta({ description: '`on`: mails and chat messages say amounts' }),
  SECRETS_KEY: secretsKeys.meta({
    default: '`<DATA_DIR>/secrets-key` of the demo and of a trial',
    description: '32 bytes in base64 (`openssl rand -base64 32`) that encrypt secrets in the database',
  }),
  SECRETS_KEY_FILE: fileOf('SECRETS_KEY'),
  SECOND_FACTOR: z
    .enum(SECOND_FACTOR_POLICIES, `is not one of ${SECOND_FACTOR_POLICIES.join(', ')}.`)
    .optional()
    .meta({
      default: '`money`, the demo’s `off`',
      description: 'who must have a second factor: `off`, `money` (who may move money or manage people), `all`',
    }),
  STEP_UP_FROM: decimal(1_000, 0, MAX_USD).meta({
    description:
      'dollars from which on approving and sending withdrawals asks for the second factor again; ' +
      'what the same person approved and sent within the last hour counts too',
  }),
  SEPARATE_DUTIES: z
    .enum(['on', 'off'], 'is not one of on, off.')
    .optional()
    .meta({
      default: '`on`, the demo’s `off`',
      description:
        '`on`: nobody sends what they approved, nor approves or sends what a service account of theirs sent in; ' +
        'an account that they let in counts as theirs until a third person confirms it',
    }),
  SECOND_PERSON_FROM: dollarsOrNone.optional().meta({
    default: '`10000`, the demo’s `1500`',
    description:
      'dollars from which on approving, sending and paying out ask for a second person, as soon as there are two, and from five times as much in 24 hours; ' +
      '`0`: the server begins without rules. Once people have changed the rules, theirs count alone',
  }),
  REVIEW_LEASE: wholeNumber(120, 3_600)
    .refine((seconds) => seconds >= 10, 'is not a whole number from 10 to 3600.')
    .meta({
      description:
        'seconds for which the desk keeps a withdrawal for one person; renewed while they work, over this long after their page is gone',
    }),
  REVIEW_TARGET: decimal(24, 0.1, 720).meta({
    description: 'hours within which a request should be decided; the desk shows the age of the oldest against it',
  }),
  DISABLE_IDLE_AFTER_DAYS: wholeNumber(0, 3_650).meta({
    description:
      'days without any activity after which an administrator is disabled, but the last who may manage administrators and roles; `0`: never',
  }),
  PAYMENT_LIMIT_HOUR: dollars.meta({
    description:
      'dollars that may be sent within an hour; reaching it pauses payments, and no permission raises it. System proposes one',
  }),
  PAYMENT_LIMIT_DAY: dollars.meta({ description: 'the same for a day' }),
  RECONCILE_AT: z
    .string()
    .regex(/^([01]?\d|2[0-3]|off)$/, 'is neither an hour from 0 to 23 nor off.')
    .default('3')
    .meta({
      description:
        'the hour, UTC, from which on the payments of the day before are compared with the rail’s list, if it has one; `off`: never',
    }),
});

/** Two wrong, missing, additional or swapped characters. */
const MAX_DISTANCE = 2;
/** Shorter names, such as HOST, are close to many others. */
const MIN_LENGTH = 8;

const NAMES = Object.keys(environment.shape);
const LONG_NAMES = NAMES.filter((name) => name.length >= MIN_LENGTH);
/** npm tells its scripts its own configuration. */
const OF_OTHERS = /^npm_/i;
/** In front of a setting of any length, our name means us. */
const OUR_PREFIX = /^COINOP_(ADMIN_)?/;

/** The setting that a name is nearly: but for two characters, or with words before or after it, of which the longest name fits best. */
function nearest(given: string): string | undefined {
  const close = LONG_NAMES.find((name) => distance(name, given) <= MAX_DISTANCE);
  const within = LONG_NAMES.filter((name) => given.startsWith(`${name}_`) || given.endsWith(`_${name}`));
  const [longest] = within.toSorted((one, other) => other.length - one.length);
  return close ?? longest ?? NAMES.find((name) => OUR_PREFIX.test(given) && name === given.replace(OUR_PREFIX, ''));
}

/** Says which variables are nearly a setting, and so probably meant to be one. Other programs' variables are not refused. */
export function misspelledSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env)
    .filter((given) => !NAMES.includes(given) && !OF_OTHERS.test(given))
    .flatMap((given) => {
      const meant = nearest(given.toUpperCase());
      return meant === undefined ? [] : [`${given} is not a setting. Did you mean ${meant}?`];
    });
}

/** The files with secrets that are set, by the setting that names each. */
export const secretFiles = (env: NodeJS.ProcessEnv): [setting: string, file: string][] =>
  SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`];
    return file ? [[`${name}_FILE`, file] as [string, string]] : [];
  });

/** An empty variable counts as not set. @throws InvalidSetting */
export function readEnvironment(env: NodeJS.ProcessEnv): z.output<typeof environment> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const files = secretFiles(env);
  const inFiles = Object.fromEntries(files.map(([setting, file]) => secretIn(setting, file, given)));
  const { data, error } = environment.safeParse({ ...given, ...inFiles });
  if (data) return data;
  const { path, message } = error.issues[0] as z.core.$ZodIssue;
  const name = String(path[0]);
  const file = name in inFiles ? env[`${name}_FILE`] : undefined;
  if (file !== undefined) throw new InvalidSetting(`What ${name}_FILE=${file} contains ${message}`);
  const isSecret = (SECRETS as readonly string[]).includes(name);
  throw new InvalidSetting(`${isSecret ? name : `${name}=${env[name]}`} ${message}`);
}

/** The setting of which the file has the value, and the value. @throws InvalidSetting */
function secretIn(setting: string, file: string, given: NodeJS.Dict<string>): [name: string, secret: string] {
  const name = setting.replace(/_FILE$/, '');
  if (given[name] !== undefined) {
    throw new InvalidSetting(`${name} and ${setting} are both set: keep the one that has the secret.`);
  }
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new InvalidSetting(`${setting}=${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (secret === '') throw new InvalidSetting(`${setting}=${file} is empty.`);
  return [name, secret];
}

/** The rows of the table of settings in the documentation: Markdown, in the order of the declarations. */
export const settingRows = (): string[] =>
  Object.entries(environment.shape).map(([name, type]) => {
    const { description, default: inWords } = type.meta() ?? {};
    const { data } = type.safeParse(undefined);
    const fallback = inWords ?? (data === undefined ? '' : `\`${data}\``);
    return `| \`${name}\` | ${fallback} | ${description} |`;
  });

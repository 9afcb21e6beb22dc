import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { SECOND_FACTOR_POLICIES } from '../authentication/second-factor.ts';
import { MAX_USD } from '../domain/money.ts';
import { REFERENCE_ACCESS } from '../http/api-reference.ts';
import { CLIENT_METHODS } from '../sign-on/client-proof.ts';
import { InvalidSetting } from './invalid-setting.ts';
import {
  decimal,
  dollars,
  dollarsOrNone,
  postgresUrl,
  secretsKeys,
  toCents,
  token,
  wholeNumber,
} from './setting-formats.ts';

// The settings, by their names in the code: of each the variable of the environment, the format, the default and what it is for. The table in
// docs/settings.md is made of these (`npm run settings:table`); `settings.ts` works out what depends on several of them.

declare module 'zod' {
  interface GlobalMeta {
    /** The variable of the environment. */
    name?: string;
    /** Its value may contain a password or is a key, so no message repeats it. It can be in a file, which `<name>_FILE` names. */
    isSecret?: boolean;
  }
}

/** From fewest lines to most; then none at all. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Kubernetes sets it for a service named `metrics`. */
const OF_KUBERNETES = (text: string) =>
  text.startsWith('tcp://')
    ? 'comes from Kubernetes, which sets it for a service of that name: set enableServiceLinks: false in the pod.'
    : undefined;

export const environment = z.object({
  host: z
    .string()
    .default('127.0.0.1')
    .meta({ name: 'HOST', description: 'the address it listens on; without `DATABASE_URL` a loopback address only' }),
  port: wholeNumber(4600, 65_535, OF_KUBERNETES).meta({
    name: 'PORT',
    description: 'the port that the server listens on',
  }),
  databaseUrl: postgresUrl.meta({
    name: 'DATABASE_URL',
    isSecret: true,
    description: 'a PostgreSQL server (15 or newer); by default the embedded database with demo data',
  }),
  databaseOwnerUrl: postgresUrl.meta({
    name: 'DATABASE_OWNER_URL',
    isSecret: true,
    description:
      'the same database with the role that owns it, for `npm run migrate`; with it the server itself never migrates',
  }),
  databaseConnections: wholeNumber(10, 1_000).meta({
    name: 'DATABASE_CONNECTIONS',
    description: 'maximum of connections per server process, besides three for exports and three for background work',
  }),
  dataDir: z
    .string()
    .default('.data')
    .transform((given) => resolve(given))
    .meta({ name: 'DATA_DIR', default: '`.data`', description: 'the embedded database’s folder' }),
  demoTransactions: wholeNumber(20_000, 10_000_000).meta({
    name: 'DEMO_TRANSACTIONS',
    description: 'number of transactions in a new embedded database',
  }),
  isDemoLive: z
    .enum(['on', 'off'], 'is not one of on, off.')
    .default('on')
    .transform((given) => given === 'on')
    .meta({
      name: 'DEMO_LIVE',
      default: '`on`',
      description: '`off`: no simulated platform sends the demo a few new records every five minutes',
    }),
  auditHeadFile: z.string().optional().meta({
    name: 'AUDIT_HEAD_FILE',
    default: '`<DATA_DIR>/audit-heads`, the demo’s `demo-audit-heads`',
    description: 'the file to which sealed blocks of the audit log are exported, one file per database',
  }),
  logLevel: z
    .enum(LOG_LEVELS, `is not one of ${LOG_LEVELS.join(', ')}.`)
    .default('info')
    .meta({
      name: 'LOG_LEVEL',
      description:
        '`fatal`, `error`, `warn`, `info`, `debug` or `silent`; structured lines on standard output. In a terminal calls have no lines unless it is set. The signal `SIGUSR2` makes it `debug`, and the next one what it was',
    }),
  metricsPort: wholeNumber(0, 65_535, OF_KUBERNETES).meta({
    name: 'METRICS_PORT',
    description: 'the port of `/metrics`, which Prometheus reads; `0`: none',
  }),
  metricsHost: z.string().default('127.0.0.1').meta({
    name: 'METRICS_HOST',
    description: 'the address of that port; whoever reaches it sees the figures of the business',
  }),
  metricsPushUrl: z.string().optional().meta({
    name: 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
    description:
      'where metrics are pushed to once a minute by OTLP over HTTP, as in `https://collector.example.org/v1/metrics`',
  }),
  metricsPushHeaders: z.string().optional().meta({
    name: 'OTEL_EXPORTER_OTLP_METRICS_HEADERS',
    isSecret: true,
    description: 'headers of these pushes, as in `authorization=Bearer%20…`',
  }),
  trustProxy: z.string().default('0').meta({
    name: 'TRUST_PROXY',
    description:
      'addresses or networks of your proxies, which add to `X-Forwarded-For` and whose `X-Request-Id` and `traceparent` are taken over: `127.0.0.1,10.0.0.0/8`; when listening on loopback, also their number',
  }),
  rateLimit: wholeNumber(600, 1_000_000).meta({
    name: 'RATE_LIMIT',
    description:
      'calls per minute to one process, per administrator and per network without a session, and MiB of their bodies per administrator; `0`: no limit',
  }),
  isInsecure: wholeNumber(0, 1)
    .transform((given) => given === 1)
    .meta({
      name: 'INSECURE_HTTP',
      default: '`0`',
      description:
        '`1`: for a trial, browsers reach a server with `DATABASE_URL` without TLS; cookies are not `Secure`, and there is no HSTS',
    }),
  paymentRail: z.string().optional().meta({
    name: 'PAYMENT_RAIL',
    default: '`none`, the demo’s `simulator`',
    description: 'pays withdrawals: `simulator` (demo only), `none`, or the URL of a payment rail',
  }),
  paymentRailToken: token.meta({
    name: 'PAYMENT_RAIL_TOKEN',
    isSecret: true,
    description: 'bearer token for the payment rail',
  }),
  processAfterMinutes: decimal(15, 0, 10_080).meta({
    name: 'PROCESS_AFTER',
    description: 'minutes between the approval of a withdrawal and sending it; 0: at once',
  }),
  decisionHoldSeconds: decimal(10, 0, 60).meta({
    name: 'DECISION_HOLD',
    description:
      'seconds for which whoever decided a withdrawal can take the decision back, and in which nobody is told of it and nothing is sent; 0: none',
  }),
  paymentLeaseSeconds: decimal(30, 1, 3_600).meta({
    name: 'PAYMENT_LEASE',
    description:
      'seconds for which one process may ask the rail about a withdrawal; then any process may ask again, with the same key',
  }),
  simulatorDelaySeconds: decimal(4, 0, 600).meta({
    name: 'SIMULATOR_DELAY',
    description: 'average seconds that the simulator takes for a payment',
  }),
  drainSeconds: decimal(5, 0, 300).meta({
    name: 'DRAIN_SECONDS',
    description: 'seconds that a server keeps answering after a signal to stop; a second signal skips them',
  }),
  apiReference: z
    .enum(REFERENCE_ACCESS, `is not one of ${REFERENCE_ACCESS.join(', ')}.`)
    .optional()
    .meta({
      name: 'API_REFERENCE',
      default: '`signed-in`, the demo’s `public`',
      description:
        'who gets the reference of the API at `/admin-panel/api-reference`: `public`, `signed-in`; with `off` nobody gets the contract either, ' +
        'which otherwise is public',
    }),
  portalSettingsFile: z.string().optional().meta({
    name: 'PORTAL_SETTINGS',
    description: 'a JSON file with the settings of the portal, which are further down',
  }),
  publicUrl: z.string().optional().meta({
    name: 'PUBLIC_URL',
    description: 'the address at which browsers reach the portal, without a path: `https://admin.example.org`',
  }),
  ssoIssuer: z.string().optional().meta({
    name: 'SSO_ISSUER',
    description: 'the identity provider for single sign-on; needs `PUBLIC_URL`, `SSO_CLIENT_ID` and `SSO_ROLES`',
  }),
  ssoClientId: z
    .string()
    .optional()
    .meta({ name: 'SSO_CLIENT_ID', description: 'this portal’s client id at the provider' }),
  ssoClientSecret: z.string().optional().meta({
    name: 'SSO_CLIENT_SECRET',
    isSecret: true,
    description: 'the portal’s secret at the provider, if it has one',
  }),
  ssoPrivateKey: z.string().optional().meta({
    name: 'SSO_PRIVATE_KEY',
    isSecret: true,
    description:
      'in place of a secret, a private key by which the portal proves itself (`private_key_jwt`): RSA, PKCS #8, as PEM, followed by its certificate for Entra ID and AD FS',
  }),
  ssoClientAuth: z
    .enum(CLIENT_METHODS, `is not one of ${CLIENT_METHODS.join(', ')}.`)
    .optional()
    .meta({
      name: 'SSO_CLIENT_AUTH',
      default: 'what the provider’s metadata says',
      description:
        'how the portal proves itself: `client_secret_basic`, `client_secret_post`, `private_key_jwt` or `none`',
    }),
  ssoDisableAfterDays: wholeNumber(30, 3_650)
    .transform((days) => days || undefined)
    .meta({
      name: 'SSO_DISABLE_AFTER_DAYS',
      default: '`30`',
      description:
        'days without a sign-in after which an account of single sign-on is disabled, but the last who may manage administrators and roles; its programs stop a week later; `0`: never',
    }),
  ssoScope: z.string().default('openid profile').meta({ name: 'SSO_SCOPE', description: 'the scopes to ask for' }),
  ssoRolesClaim: z.string().default('roles').meta({
    name: 'SSO_ROLES_CLAIM',
    description:
      'the claim of the ID token, or of the userinfo, that says the roles; dots lead into objects: `realm_access.roles`',
  }),
  ssoRoles: z.string().optional().meta({
    name: 'SSO_ROLES',
    description:
      'values of that claim and the roles they stand for, as JSON: `{"payments": "finance", "leads": ["reviewer", "support"]}`',
  }),
  httpsProxy: z.string().optional().meta({
    name: 'HTTPS_PROXY',
    description:
      'a proxy through which payment rail, identity provider, OTLP and webhooks are reached, where they are https: `http://proxy.example.org:3128`',
  }),
  noProxy: z.string().optional().meta({
    name: 'NO_PROXY',
    description: 'hosts that are reached without it, separated by commas: `example.org`, `.example.org`, `*`',
  }),
  webhookAllowPrivate: wholeNumber(0, 1)
    .transform((given) => given === 1)
    .meta({
      name: 'WEBHOOK_ALLOW_PRIVATE',
      default: '`0`',
      description: '`1`: webhook targets, and chats, may use plain HTTP and be in private networks',
    }),
  smtpUrl: z
    .string()
    .optional()
    .meta({
      name: 'SMTP_URL',
      isSecret: true,
      description:
        'the mail server for messages to administrators, as in `smtp://user:password@mail.example.org:587`; with `smtp:` TLS begins by STARTTLS, ' +
        'without which only a server on this machine is used. Needs `MAIL_FROM` and `PUBLIC_URL`',
    }),
  mailFrom: z
    .string()
    .regex(
      /^[^<>@\s]+@[^<>@\s]+$|^[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/,
      'is not an address, such as Coinop <coinop@example.org>.',
    )
    .optional()
    .meta({ name: 'MAIL_FROM', description: 'the sender of these mails: `Coinop <coinop@example.org>`' }),
  chatHosts: z.string().optional().meta({
    name: 'CHAT_HOSTS',
    description:
      'hosts of chats, with commas, on which administrators may give an incoming webhook: `hooks.slack.com`; by default messages go to no chat',
  }),
  hasMessageAmounts: z
    .enum(['on', 'off'], 'is not one of on, off.')
    .default('off')
    .transform((given) => given === 'on')
    .meta({
      name: 'MESSAGE_AMOUNTS',
      default: '`off`',
      description: '`on`: mails and chat messages say amounts',
    }),
  secretsKeys: secretsKeys.meta({
    name: 'SECRETS_KEY',
    isSecret: true,
    default: '`<DATA_DIR>/secrets-key` of the demo and of a trial',
    description: '32 bytes in base64 (`openssl rand -base64 32`) that encrypt secrets in the database',
  }),
  secondFactor: z
    .enum(SECOND_FACTOR_POLICIES, `is not one of ${SECOND_FACTOR_POLICIES.join(', ')}.`)
    .optional()
    .meta({
      name: 'SECOND_FACTOR',
      default: '`money`, the demo’s `off`',
      description: 'who must have a second factor: `off`, `money` (who may move money or manage people), `all`',
    }),
  stepUpFromCents: decimal(1_000, 0, MAX_USD)
    .transform(toCents)
    .meta({
      name: 'STEP_UP_FROM',
      default: '`1000`',
      description:
        'dollars from which on approving and sending withdrawals asks for the second factor again; ' +
        'what the same person approved and sent within the last hour counts too',
    }),
  separateDuties: z
    .enum(['on', 'off'], 'is not one of on, off.')
    .optional()
    .meta({
      name: 'SEPARATE_DUTIES',
      default: '`on`, the demo’s `off`',
      description:
        '`on`: nobody sends what they approved, nor approves or sends what a service account of theirs sent in; ' +
        'an account that they let in counts as theirs until a third person confirms it',
    }),
  secondPersonFromCents: dollarsOrNone.optional().meta({
    name: 'SECOND_PERSON_FROM',
    default: '`10000`, the demo’s `1500`',
    description:
      'dollars from which on approving, sending and paying out ask for a second person, as soon as there are two, and from five times as much in 24 hours; ' +
      '`0`: the server begins without rules. Once people have changed the rules, theirs count alone',
  }),
  reviewLeaseSeconds: wholeNumber(120, 3_600)
    .refine((seconds) => seconds >= 10, 'is not a whole number from 10 to 3600.')
    .meta({
      name: 'REVIEW_LEASE',
      description:
        'seconds for which the desk keeps a withdrawal for one person; renewed while they work, over this long after their page is gone',
    }),
  reviewTargetHours: decimal(24, 0.1, 720).meta({
    name: 'REVIEW_TARGET',
    description: 'hours within which a request should be decided; the desk shows the age of the oldest against it',
  }),
  disableIdleAfterDays: wholeNumber(0, 3_650)
    .transform((days) => days || undefined)
    .meta({
      name: 'DISABLE_IDLE_AFTER_DAYS',
      default: '`0`',
      description:
        'days without any activity after which an administrator is disabled, but the last who may manage administrators and roles; `0`: never',
    }),
  statementTextDays: wholeNumber(400, 3_650)
    .transform((days) => days || undefined)
    .meta({
      name: 'STATEMENT_TEXT_DAYS',
      description:
        'days after which the texts of a closed or discarded statement of the bank are cleared; amounts, references of matches and audit rows stay; `0`: never',
    }),
  paymentLimitHourCents: dollars.meta({
    name: 'PAYMENT_LIMIT_HOUR',
    description:
      'dollars that may be sent within an hour; reaching it pauses payments, and no permission raises it. System proposes one',
  }),
  paymentLimitDayCents: dollars.meta({ name: 'PAYMENT_LIMIT_DAY', description: 'the same for a day' }),
  reconcileAtHour: z
    .string()
    .regex(/^([01]?\d|2[0-3]|off)$/, 'is neither an hour from 0 to 23 nor off.')
    .default('3')
    .transform((hour) => (hour === 'off' ? undefined : Number(hour)))
    .meta({
      name: 'RECONCILE_AT',
      description:
        'the hour, UTC, from which on the payments of the day before are compared with the rail’s list, if it has one; `off`: never',
    }),
});

type Environment = z.output<typeof environment>;

/** Each setting by the variable that has it. */
const VARIABLES = new Map(
  Object.entries(environment.shape).map(([setting, type]) => {
    const { name = '', isSecret = false } = type.meta() ?? {};
    return [name, { setting: setting as keyof Environment, isSecret, type }];
  }),
);
const SECRETS = [...VARIABLES].flatMap(([name, { isSecret }]) => (isSecret ? [name] : []));

/** Two wrong, missing, additional or swapped characters. */
const MAX_DISTANCE = 2;
/** Shorter names, such as HOST, are close to many others. */
const MIN_LENGTH = 8;

const NAMES = [...VARIABLES.keys(), ...SECRETS.map((name) => `${name}_FILE`)];
const LONG_NAMES = NAMES.filter((name) => name.length >= MIN_LENGTH);
/** npm tells its scripts its own configuration; proxies have several names, in either case. */
const OF_OTHERS = /^(npm_.*|https?_proxy|no_proxy)$/i;
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
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const inFiles = Object.fromEntries(secretFiles(env).map(([setting, file]) => secretIn(setting, file, given)));
  const values = [...VARIABLES].map(([name, { setting }]) => [setting, inFiles[name] ?? given[name]]);
  const { data, error } = environment.safeParse(Object.fromEntries(values));
  if (data) return data;
  const { path, message } = error.issues[0] as z.core.$ZodIssue;
  const [name, isSecret] = [...VARIABLES].flatMap(([variable, one]) =>
    one.setting === path[0] ? [variable, one.isSecret] : [],
  ) as [string, boolean];
  const file = name in inFiles ? env[`${name}_FILE`] : undefined;
  if (file !== undefined) throw new InvalidSetting(`What ${name}_FILE=${file} contains ${message}`);
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
  [...VARIABLES].flatMap(([name, { type, isSecret }]) => {
    const { description, default: inWords } = type.meta() ?? {};
    const { data } = type.safeParse(undefined);
    const fallback = inWords ?? (data === undefined ? '' : `\`${data}\``);
    const row = `| \`${name}\` | ${fallback} | ${description} |`;
    return isSecret ? [row, `| \`${name}_FILE\` |  | a file that contains it, in place of \`${name}\` |`] : [row];
  });

import { join, resolve } from 'node:path';
import type { SecondFactorPolicy } from '../authentication/second-factor.ts';
import type { SignOnSettings } from '../authentication/single-sign-on.ts';
import type { ReferenceAccess } from '../http/api-reference.ts';
import { readTrustedProxies, type TrustedProxies } from '../http/client-address.ts';
import type { MetricsSettings } from '../metrics/start-metrics.ts';
import type { NotificationSettings } from '../notifications/sender.ts';
import type { PaymentLimits } from '../payments/limit-queries.ts';
import type { ReviewSettings } from '../review/routes.ts';
import { type LOG_LEVELS, readEnvironment } from './environment.ts';
import { InvalidSetting, isLoopback } from './invalid-setting.ts';
import { readMetrics } from './metrics-settings.ts';
import { readNotifications } from './notification-settings.ts';
import { readSingleSignOn } from './sign-on-settings.ts';

/** The server's settings from the environment; docs/settings.md has the table. */
export interface Settings {
  host: string;
  port: number;
  /** Undefined: the embedded database with demo data. */
  databaseUrl: string | undefined;
  /** The same database with the role that owns it, which `npm run migrate` uses. With it the server does not migrate. */
  databaseOwnerUrl: string | undefined;
  /** Maximum of connections of this process to a PostgreSQL server. */
  databaseConnections: number;
  dataDir: string;
  demoTransactions: number;
  /** Whether a small simulated platform keeps sending records to the demo. */
  isDemoLive: boolean;
  /** The file to which sealed blocks of the audit log are exported, outside the database. */
  auditHeadFile: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** `debug` in a terminal, where a line per call would hide everything else, unless LOG_LEVEL is set. */
  callLogLevel: 'info' | 'debug';
  /** How the server is measured; undefined: it is not. */
  metrics: MetricsSettings | undefined;
  /** Our own proxies in front, which add to `X-Forwarded-For`. */
  trustProxy: TrustedProxies;
  /** Calls per minute that an administrator may make to this process; 0 means no limit. */
  rateLimit: number;
  /** Browsers reach this server over TLS. */
  isSecure: boolean;
  /** A trial of a real database on this machine alone: INSECURE_HTTP on a loopback address. */
  isTrial: boolean;
  /** `none`, `simulator` or the address of a payment rail. */
  paymentRail: string;
  /** The bearer token for the payment rail. */
  paymentRailToken: string | undefined;
  /** Minutes between the approval of a withdrawal and sending it; 0 sends it at once. */
  processAfterMinutes: number;
  /** Seconds in which a decision can be taken back, before the platform is told of it; 0: none. */
  decisionHoldSeconds: number;
  /** How long one process has the exclusive right to ask the rail about a withdrawal. */
  paymentLeaseSeconds: number;
  simulatorDelaySeconds: number;
  /** After a signal to stop, the server keeps answering for this long, while `/readyz` asks load balancers to send no more. */
  drainSeconds: number;
  /** The origin at which browsers reach the portal. */
  publicUrl: string | undefined;
  /** The people who get the reference of the API. */
  apiReference: ReferenceAccess;
  /** Single sign-on; undefined without SSO_ISSUER. */
  singleSignOn: SignOnSettings | undefined;
  /** Webhook targets may use plain HTTP and be in private networks. */
  webhookAllowPrivate: boolean;
  /** Mail and chat messages to administrators; undefined: there are none. */
  notifications: NotificationSettings | undefined;
  /** Keys that encrypt secrets in the database, the one in use first; empty when there are none. */
  secretsKeys: readonly Buffer[];
  /** The administrators who must have a second factor. */
  secondFactor: SecondFactorPolicy;
  /** Withdrawals of this sum or more are approved with a second factor that was shown recently. */
  stepUpFromCents: number;
  /** Whether whoever approved or stored a withdrawal is kept from sending it. */
  separateDuties: boolean;
  /** From which amount on the first rules ask for a second person; undefined: there are none. */
  secondPersonFromCents: number | undefined;
  /** How long the desk keeps a withdrawal for one person, and within which time one should be decided. */
  review: ReviewSettings;
  /** Days without activity after which an administrator is disabled; undefined: never. */
  disableIdleAfterDays: number | undefined;
  /** The hour, UTC, at which the payments of the day before are compared with the rail's list; undefined: they are not. */
  reconcileAtHour: number | undefined;
  /** How much may be sent within an hour and a day. */
  paymentLimits: PaymentLimits;
}

/** @throws InvalidSetting */
export function readSettings(env: NodeJS.ProcessEnv, isTerminal = process.stdout.isTTY === true): Settings {
  const given = readEnvironment(env);
  const dataDir = resolve(given.DATA_DIR);
  const hasDatabase = given.DATABASE_URL !== undefined;
  const settings: Settings = {
    host: given.HOST,
    port: given.PORT,
    databaseUrl: given.DATABASE_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
    databaseConnections: given.DATABASE_CONNECTIONS,
    dataDir,
    demoTransactions: given.DEMO_TRANSACTIONS,
    isDemoLive: !hasDatabase && given.DEMO_LIVE === 'on',
    // The demo has a file of its own, so that a PostgreSQL server that is tried next in the same folder begins a new one.
    auditHeadFile: resolve(given.AUDIT_HEAD_FILE ?? join(dataDir, hasDatabase ? 'audit-heads' : 'demo-audit-heads')),
    logLevel: given.LOG_LEVEL,
    callLogLevel: isTerminal && !env.LOG_LEVEL ? 'debug' : 'info',
    metrics: readMetrics(given, given.PORT),
    trustProxy: readTrustProxy(given.TRUST_PROXY, given.HOST),
    rateLimit: given.RATE_LIMIT,
    isSecure: hasDatabase && given.INSECURE_HTTP === 0,
    isTrial: hasDatabase && given.INSECURE_HTTP === 1 && isLoopback(given.HOST),
    paymentRail: readPaymentRail(given.PAYMENT_RAIL, hasDatabase),
    paymentRailToken: given.PAYMENT_RAIL_TOKEN,
    processAfterMinutes: given.PROCESS_AFTER,
    decisionHoldSeconds: given.DECISION_HOLD,
    paymentLeaseSeconds: given.PAYMENT_LEASE,
    simulatorDelaySeconds: given.SIMULATOR_DELAY,
    drainSeconds: given.DRAIN_SECONDS,
    publicUrl: readPublicUrl(given.PUBLIC_URL),
    apiReference: given.API_REFERENCE ?? (hasDatabase ? 'signed-in' : 'public'),
    singleSignOn: readSingleSignOn(given, readPublicUrl(given.PUBLIC_URL)),
    webhookAllowPrivate: given.WEBHOOK_ALLOW_PRIVATE === 1,
    notifications: readNotifications(given, readPublicUrl(given.PUBLIC_URL)),
    secretsKeys: given.SECRETS_KEY ?? [],
    secondFactor: given.SECOND_FACTOR ?? (hasDatabase ? 'money' : 'off'),
    stepUpFromCents: Math.round(given.STEP_UP_FROM * 100),
    separateDuties: (given.SEPARATE_DUTIES ?? (hasDatabase ? 'on' : 'off')) === 'on',
    secondPersonFromCents: toCents(given.SECOND_PERSON_FROM ?? (hasDatabase ? 10_000 : 1_500)) || undefined,
    review: { leaseSeconds: given.REVIEW_LEASE, targetHours: given.REVIEW_TARGET },
    disableIdleAfterDays: given.DISABLE_IDLE_AFTER_DAYS || undefined,
    reconcileAtHour: given.RECONCILE_AT === 'off' ? undefined : Number(given.RECONCILE_AT),
    paymentLimits: { hourCents: toCents(given.PAYMENT_LIMIT_HOUR), dayCents: toCents(given.PAYMENT_LIMIT_DAY) },
  };
  if (!hasDatabase && given.DATABASE_OWNER_URL !== undefined) {
    throw new InvalidSetting('DATABASE_OWNER_URL also needs DATABASE_URL, which has the role of the server.');
  }
  if (!hasDatabase) refuseToShowTheDemo(env, settings);
  return settings;
}

/** At most two decimals, so rounding is exact. */
const toCents = (usd: number | undefined): number | undefined =>
  usd === undefined ? undefined : Math.round(usd * 100);

/** Everybody knows the demo's password. @throws InvalidSetting when the server could be reached from other machines */
function refuseToShowTheDemo(env: NodeJS.ProcessEnv, { host, trustProxy }: Settings): void {
  const demo = 'Without DATABASE_URL the server runs in demo mode';
  if (!isLoopback(host)) {
    throw new InvalidSetting(
      `HOST=${host} would show the demo sign-in to the network. ${demo} and listens on a loopback address only.`,
    );
  }
  if (trustProxy !== 0) {
    throw new InvalidSetting(
      `TRUST_PROXY=${env.TRUST_PROXY} would show the demo sign-in to whoever reaches the proxy. ${demo} and serves this machine only.`,
    );
  }
  if (env.NODE_ENV === 'production') {
    throw new InvalidSetting(
      `NODE_ENV=production needs a database. ${demo}, with a sign-in that everybody knows and payments that pay nobody.`,
    );
  }
}

/**
 * A number trusts every caller that reaches the port, so it requires a port that only this machine reaches. @throws InvalidSetting
 */
function readTrustProxy(text: string, host: string): TrustedProxies {
  const trusted = readTrustedProxies(text);
  if (trusted === undefined) {
    throw new InvalidSetting(
      `TRUST_PROXY=${text} names no proxies: give their addresses or networks, as in 127.0.0.1,10.0.0.0/8.`,
    );
  }
  if (typeof trusted === 'number' && trusted > 0 && !isLoopback(host)) {
    throw new InvalidSetting(
      `TRUST_PROXY=${text} would believe anybody who reaches HOST=${host}: a number is for loopback addresses only. ` +
        'Give the addresses or networks of the proxies, as in 127.0.0.1,10.0.0.0/8.',
    );
  }
  return trusted;
}

/** @throws InvalidSetting */
function readPublicUrl(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || given.replace(/\/$/, '').toLowerCase() !== url.origin) {
    throw new InvalidSetting(
      `PUBLIC_URL=${given} is not the portal's address without a path, such as https://admin.example.org.`,
    );
  }
  return url.origin;
}

function readPaymentRail(given: string | undefined, real: boolean): string {
  const rail = given ?? (real ? 'none' : 'simulator');
  if (rail === 'none') return rail;
  if (rail === 'simulator') {
    if (!real) return rail;
    throw new InvalidSetting(
      'PAYMENT_RAIL=simulator pays nobody, but would mark withdrawals as completed. ' +
        'With DATABASE_URL name the address of a payment rail, or none.',
    );
  }
  const url = URL.canParse(rail) ? new URL(rail) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    // The value is not repeated: it may contain a password.
    throw new InvalidSetting(
      'PAYMENT_RAIL is none, simulator or an http(s) address without user, password and query (see PAYMENT_RAIL_TOKEN).',
    );
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname.replace(/^\[(.+)\]$/, '$1'))) {
    throw new InvalidSetting(
      'PAYMENT_RAIL must be https, or whoever is on the way could answer for it; http is for loopback addresses.',
    );
  }
  return rail;
}

import { join, resolve } from 'node:path';
import { readTrustedProxies, type TrustedProxies } from './http/client-address.ts';

/** The server's settings from the environment; README.md has the table. */
export interface Settings {
  host: string;
  port: number;
  /** Undefined: the embedded database with demo data. */
  databaseUrl: string | undefined;
  /** A streaming replica from which exports are read. */
  databaseReplicaUrl: string | undefined;
  /** The replica is not read from when it lags further. */
  databaseReplicaLagSeconds: number;
  /** Maximum of connections of this process to a PostgreSQL server. */
  databaseConnections: number;
  dataDir: string;
  demoTransactions: number;
  /** The file to which sealed blocks of the audit log are exported, outside the database. */
  auditHeadFile: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Our own proxies in front, which add to `X-Forwarded-For`. */
  trustProxy: TrustedProxies;
  /** Calls per minute that an administrator may make to this process; 0 means no limit. */
  rateLimit: number;
  /** Browsers reach this server over TLS. */
  isSecure: boolean;
  /** `none`, `simulator` or the address of a payment rail. */
  paymentRail: string;
  /** The bearer token for the payment rail. */
  paymentRailToken: string | undefined;
  /** Minutes between the approval of a withdrawal and sending it; 0 sends it at once. */
  processAfterMinutes: number;
  /** How long one process has the exclusive right to ask the rail about a withdrawal. */
  paymentLeaseSeconds: number;
  simulatorDelaySeconds: number;
  /** After a signal to stop, the server keeps answering for this long, while `/readyz` asks load balancers to send no more. */
  drainSeconds: number;
}

/** From fewest lines to most; then none at all. */
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** A setting with which the server cannot start; the message is for the operator. */
export class InvalidSetting extends Error {}

/** @throws InvalidSetting */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const dataDir = resolve(env.DATA_DIR || '.data');
  const databaseUrl = postgresUrl(env, 'DATABASE_URL');
  const settings: Settings = {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 4600, 65_535),
    databaseUrl,
    databaseReplicaUrl: postgresUrl(env, 'DATABASE_REPLICA_URL'),
    databaseReplicaLagSeconds: decimal(env, 'DATABASE_REPLICA_LAG', 5, 1, 3_600),
    databaseConnections: wholeNumber(env, 'DATABASE_CONNECTIONS', 10, 1_000),
    dataDir,
    demoTransactions: wholeNumber(env, 'DEMO_TRANSACTIONS', 20_000, 10_000_000),
    // The demo has a file of its own, so that a PostgreSQL server that is tried next in the same folder begins a new one.
    auditHeadFile: resolve(env.AUDIT_HEAD_FILE || join(dataDir, databaseUrl ? 'audit-heads' : 'demo-audit-heads')),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: readTrustProxy(env),
    rateLimit: wholeNumber(env, 'RATE_LIMIT', 600, 1_000_000),
    isSecure: databaseUrl !== undefined && wholeNumber(env, 'INSECURE_HTTP', 0, 1) === 0,
    paymentRail: readPaymentRail(env, databaseUrl !== undefined),
    paymentRailToken: env.PAYMENT_RAIL_TOKEN || undefined,
    processAfterMinutes: decimal(env, 'PROCESS_AFTER', 15, 0, 10_080),
    paymentLeaseSeconds: decimal(env, 'PAYMENT_LEASE', 30, 1, 3_600),
    simulatorDelaySeconds: decimal(env, 'SIMULATOR_DELAY', 4, 0, 600),
    drainSeconds: decimal(env, 'DRAIN_SECONDS', 5, 0, 300),
  };
  if (settings.databaseUrl === undefined) refuseToShowTheDemo(env, settings);
  if (settings.databaseReplicaUrl !== undefined && settings.databaseUrl === undefined) {
    throw new InvalidSetting('DATABASE_REPLICA_URL names a replica of the database in DATABASE_URL, which is missing.');
  }
  return settings;
}

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

function postgresUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name] || undefined;
  if (text === undefined || (/^(postgres|postgresql|socket):/.test(text) && URL.canParse(text))) return text;
  // The value is not repeated: it may contain a password.
  throw new InvalidSetting(
    `${name} is not the address of a PostgreSQL server, such as postgres://user:password@host:5432/database. ` +
      'A character of the password that means something in addresses has to be encoded: # as %23, / as %2F.',
  );
}

function oneOf<T extends string>(env: NodeJS.ProcessEnv, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name] || fallback;
  const value = allowed.find((word) => word === text);
  if (value === undefined) throw new InvalidSetting(`${name}=${text} is not one of ${allowed.join(', ')}.`);
  return value;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, most: number): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most) {
    throw new InvalidSetting(`${name}=${text} is not a whole number from 0 to ${most}.`);
  }
  return value;
}

function decimal(env: NodeJS.ProcessEnv, name: string, fallback: number, least: number, most: number): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || value < least || value > most) {
    throw new InvalidSetting(`${name}=${text} is not a number from ${least} to ${most}.`);
  }
  return value;
}

/**
 * A number trusts every caller that reaches the port, so it requires a port that only this machine reaches.
 * @throws InvalidSetting
 */
function readTrustProxy(env: NodeJS.ProcessEnv): TrustedProxies {
  const text = env.TRUST_PROXY || '0';
  const trusted = readTrustedProxies(text);
  if (trusted === undefined) {
    throw new InvalidSetting(
      `TRUST_PROXY=${text} names no proxies: give their addresses or networks, as in 127.0.0.1,10.0.0.0/8.`,
    );
  }
  if (typeof trusted === 'number' && trusted > 0 && !isLoopback(env.HOST || '127.0.0.1')) {
    throw new InvalidSetting(
      `TRUST_PROXY=${text} would believe anybody who reaches HOST=${env.HOST}: a number is for loopback addresses only. ` +
        'Give the addresses or networks of the proxies, as in 127.0.0.1,10.0.0.0/8.',
    );
  }
  return trusted;
}

function readPaymentRail(env: NodeJS.ProcessEnv, real: boolean): string {
  const rail = env.PAYMENT_RAIL || (real ? 'none' : 'simulator');
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

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

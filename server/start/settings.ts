import { join, resolve } from 'node:path';
import { readTrustedProxies, type TrustedProxies } from '../http/client-address.ts';
import type { PaymentLimits } from '../payments/limit-queries.ts';
import { readEnvironment } from './environment.ts';
import { InvalidSetting, isLoopback } from './invalid-setting.ts';
import { readMetrics } from './metrics-settings.ts';
import { readNotifications } from './notification-settings.ts';
import { readOutgoingProxy } from './outgoing-proxy.ts';
import { readPortalSettings } from './portal-settings.ts';
import { toCents } from './setting-formats.ts';
import { readSingleSignOn } from './sign-on-settings.ts';

/** The server's settings from the environment; docs/settings.md has the table. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * The settings that `environment.ts` declares, with those that depend on several of them, or on the surroundings, in their place.
 *
 * @throws InvalidSetting
 */
export function readSettings(env: NodeJS.ProcessEnv, isTerminal = process.stdout.isTTY === true) {
  const given = readEnvironment(env);
  const { host, dataDir } = given;
  const hasDatabase = given.databaseUrl !== undefined;
  const publicUrl = readPublicUrl(given.publicUrl);
  const settings = {
    ...given,
    isDemoLive: !hasDatabase && given.isDemoLive,
    // The demo has a file of its own, so that a PostgreSQL server that is tried next in the same folder begins a new one.
    auditHeadFile: resolve(given.auditHeadFile ?? join(dataDir, hasDatabase ? 'audit-heads' : 'demo-audit-heads')),
    /** `debug` in a terminal, where a line per call would hide everything else, unless LOG_LEVEL is set. */
    callLogLevel: isTerminal && !env.LOG_LEVEL ? ('debug' as const) : ('info' as const),
    /** How the server is measured; undefined: it is not. */
    metrics: readMetrics(given, given.port),
    trustProxy: readTrustProxy(given.trustProxy, host),
    /** Browsers reach this server over TLS. */
    isSecure: hasDatabase && !given.isInsecure,
    /** A trial of a real database on this machine alone. */
    isTrial: hasDatabase && given.isInsecure && isLoopback(host),
    /** `none`, `simulator` or the address of a payment rail. */
    paymentRail: readPaymentRail(given.paymentRail, hasDatabase),
    publicUrl,
    /** From the file that PORTAL_SETTINGS names; undefined without one. */
    portalSettings: given.portalSettingsFile === undefined ? undefined : readPortal(given.portalSettingsFile),
    apiReference: given.apiReference ?? (hasDatabase ? ('signed-in' as const) : ('public' as const)),
    /** Undefined without SSO_ISSUER. */
    singleSignOn: readSingleSignOn(given, publicUrl),
    /** Days without a sign-in after which an account of single sign-on is disabled; undefined: never, or there is none. */
    disableAbsentAfterDays: given.ssoIssuer === undefined ? undefined : given.ssoDisableAfterDays,
    /** The proxy through which others are reached; undefined: directly. */
    outgoingProxy: readOutgoingProxy(env),
    /** Mail and chat messages to administrators; undefined: there are none. */
    notifications: readNotifications(given, publicUrl),
    /** The one in use first; empty when there are none. */
    secretsKeys: given.secretsKeys ?? [],
    secondFactor: given.secondFactor ?? (hasDatabase ? ('money' as const) : ('off' as const)),
    separateDuties: (given.separateDuties ?? (hasDatabase ? 'on' : 'off')) === 'on',
    /** Undefined: the server begins without rules. */
    secondPersonFromCents: (given.secondPersonFromCents ?? toCents(hasDatabase ? 10_000 : 1_500)) || undefined,
    review: { leaseSeconds: given.reviewLeaseSeconds, targetHours: given.reviewTargetHours },
    paymentLimits: { hourCents: given.paymentLimitHourCents, dayCents: given.paymentLimitDayCents } as PaymentLimits,
  };
  if (!hasDatabase && given.databaseOwnerUrl !== undefined) {
    throw new InvalidSetting('DATABASE_OWNER_URL also needs DATABASE_URL, which has the role of the server.');
  }
  if (!hasDatabase) refuseToShowTheDemo(env, settings);
  return settings;
}

const readPortal = (file: string) => readPortalSettings(file, `PORTAL_SETTINGS=${file}`);

/** Everybody knows the demo's password. @throws InvalidSetting when the server could be reached from other machines */
function refuseToShowTheDemo(
  env: NodeJS.ProcessEnv,
  { host, trustProxy }: { host: string; trustProxy: TrustedProxies },
): void {
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

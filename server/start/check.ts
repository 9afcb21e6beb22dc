import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { type Connection, hasEmbedded, openServer } from '../db/connection/connect.ts';
import { lockDirectory } from '../db/connection/lock-directory.ts';
import { privilegesOfRole } from '../db/migration/server-privileges.ts';
import { NotMigrated, NotReady } from '../db/readiness.ts';
import { networkReason } from '../domain/network-reason.ts';
import { openRestore } from '../ledger/restore-mode.ts';
import { RestoreWatch } from '../restore/restore-watch.ts';
import { existingRoles } from '../sign-on/provider-commands.ts';
import { type SignOnSettings, SingleSignOn } from '../sign-on/single-sign-on.ts';
import { databaseVersion, localeOf } from '../system/queries.ts';
import { misspelledSettings, secretFiles } from './environment.ts';
import { wayIn } from './first-administrator.ts';
import { createLog } from './log.ts';
import { openRail } from './open-rail.ts';
import { closedSecrets, openSecrets } from './open-secrets.ts';
import { readSettings, type Settings } from './settings.ts';
import { failureText } from './startup-failure.ts';
import { watchedDisk } from './watched-disk.ts';

// `npm start -- --check`: would a server start with these settings, and find what it needs? Nothing is created or changed.

/** With `failed` the server would not start, or not do its work. */
export interface Finding {
  outcome: 'ok' | 'warning' | 'failed';
  part: 'settings' | 'keys' | 'database' | 'people' | 'sign-on' | 'restore' | 'rail' | 'disk' | 'portal';
  detail: string;
}

type Judgement = Omit<Finding, 'part'>;
const ok = (detail: string): Judgement => ({ outcome: 'ok', detail });
const warning = (detail: string): Judgement => ({ outcome: 'warning', detail });
const failed = (detail: string): Judgement => ({ outcome: 'failed', detail });

const SILENT = createLog('silent');
/** Until then there may be no table to look into. */
const WILL_MIGRATE = 'the server will migrate it when it starts';
const RAIL_WITHIN_MS = 5_000;
const LITTLE_SPACE = 1e9;

/** @param portalDir the folder with the built portal */
export async function* checkStart(env: NodeJS.ProcessEnv, portalDir: string): AsyncGenerator<Finding> {
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    yield { part: 'settings', ...failed(failureText(error)) };
    return;
  }
  const doubts = [...misspelledSettings(env), ...openFiles(env), ...missingForTls(settings)];
  yield { part: 'settings', ...(doubts.length > 0 ? warning(doubts.join(' ')) : ok('understood')) };
  const { databaseUrl } = settings;
  const connection = databaseUrl === undefined ? undefined : openServer(databaseUrl, 1);
  try {
    const database = await judged(() => (connection ? judgeServer(connection, settings) : judgeEmbedded(settings)));
    yield { part: 'database', ...database };
    const isReady = database.outcome !== 'failed' && !database.detail.endsWith(WILL_MIGRATE);
    const reachable = isReady ? connection : undefined;
    yield { part: 'keys', ...(await judged(() => judgeKeys(settings, reachable))) };
    if (reachable) {
      yield { part: 'people', ...(await judged(() => judgePeople(settings, reachable))) };
      yield { part: 'restore', ...(await judged(() => judgeRestore(settings, reachable))) };
    }
    const { singleSignOn } = settings;
    if (singleSignOn) yield { part: 'sign-on', ...(await judged(() => judgeSignOn(singleSignOn, reachable))) };
  } finally {
    await connection?.close();
  }
  yield { part: 'rail', ...(await judged(() => judgeRail(settings))) };
  yield { part: 'disk', ...(await judged(() => judgeDisk(settings))) };
  const isBuilt = existsSync(join(portalDir, 'index.html'));
  yield { part: 'portal', ...(isBuilt ? ok('built') : failed('not built: `npm run build` does it')) };
}

const judged = (judge: () => Promise<Judgement>): Promise<Judgement> =>
  judge().catch((error: unknown) => failed(failureText(error)));

/** Files with secrets that everybody on this machine can read. */
const openFiles = (env: NodeJS.ProcessEnv): string[] =>
  secretFiles(env)
    .filter(([, file]) => (statSync(file).mode & 0o004) !== 0)
    .map(([setting, file]) => `${setting}=${file} can be read by every user of this machine.`);

/** Settings that a server behind TLS works without, but badly. */
function missingForTls({ isSecure, trustProxy, publicUrl }: Settings): string[] {
  if (!isSecure) return [];
  const missing: string[] = [];
  if (trustProxy === 0)
    missing.push('TRUST_PROXY names no proxy: all sign-ins will seem to come from the one that does TLS.');
  if (publicUrl === undefined) missing.push('PUBLIC_URL is not set: nobody will be able to use a passkey.');
  return missing;
}

async function judgeServer(connection: Connection, settings: Settings): Promise<Judgement> {
  const { db, checkSession, checkSchema, ping } = connection;
  await checkSession();
  const version = await databaseVersion(db);
  const { mayMigrate, mayChangeAuditLog } = await privilegesOfRole(db);
  const problem = await checkSchema().then(() => undefined, unreadiness);
  const migrates = settings.databaseOwnerUrl === undefined && mayMigrate;
  if (problem instanceof NotMigrated && migrates) return ok(`${version}; ${WILL_MIGRATE}`);
  const unready = problem ?? (await ping().then(() => undefined, unreadiness));
  if (unready) return failed(unready.message);
  const locale = await localeOf(db);
  if (PLAIN_LOCALES.has(locale)) {
    return warning(
      `${version}; its locale is ${locale}, so the index of searches knows no letters beyond ASCII: a search for them reads all rows. ` +
        'A database that is made with locale C.UTF-8 does better',
    );
  }
  if (!mayChangeAuditLog) return ok(`${version}; the role may change nothing that is only ever inserted`);
  return settings.databaseOwnerUrl === undefined
    ? ok(`${version}; the role owns the database`)
    : warning(`${version}; the role may change the audit log: it is a superuser, or belongs to the owner`);
}

/** Locales that know the letters of ASCII alone. */
const PLAIN_LOCALES = new Set(['C', 'POSIX']);

/** The error of a database that cannot be used as it is; any other is thrown. */
function unreadiness(error: unknown): NotReady {
  if (error instanceof NotReady) return error;
  throw error;
}

async function judgeEmbedded({ dataDir }: Settings): Promise<Judgement> {
  if (!hasEmbedded(dataDir)) return ok(`embedded, with demo data; it will be created in ${dataDir}`);
  const unlock = await lockDirectory(dataDir);
  await unlock();
  return ok(`embedded, in ${dataDir}`);
}

async function judgePeople(settings: Settings, { db }: Connection): Promise<Judgement> {
  const way = await wayIn(db, settings);
  return way === undefined ? ok('somebody can sign in') : warning(way);
}

/** Whether the identity provider is there and has the right name, and whether each role in SSO_ROLES exists. */
async function judgeSignOn(settings: SignOnSettings, connection: Connection | undefined): Promise<Judgement> {
  const { failed: failure, facts } = await new SingleSignOn(settings).tryOut(undefined, undefined);
  if (failure) return failed(failure.explained);
  const found = `${facts.theirIssuer} answers; the portal proves itself by ${facts.method}`;
  if (connection === undefined) return ok(`${found}; whether the roles exist is seen with the database`);
  const names = Object.values(settings.roles).flat();
  const existing = await existingRoles(connection.db, names);
  const missing = names.filter((name) => !existing.has(name));
  if (missing.length > 0) return warning(`${found}. SSO_ROLES names roles that do not exist: ${missing.join(', ')}`);
  return ok(`${found}; the roles exist: ${[...existing].join(', ')}`);
}

/** Whether the server would take the database for a restored one, and pay nothing until somebody has confirmed it. */
async function judgeRestore(settings: Settings, { db }: Connection): Promise<Judgement> {
  const { rail, close } = openRail(settings);
  try {
    // A file that is not there would be created.
    const headFile = existsSync(settings.auditHeadFile) ? settings.auditHeadFile : devNull;
    const found = await new RestoreWatch({ db, rail, headFile, log: SILENT }).findings();
    const texts = [...new Set([(await openRestore(db))?.evidence ?? [], found.map(({ text }) => text)].flat())];
    return texts.length === 0
      ? ok('nothing says that the database is older than what was paid and told')
      : warning(`${texts.join(' ')} Payments and the feed wait until \`npm run restored\` has dealt with it`);
  } finally {
    await close();
  }
}

/** @param connection undefined when there is no database server, or it does not answer */
async function judgeKeys(settings: Settings, connection: Connection | undefined): Promise<Judgement> {
  const { secretsKeys, databaseUrl, isTrial, secondFactor } = settings;
  if (secretsKeys.length === 0 && (databaseUrl === undefined || (isTrial && secondFactor !== 'off'))) {
    return ok('the server keeps one of its own in DATA_DIR');
  }
  const secrets = await openSecrets(settings);
  if (secretsKeys.length === 0) return ok('none, so there are no second factors and no webhooks');
  const [problem] = connection ? await closedSecrets(connection.db, secrets).catch(() => []) : [];
  return problem === undefined ? ok(`${secretsKeys.length} given; the first one encrypts`) : failed(problem);
}

async function judgeRail(settings: Settings): Promise<Judgement> {
  // Opening the simulator would write its file.
  if (settings.paymentRail === 'simulator') return ok('the simulator, which moves no money');
  const { rail, startupMessage } = openRail(settings);
  try {
    await rail?.list({ since: new Date() }, AbortSignal.timeout(RAIL_WITHIN_MS));
    return rail || settings.databaseUrl === undefined ? ok(startupMessage) : warning(startupMessage);
  } catch (error) {
    const { message } = error as Error;
    if (/^it answered 40[13]$/.test(message)) return failed(`The rail refuses PAYMENT_RAIL_TOKEN: ${message}`);
    if (/^it|^its /.test(message)) return warning(`The rail has no list of payments: ${message}. ${startupMessage}`);
    return failed(`The rail does not answer: ${networkReason(error) ?? message}`);
  }
}

/** The folders that the server writes to. */
async function judgeDisk(settings: Settings): Promise<Judgement> {
  const { auditHeadFile } = settings;
  const folder = nearest(watchedDisk(settings).dir);
  if (!isWritable(folder)) return failed(`${folder} cannot be written to. See DATA_DIR and AUDIT_HEAD_FILE.`);
  if (existsSync(auditHeadFile) && !isWritable(auditHeadFile)) return failed(`${auditHeadFile} cannot be written to.`);
  const { bavail, bsize } = await statfs(folder);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free at ${folder}`;
  return bavail * bsize < LITTLE_SPACE ? warning(`only ${free}`) : ok(free);
}

/** The folder itself, or where it would be created. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

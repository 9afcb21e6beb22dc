import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { AppDependencies } from '../../server/app.ts';
import { hashPassword } from '../../server/authentication/passwords.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import type { Connection, Source } from '../../server/db/connection/connect.ts';
import type { Database, Transaction } from '../../server/db/database.ts';
import { migratePg } from '../../server/db/migration/migrate.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { games } from '../../server/db/schema/catalogue.ts';
import {
  accountActivity,
  credentialLosses,
  deletedItems,
  limitedActions,
  passkeyAdditions,
} from '../../server/db/schema/decided-facts.ts';
import { admins, serviceTokens, sessions } from '../../server/db/schema/people.ts';
import { players } from '../../server/db/schema/players.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { confirmReturn } from '../../server/payments/answer-commands.ts';
import { newServiceToken } from '../../server/secrets/service-token.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import type { WithdrawalAction } from '../../server/withdrawals/status.ts';
import { holdAgainstContract } from '../contract/contract-answers.ts';
import { makeOdd } from '../odd-database.ts';
import { TEST_MS } from '../patience.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { connectPatiently, createDatabase, createEmbedded } from '../shared.ts';
import { appOn } from './test-app.ts';

export const PASSWORD = 'a password for tests';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows which answer it requested, and the contract was checked
  body: any;
  /** The body as it was sent. */
  text: string;
  headers: Headers;
}

interface Options {
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  rawBody?: string | Uint8Array;
  headers?: Record<string, string>;
  /** Null sends none; by default that of the platform's program for its calls, and of the signed-in administrator for all others. */
  token?: string | null;
}

export interface TestApp extends Source {
  /** Lines that the server logged since the test began. */
  readonly logged: string[];
  /** Calls the server and validates its answer against the contract. */
  call(method: string, path: string, options?: Options): Promise<Answer>;
  /** The same without the contract, for paths that it does not have. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  signIn(username?: string, password?: string): Promise<string>;
  /** The token of the platform's program: a service account that `admin` owns. */
  programToken(): Promise<string>;
}

/**
 * The server on a PostgreSQL database with unusual settings, where the server's role owns nothing; in the
 * project `embedded` on the embedded database. It is emptied before each test, with administrator `admin` signed in.
 *
 * @param settings in addition to those of every server under test
 */
export function serverUnderTest(
  settings: Omit<Partial<AppDependencies>, 'db' | 'openCursor' | 'ping' | 'log' | 'portalDir'> = {},
): TestApp {
  let own: Connection;
  let servers: Connection;
  let app: ReturnType<typeof appOn>;
  let token: string;
  let program: Promise<{ token: string }> | undefined;
  const logged: string[] = [];
  const stop = new AbortController();

  const underWay = new Set<Promise<unknown>>();
  // Otherwise it writes its sums of a minute, and how far an export came, later, among the records of another file.
  afterAll(async () => {
    stop.abort();
    await new Promise(setImmediate);
    await Promise.allSettled(underWay);
  });
  beforeAll(async () => {
    ({ own, servers } = await databaseOfThisWorker());
    const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
    const { db, ping, openCursor } = servers;
    // A slow machine is no reason for a 503.
    const patient = { portalDir: 'no-portal', answerWithinMs: TEST_MS };
    app = appOn({
      db: notingTransactions(db, underWay),
      openCursor,
      ping,
      log,
      closing: stop.signal,
      ...patient,
      ...settings,
    });
  });

  beforeEach(async () => {
    await own.db.execute(sql`select tests.start_over()`);
    // A sign-in through the server would check the password, which is deliberately slow and has tests of its own.
    token = newSecret();
    await own.db.insert(sessions).values({
      tokenHash: hashSecret(token),
      adminId: 'adm_1',
      expiresAt: sql`now() + interval '12 hours'`,
    });
    logged.length = 0;
    program = undefined;
  });

  const testApp: TestApp = {
    get db() {
      return own.db;
    },
    get openCursor() {
      return servers.openCursor;
    },
    logged,
    async call(method, path, options = {}) {
      const { body, rawBody, headers } = options;
      const isPlatforms = path.startsWith('/api/platform/');
      const { token: given = isPlatforms ? await testApp.programToken() : token } = options;
      const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
      const init = {
        method,
        headers: {
          ...(given && { authorization: `Bearer ${given}` }),
          ...(text !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(text !== undefined && { body: text as BodyInit }),
      };
      const response = await app.request(path, init, {});
      const answered = await response.text();
      expect(response.headers.get('x-request-id'), `the id of ${path}`).toMatch(/^[0-9a-f-]{36}$/);
      const parsed = answered === '' ? undefined : JSON.parse(answered);
      await holdAgainstContract(method, path.split('?')[0] ?? path, response.status, parsed);
      return { status: response.status, body: parsed, text: answered, headers: response.headers };
    },
    fetch: async (path, init) => app.request(path, init, {}),
    async programToken() {
      program ??= aProgram(own.db, 'adm_1');
      return (await program).token;
    },
    async signIn(username = 'admin', password = PASSWORD) {
      const answer = await testApp.call('POST', '/auth/admin-login', { body: { username, password }, token: null });
      if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.body.message}`);
      return answer.body.access_token;
    },
  };
  return testApp;
}

/** The same database, whose transactions are in the set while they are under way. */
function notingTransactions(db: Database, underWay: Set<Promise<unknown>>): Database {
  const transaction: Database['transaction'] = (...call) => {
    const ended = db.transaction(...call);
    const noted = ended.then(
      () => undefined,
      () => undefined,
    );
    underWay.add(noted);
    void noted.then(() => underWay.delete(noted));
    return ended;
  };
  return new Proxy(db, { get: (of, name) => (name === 'transaction' ? transaction : Reflect.get(of, name)) });
}

/** Inserts what most tests begin with: the administrator `admin`, a game and a player. */
export async function insertFirstRecords(db: Database): Promise<void> {
  for (const insertion of await firstRecords(db)) await insertion;
}

async function firstRecords(db: Database) {
  const passwordHash = await passwordHashOfThisWorker();
  const game = { gameName: 'Starfall', developer: 'Ninth Orbit', genre: 'shooter', platformFeeBps: 500 };
  return [
    db.insert(admins).values({ adminId: 'adm_1', username: 'admin', passwordHash, roleIds: ['administrator'] }),
    db.insert(games).values({ ...game, gameId: 'starfall' }),
    db.insert(players).values({ playerId: 'PLR-1', email: 'mara@example.com', displayName: 'Mara' }),
  ];
}

/** Another session of an administrator. Resolves with its token. */
export async function aSession(db: Database, adminId = 'adm_1'): Promise<string> {
  const token = newSecret();
  const expiresAt = sql`now() + interval '12 hours'`;
  await db.insert(sessions).values({ tokenHash: hashSecret(token), adminId, expiresAt });
  return token;
}

/** Creates an administrator, by default one who may do everything, and signs in. Resolves with the token. */
export async function aColleague(db: Database, username: string, roleIds = ['administrator']): Promise<string> {
  const adminId = `adm_${username}`;
  await db.insert(admins).values({ adminId, username, passwordHash: 'none', roleIds });
  return aSession(db, adminId);
}

/** An account of single sign-on that last signed in so many days ago. Resolves with a session's token. */
export async function anAbsentColleague(
  db: Database,
  username: string,
  days: number,
  roleIds = ['administrator'],
): Promise<string> {
  const token = await aColleague(db, username, roleIds);
  const signedOnAt = sql`now() - ${days}::int * interval '1 day'`;
  const elsewhere = { signOnIssuer: 'https://id.example.org', signOnSubject: `subject-${username}`, signedOnAt };
  await db.update(admins).set(elsewhere).where(eq(admins.username, username));
  return token;
}

/** Has an administrator invite another one, by default `admin`, and signs in as the one invited. Resolves with the token. */
export async function anInvited(app: TestApp, username: string, by?: string): Promise<string> {
  const body = { username, roles: ['administrator'] };
  const invited = await app.call('POST', '/api/admin/admins', { body, ...(by && { token: by }) });
  return aSession(app.db, invited.body.admin.id);
}

/** Makes everything in the audit log a day older. */
export const aDayLater = (db: Database): Promise<void> => aged(db, sql`interval '1 day'`);

/** Gives every entry of the audit log, and the facts that its triggers keep, an earlier time. @param by SQL of an interval */
export const aged = (db: Database, by: SQL, where: SQL = sql`true`): Promise<void> =>
  behindTheTriggers(db, async (tx) => {
    const earlier = { createdAt: sql`created_at - ${by}` };
    for (const table of [auditLog, limitedActions, passkeyAdditions, credentialLosses, deletedItems, accountActivity]) {
      await tx
        .update(table)
        .set(earlier)
        .where(inArray(table.auditId, sql`(select audit_id from ${auditLog} where ${where})`));
    }
  });

/** Creates a service account with a token. */
export async function aProgram(
  db: Database,
  ownerId: string,
  { name = 'platform-sync', roleIds = ['platform'] }: { name?: string; roleIds?: string[] } = {},
): Promise<{ id: string; token: string }> {
  const id = `svc_${name}`;
  const { tokenId, token } = newServiceToken();
  await db.insert(admins).values({ adminId: id, username: name, passwordHash: 'none', roleIds, ownerId });
  const expiresAt = sql`now() + interval '90 days'`;
  await db
    .insert(serviceTokens)
    .values({ tokenId, adminId: id, tokenHash: hashSecret(token), networks: [], expiresAt });
  return { id, token };
}

/** Confirms from the console that the bank returned the payment of a completed withdrawal. */
export const bankReturns = (db: Database, id: string, reason = 'Refused by the receiver'): Promise<void> =>
  confirmReturn(db, id, { reference: 'RET-1', reason });

/** Signs `admin` in to a server process by a call, and returns the token. */
export async function signInAt(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  return (await answer.json()).access_token;
}

/** Changes the database with its triggers disabled, as its superuser. Foreign keys are not checked meanwhile either. */
export async function behindTheTriggers(db: Database, work: (tx: Transaction) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await work(tx);
  });
}

/** Until the test ends, no row of a table that fits the condition can be written: one bad item. @param condition in SQL, of `new` */
export async function refuseRows(db: Database, table: string, condition: string): Promise<void> {
  await db.execute(sql`create or replace function tests.refuse_row() returns trigger language plpgsql as
    'begin raise exception ''a bad row''; end'`);
  await db.execute(
    sql.raw(`create trigger bad_row before insert or update on ${table} for each row
      when (${condition}) execute function tests.refuse_row()`),
  );
  onTestFinished(async () => void (await db.execute(sql.raw(`drop trigger bad_row on ${table}`))));
}

/** Stands in an audit row in place of a text (server/audit/texts.ts). */
export const SEALED_TEXT = { hmac_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) };

/** A sign-in costs nothing but where it is what a test is about: unknown names and changed passwords are hashed as always. */
const CHEAP = { memoryKib: 8, passes: 1 };

/** The connection of the tests, and the server's own, with a role that owns nothing. They are the same where there is only one. */
interface Connections {
  own: Connection;
  servers: Connection;
}

let database: Promise<Connections> | undefined;
let hash: Promise<string> | undefined;

/** The test files of a worker run one after the other and share its database, which is closed at the end of the run. */
function databaseOfThisWorker(): Promise<Connections> {
  database ??= connectAndPrepare();
  return database;
}

async function connectAndPrepare(): Promise<Connections> {
  // Set by vitest.config.ts per project.
  const connections = await (process.env.DATABASE_UNDER_TEST === 'embedded' ? connectEmbedded() : connectPostgres());
  await createStartOver(connections.own.db);
  return connections;
}

async function connectEmbedded(): Promise<Connections> {
  const connection = await createEmbedded();
  return { own: connection, servers: connection };
}

async function connectPostgres(): Promise<Connections> {
  const { url } = await createDatabase('template1');
  await makeOdd(url);
  const own = await connectPatiently(url);
  const serverUrl = new URL(url);
  // Roles belong to all databases of a server.
  serverUrl.username = `server_of${serverUrl.pathname.replace('/test', '')}`;
  await own.db.execute(sql.raw(`create role ${serverUrl.username} login`));
  await migratePg(url, { serverUrl: serverUrl.href });
  return { own, servers: await connectPatiently(serverUrl.href) };
}

/** A test in which the database's clock differs from that of our process: the embedded database has the same. */
export const testOnServer = test.runIf(process.env.DATABASE_UNDER_TEST !== 'embedded');

/** Runs a text of many statements, which the embedded database takes by a call of its own. */
export async function runStatements(db: Database, text: string): Promise<void> {
  type Client = { exec?(text: string): Promise<unknown>; query(text: string): Promise<unknown> };
  const { $client } = db as Database & { $client: Client };
  await ($client.exec ? $client.exec(text) : $client.query(text));
}

export function passwordHashOfThisWorker(): Promise<string> {
  hash ??= hashPassword(PASSWORD, CHEAP);
  return hash;
}

/**
 * Creates the function that every test begins with: it empties all tables, but for the ledger accounts that the migration
 * created, and inserts the first records. The database plans its statements once, and deleting is ten times as fast as `truncate`.
 */
async function createStartOver(db: Database): Promise<void> {
  const dialect = new PgDialect();
  const insertions = (await firstRecords(db)).map((query) => dialect.sqlToQuery(query.getSQL().inlineParams()).sql);
  const deletions = (await namesOfTables(db)).map((name) => `delete from ${name}`);
  const triggers = (role: string) => `perform set_config('session_replication_role', '${role}', true)`;
  const statements = [triggers('replica'), ...deletions, triggers('origin'), ...insertions];
  await db.execute(sql`create schema tests`);
  await db.execute(
    sql.raw(
      `create function tests.start_over() returns void language plpgsql as $start$ begin ${statements.join('; ')}; end $start$`,
    ),
  );
}

async function namesOfTables(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'ledger_accounts'`,
  )) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}

type WithdrawalRow = typeof withdrawals.$inferInsert;

let made = 0;

/** The actions, in order, that lead to the status. */
const WAY_TO: Record<string, WithdrawalAction[]> = {
  pending: [],
  pending_review: [],
  approved: ['approve'],
  rejected: ['reject'],
  processing: ['approve', 'process'],
  completed: ['approve', 'process', 'complete'],
  failed: ['approve', 'process', 'fail'],
};

/** Creates a withdrawal in any status, by the usual actions; other values are then set as given. Returns its id. */
export async function aWithdrawal(db: Database, values: Partial<WithdrawalRow> = {}): Promise<string> {
  const withdrawalId = values.withdrawalId ?? `WDR-${String(++made).padStart(6, '0')}`;
  const status = values.status ?? 'pending_review';
  await requestWithdrawal(db, {
    playerId: 'PLR-1',
    gameId: 'starfall',
    bankName: 'First Meridian Bank',
    accountLast4: '4417',
    routingLast4: '0248',
    requestedCents: 25_000,
    feeCents: 625,
    ...values,
    withdrawalId,
    status: status === 'pending' ? 'pending' : 'pending_review',
  });
  for (const action of WAY_TO[status] ?? []) {
    const note = action === 'reject' ? 'The name does not match.' : undefined;
    await changeWithdrawal(db, SYSTEM, withdrawalId, { action, note });
  }
  await db
    .update(withdrawals)
    .set({ ...values, withdrawalId })
    .where(eq(withdrawals.withdrawalId, withdrawalId));
  return withdrawalId;
}

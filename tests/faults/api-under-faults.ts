import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { DEMO_PASSWORD, DEMO_USERNAME } from '../../demo/demo-admin.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { hashPassword } from '../../server/authentication/passwords.ts';
import type { Database } from '../../server/db/database.ts';
import { admins } from '../../server/db/schema/people.ts';
import { SimulatedRail } from '../../server/payments/rail/simulator.ts';
import { KEY_BYTES, Secrets } from '../../server/secrets/secrets.ts';
import { aProgram } from '../server/server-under-test.ts';
import { appOn } from '../server/test-app.ts';
import { temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase } from '../shared.ts';

export interface ApiUnderFaults {
  db: Database;
  /** The token of the demo's administrator. */
  token: string;
  /** The token of a service account of that administrator's, for the platform's calls. */
  program: string;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** How many rows have been inserted, updated or deleted since the start, without rolled-back ones. */
  written(): Promise<number>;
  /** Undoes that the administrator signed out or changed the password. */
  signInAgain(): Promise<void>;
  /** Errors that the server logged. */
  errors: string[];
  close(): Promise<void>;
}

/**
 * Tables to which a refused request may write: who tried, how often, by which permission, and with what answer. A read may apply pending
 * changes of others to the rollups, which changes no total.
 */
const MAY_BE_WRITTEN =
  /audit|permission_uses|session|attempt|limit|idempot|rollups|rollup_deltas|activity|player_totals|platform_(feed|events)/;

/** The server in this process on the demo data, which is always the same. */
export async function apiUnderFaults(): Promise<ApiUnderFaults> {
  const database = await createDatabase();
  const { db, ping, close } = await connectPatiently(database.url);
  const demoAdmin = { passwordHash: await hashPassword(DEMO_PASSWORD) };
  await seedDemo(db, { now: new Date(), transactions: 600, demoAdmin });
  await countWrites(db);
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const directory = await temporaryDirectory();
  // It has made no payments.
  const paymentList = new SimulatedRail({ journalPath: join(directory.path, 'payments.jsonl') });
  const secrets = new Secrets([randomBytes(KEY_BYTES)]);
  // The only place for settings that let a suite make more calls than an administrator may.
  const app = appOn({ db, ping, log, portalDir: 'no-portal', secrets, paymentList });
  const ask = async (path: string, init?: RequestInit) => app.request(path, init, {});

  const response = await ask('/auth/admin-login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: DEMO_USERNAME, password: DEMO_PASSWORD }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const [admin] = await db.select().from(admins).where(eq(admins.username, DEMO_USERNAME));
  const { token: program } = await aProgram(db, admin?.adminId ?? '');
  await db.execute(sql`create table kept_sessions as select * from sessions`);
  return {
    db,
    token,
    program,
    ask,
    written: async () => {
      const { rows } = (await db.execute(sql`select count from writes`)) as unknown as { rows: { count: number }[] };
      return Number(rows[0]?.count);
    },
    signInAgain: async () => {
      await db.execute(sql`insert into sessions select * from kept_sessions on conflict do nothing`);
      await db.execute(sql`update admins set password_hash = ${demoAdmin.passwordHash}, must_change_password = false
        where username = ${DEMO_USERNAME}`);
      // Wrong guesses must not keep the next guess from being checked.
      await db.execute(sql`truncate sign_in_limits`);
    },
    errors,
    close: async () => {
      await paymentList.close();
      await close();
      await database.remove();
      await directory.remove();
    },
  };
}

/**
 * Counts in the database itself, with triggers: every row, and only committed ones. Not when and where a token was used last, which is noted whatever the
 * answer.
 */
async function countWrites(db: Database): Promise<void> {
  await db.execute(sql`create table writes (count bigint not null)`);
  await db.execute(sql`insert into writes values (0)`);
  const counted = (row: string) => sql.raw(`to_jsonb(${row}) - 'last_used_at' - 'last_used_from'`);
  await db.execute(sql`create function count_write() returns trigger language plpgsql as
    $$ begin
      if tg_op <> 'UPDATE' or ${counted('new')} <> ${counted('old')} then update writes set count = count + 1; end if;
      return null;
    end $$`);
  const { rows } = (await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`)) as unknown as {
    rows: { tablename: string }[];
  };
  for (const { tablename } of rows) {
    if (tablename === 'writes' || MAY_BE_WRITTEN.test(tablename)) continue;
    await db.execute(sql`create trigger count_writes after insert or update or delete on ${sql.identifier(tablename)}
      for each row execute function count_write()`);
  }
}

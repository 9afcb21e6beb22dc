import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { pino } from 'pino';
import { expect } from 'vitest';
import { Sealer } from '../../server/audit/sealer.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import { admins, sessions } from '../../server/db/schema/people.ts';
import { PaymentWorker } from '../../server/payments/payment-worker.ts';
import type { Payment, PaymentRail, RailAnswer } from '../../server/payments/rail/rail.ts';
import type { ListPage, PaymentList, RailPayment } from '../../server/payments/rail/rail-list.ts';
import { WebhookSender } from '../../server/platform/webhooks/sender.ts';
import { RestoreWatch } from '../../server/restore/restore-watch.ts';
import type { Secrets } from '../../server/secrets/secrets.ts';
import { holdAgainstContract } from '../contract/contract-answers.ts';
import { administrate, freePort, startPostgres } from '../postgres.ts';
import { connectPatiently, createDatabase } from '../shared.ts';
import { aProgram, insertFirstRecords } from './server-under-test.ts';
import { appOn } from './test-app.ts';

// A server on PostgreSQL with everything around it that outlives a restored backup: the payment rail, the platform, the file of heads.

const log = pino({ level: 'silent' });

/** A rail that lists what it has paid, and may forget the keys: then it pays again what it is asked for again. */
export class ForgetfulRail implements PaymentRail, PaymentList {
  readonly payments: RailPayment[] = [];
  /** Whether its list can be read. */
  lists = true;
  readonly #answers = new Map<string, RailAnswer>();

  async pay(key: string, { amountCents }: Payment): Promise<RailAnswer> {
    const before = this.#answers.get(key);
    if (before) return before;
    const reference = `R-${this.payments.length + 1}`;
    const answer = { outcome: 'paid', reference } as const;
    this.#answers.set(key, answer);
    this.payments.push({ key, reference, amountCents, paidAt: new Date(), returned: undefined });
    return answer;
  }

  async list(): Promise<ListPage> {
    if (!this.lists) throw new Error('404');
    return { payments: [...this.payments], next: undefined };
  }

  forgetKeys(): void {
    this.#answers.clear();
  }

  /** The withdrawals that were paid more than once. */
  paidTwice(): string[] {
    const ids = this.payments.map(({ key }) => key.split(':')[1] ?? '');
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  }
}

/** The platform: it reads the feed from where it was, and takes webhooks. */
export class Platform {
  /** What each id named, in the order of arrival. */
  readonly events: { id: string; type: string; subject: string }[] = [];
  readonly messages: { id: string; about: string }[] = [];
  cursor: string | undefined;

  async readFrom(call: RunningServer['call']): Promise<{ status: number; body: Record<string, never> }> {
    const after = this.cursor === undefined ? '' : `&after=${this.cursor}`;
    const answer = await call('GET', `/api/platform/events?limit=1000${after}`);
    if (answer.status === 200) {
      const events = answer.body.events as { id: string; type: string; subject_id: string }[];
      this.events.push(...events.map(({ id, type, subject_id }) => ({ id, type, subject: subject_id })));
      this.cursor = answer.body.next_cursor;
    }
    return answer;
  }

  /** The ids that named two different events. */
  static ambiguous(named: { id: string; about: string }[]): string[] {
    const about = new Map(named.map((one) => [one.id, one.about]));
    return [...new Set(named.filter((one) => about.get(one.id) !== one.about).map(({ id }) => id))];
  }

  /** The address of its webhook, and a function that closes it. */
  async listen(): Promise<{ url: string; close: () => void }> {
    const server = createServer(async (request, response) => {
      const { type, timestamp, data } = JSON.parse(await text(request));
      this.messages.push({
        id: String(request.headers['webhook-id']),
        about: `${type} ${timestamp} ${data.subject_id}`,
      });
      response.writeHead(204).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    return {
      url: `http://127.0.0.1:${port}/hook`,
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    };
  }
}

/** A database that can be backed up and restored while nobody is connected to it. */
export interface World {
  connect(): Promise<Connection>;
  /** To the backup, as a database of its own beside the other. */
  connectBackup(): Promise<Connection>;
  backUp(): Promise<void>;
  restore(): Promise<void>;
  remove(): Promise<void>;
}

/** The backup is a copy by PostgreSQL itself, and a restored one has another identity, as one by `pg_restore` would. */
export async function onPostgres(): Promise<World> {
  const [database, backup] = [await createDatabase(), await createDatabase('template1')];
  const nameIn = (url: string) => new URL(url).pathname.slice(1);
  const copy = async (from: string, to: string) => {
    await administrate(from, `drop database if exists ${nameIn(to)} with (force)`);
    await administrate(from, `create database ${nameIn(to)} template ${nameIn(from)}`);
  };
  return {
    connect: () => connectPatiently(database.url),
    connectBackup: () => connectPatiently(backup.url),
    backUp: () => copy(database.url, backup.url),
    restore: () => copy(backup.url, database.url),
    remove: async () => void (await Promise.all([database.remove(), backup.remove()])),
  };
}

/** The backup is a standby that somebody promotes, without anybody having stopped the primary: both have the same identity. */
export async function onStandby(): Promise<World> {
  const primary = await startPostgres();
  const [port, data] = [await freePort(), join(dirname(primary.data), 'standby')];
  const url = Object.assign(new URL(primary.url), { port: String(port) }).href;
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'coinop'];
  primary.run('pg_basebackup', ...from, '-D', data, '--write-recovery-conf', '--checkpoint=fast');
  const options = `-p ${port} -c unix_socket_directories= -c listen_addresses=127.0.0.1 -c fsync=off`;
  primary.run('pg_ctl', 'start', '-w', '-s', '-D', data, '-l', `${data}.log`, '-o', options);
  const positionOf = async (server: string, position: string): Promise<string> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    const { rows } = await client.query(`select ${position} - '0/0' as bytes`);
    await client.end();
    return rows[0].bytes;
  };
  return {
    connect: () => connectPatiently(primary.url),
    connectBackup: () => connectPatiently(url),
    async backUp() {
      const written = BigInt(await positionOf(primary.url, 'pg_current_wal_lsn()'));
      const received = async () => BigInt(await positionOf(url, 'pg_last_wal_replay_lsn()')) >= written;
      await expect.poll(received).toBe(true);
      primary.run('pg_ctl', 'promote', '-w', '-s', '-D', data);
    },
    restore: () => Promise.reject(new Error('Nothing is restored: both go on.')),
    async remove() {
      primary.run('pg_ctl', 'stop', '-w', '-s', '-D', data, '-m', 'immediate');
      primary.remove();
    },
  };
}

interface Surroundings {
  world: Pick<World, 'connect'>;
  rail: ForgetfulRail;
  directory: string;
  secrets: Secrets;
}

export type RunningServer = Awaited<ReturnType<typeof start>>;

/** Starts what a server process starts, in its order, with `admin` signed in. */
export async function start({ world, rail, directory, secrets }: Surroundings) {
  const connection = await world.connect();
  const { db } = connection;
  const headFile = join(directory, 'heads');
  const watch = new RestoreWatch({ db, rail, headFile, log });
  await watch.check();
  const sealer = new Sealer({ db, log, headFile, afterSealing: () => watch.look() });
  const app = appOn({
    db,
    ping: connection.ping,
    log,
    portalDir: 'none',
    paymentList: rail,
    secrets,
    webhookAllowPrivate: true,
  });
  const worker = new PaymentWorker({ db, rail, log, processAfterMinutes: 0, leaseSeconds: 30 });
  const webhooks = new WebhookSender({ db, secrets, log, allowPrivate: true });
  let stopped = false;
  const token = newSecret();
  const expiresAt = sql`now() + interval '1 hour'`;
  if ((await db.$count(admins)) === 0) await insertFirstRecords(db);
  const platform = await aProgram(db, 'adm_1', { name: `platform-${randomUUID()}` });
  await db.insert(sessions).values({ tokenHash: hashSecret(token), adminId: 'adm_1', expiresAt });
  return {
    db,
    headFile,
    watch,
    async call(method: string, path: string, body?: unknown) {
      const headers = {
        authorization: `Bearer ${path.startsWith('/api/platform/') ? platform.token : token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const answer = await app.request(
        path,
        { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
        {},
      );
      const parsed = await answer.json();
      await holdAgainstContract(method, path.split('?')[0] ?? path, answer.status, parsed);
      return { status: answer.status, body: parsed };
    },
    /** Pays, and sends webhooks, until there is nothing to do. */
    async work() {
      while (await worker.look());
      await worker.idle();
      while (await webhooks.look()) await webhooks.idle();
      await webhooks.idle();
    },
    /** As every ten seconds. */
    seal: () => sealer.stop(),
    /** Ends as a process does: the audit log is sealed and exported. */
    async stop() {
      if (stopped) return;
      stopped = true;
      await sealer.stop();
      await connection.close();
    },
  };
}

import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../demo/demo-admin.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { hashPassword } from '../../server/authentication/passwords.ts';
import type { Database } from '../../server/db/database.ts';
import { migratePg } from '../../server/db/migration/migrate.ts';
import { freePort, startPostgres } from '../postgres.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { openPool } from './filled-database.ts';
import { type Inspector, inspect, WITH_INSPECTOR } from './heap-after-gc.ts';
import { startReceiver } from './webhook-receiver.ts';

const PROCESSES = 2;
const ADMINS = 20;

/** Several server processes with everything around them: PostgreSQL with the demo's data, a payment rail and a webhook target. */
export interface SoakWorld {
  db: Database;
  servers: (ServerProcess & { inspector: Inspector; metricsPort: number })[];
  /** The origin of one of the processes, in turn. */
  origin(index: number): string;
  /** The name of one of the administrators, in turn. */
  username(index: number): string;
  rail: string;
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  close(): Promise<void>;
}

/** @param transactions in the demo's data */
export async function startWorld(transactions: number): Promise<SoakWorld> {
  const directory = await temporaryDirectory();
  const postgres = await startPostgres();
  await migratePg(postgres.url);
  const { db, close } = openPool(postgres.url, 2);
  const demoAdmin = { passwordHash: await hashPassword(DEMO_PASSWORD) };
  await seedDemo(db, { now: new Date(), transactions, demoAdmin });
  await db.execute(sql`insert into admins (admin_id, username, password_hash, role_ids)
    select 'adm_bench_' || number, 'bench' || number, password_hash, role_ids from admins, generate_series(0, ${ADMINS - 1}::int) as number
    where username = 'admin'`);
  const receiver = await startReceiver();
  // It refuses some payments, and executes others without an answer.
  const rail = await startServer(
    { JOURNAL: join(directory.path, 'rail.jsonl'), DELAY_MS: '200', REFUSED: '0.02', SILENT_AFTER: '0.02' },
    'server/payments/rail/serve-simulator.ts',
  );
  const start = async () => {
    const metricsPort = await freePort();
    const server = await startServer({
      DATABASE_URL: postgres.url,
      AUDIT_HEAD_FILE: join(directory.path, 'heads'),
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      WEBHOOK_ALLOW_PRIVATE: '1',
      PAYMENT_RAIL: rail.origin,
      PROCESS_AFTER: '0',
      PAYMENT_LEASE: '5',
      DECISION_HOLD: '2',
      METRICS_PORT: String(metricsPort),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...WITH_INSPECTOR,
    });
    return { ...server, metricsPort, inspector: await inspect(server.output()) };
  };
  const servers = await Promise.all(Array.from({ length: PROCESSES }, start));
  return {
    db,
    servers,
    origin: (index) => servers[index % PROCESSES]?.origin ?? '',
    username: (index) => `bench${index % ADMINS}`,
    rail: rail.origin,
    receiver,
    close: async () => {
      for (const { inspector } of servers) inspector.close();
      await Promise.all([...servers, rail].map((server) => server.kill()));
      receiver.close();
      await close();
      postgres.remove();
      await directory.remove();
    },
  };
}

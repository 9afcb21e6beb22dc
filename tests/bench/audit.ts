import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD, DEMO_USERNAME } from '../../demo/demo-admin.ts';
import { sealAudit } from '../../server/audit/commands.ts';
import { databaseIdentity, newestBlock } from '../../server/audit/queries.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { hashPassword } from '../../server/authentication/passwords.ts';
import { connectServer } from '../../server/db/connection/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { admins } from '../../server/db/schema/people.ts';
import { startPostgres } from '../postgres.ts';
import { proofTable } from './audit-proof.ts';
import { permissionTable } from './permission-check.ts';
import { quantile, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// The cost of the audit log's lock for writers, the duration of sealing and verifying, and the cost of the permission
// check for each call. To see that neither needs
// much memory, run `NODE_OPTIONS=--max-old-space-size=64 npm run bench -- audit`.

const INSERTS = 5_000;
const ROUNDS = 9;
const ROWS = 100_000;

const entry = {
  action: 'withdrawal.approve',
  subjectType: 'withdrawal',
  subjectId: 'WDR-000001',
  before: { status: 'pending' },
  after: { status: 'approved', note: 'Looks fine to me.' },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Microseconds per transaction with one audit row, measured inside the database, because the network would hide the difference. */
const writing = async (db: Database): Promise<number> =>
  (1000 / INSERTS) *
  (await timed(() =>
    db.execute(
      sql.raw(`do $$ begin for number in 1..${INSERTS} loop
        insert into audit_log (action, subject_type, subject_id, after) values ('withdrawal.approve', 'withdrawal', 'WDR-1', '{"note": null}');
        commit;
      end loop; end $$`),
    ),
  ));

export async function run(): Promise<BenchTable[]> {
  const postgres = await startPostgres();
  const { db, close } = await connectServer(postgres.url);
  try {
    return [
      await announcing(db),
      await proving(db),
      await provingInBrowser(db, postgres.url),
      await permissionTable(db),
    ];
  } finally {
    await close();
    postgres.remove();
  }
}

/** The rows of `proving`, from the first one to the head of the last block. */
async function provingInBrowser(db: Database, url: string): Promise<BenchTable> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db
    .insert(admins)
    .values({ adminId: 'adm_1', username: DEMO_USERNAME, passwordHash, roleIds: ['administrator'] });
  const { blockId, lastRow, hash } = await newestBlock(db);
  const head = `${blockId} ${lastRow} ${hash.toString('hex')} ${new Date().toISOString()} ${await databaseIdentity(db)}`;
  return proofTable(url, head, ROWS);
}

async function announcing(db: Database): Promise<BenchTable> {
  const announced: number[] = [];
  const silent: number[] = [];
  await writing(db);
  for (let round = 0; round < ROUNDS; round++) {
    announced.push(await writing(db));
    await db.execute(sql`alter table audit_log disable trigger audit_log_announced`);
    silent.push(await writing(db));
    await db.execute(sql`alter table audit_log enable trigger audit_log_announced`);
  }
  const row = (name: string, times: number[]) => [
    name,
    rounded(Math.min(...times)),
    rounded(quantile(times, 0.5)),
    rounded(quantile(times, 0.95)),
  ];
  return {
    title: `A transaction of one audit row, µs (${ROUNDS} rounds in turn)`,
    columns: ['', 'fastest', 'median', 'p95'],
    rows: [row('without the lock (floor)', silent), row('announced', announced)],
  };
}

async function proving(db: Database): Promise<BenchTable> {
  await sealAudit(db);
  const { rows: before } = await verifyAudit(db, []);
  await db.execute(sql`insert into audit_log (action, subject_type, subject_id, before, after)
    select ${entry.action}, ${entry.subjectType}, 'WDR-' || number, ${JSON.stringify(entry.before)}::jsonb, ${JSON.stringify(entry.after)}::jsonb
    from generate_series(1, ${ROWS - before}::int) number`);
  const sealing = await timed(() => sealAudit(db));
  const cpu = process.cpuUsage();
  const verifying = await timed(() => verifyAudit(db, []));
  const used = process.cpuUsage(cpu);
  return {
    title: `An audit log of ${ROWS} rows`,
    columns: ['', 'figure'],
    rows: [
      [`sealing ${ROWS - before} rows, ms`, rounded(sealing)],
      ['verifying all, ms', rounded(verifying)],
      ['of it at work in Node, ms', rounded((used.user + used.system) / 1000)],
      ['most memory of the benchmark, MB', Math.round(process.resourceUsage().maxRSS / 1000)],
    ],
  };
}

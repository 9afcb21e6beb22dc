import { sql } from 'drizzle-orm';
import { sealAudit } from '../../server/audit/commands.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { connectServer } from '../../server/db/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { startPostgres } from '../postgres.ts';

// `node --max-old-space-size=64 tests/bench/audit.ts`: what announcing audit rows costs their writers, and how long sealing and verifying take.

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

const say = (line: string) => process.stdout.write(`${line}\n`);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Microseconds a transaction of one audit row, inside the database: the network would hide what is looked for. */
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

const postgres = await startPostgres();
const { db, close } = await connectServer(postgres.url);
try {
  const announced: number[] = [];
  const silent: number[] = [];
  await writing(db);
  for (let round = 0; round < ROUNDS; round++) {
    announced.push(await writing(db));
    await db.execute(sql`alter table audit_log disable trigger audit_log_announced`);
    silent.push(await writing(db));
    await db.execute(sql`alter table audit_log enable trigger audit_log_announced`);
  }
  const [one, other] = [Math.min(...announced), Math.min(...silent)];
  say(
    `a transaction of one audit row: ${one.toFixed(1)} µs, without the lock ${other.toFixed(1)} µs (fastest of ${ROUNDS})`,
  );

  await sealAudit(db);
  const { rows: before } = await verifyAudit(db, []);
  await db.execute(sql`insert into audit_log (action, subject_type, subject_id, before, after)
    select ${entry.action}, ${entry.subjectType}, 'WDR-' || number, ${JSON.stringify(entry.before)}::jsonb, ${JSON.stringify(entry.after)}::jsonb
    from generate_series(1, ${ROWS - before}::int) number`);
  say(`sealing ${ROWS - before} rows: ${(await timed(() => sealAudit(db))).toFixed(0)} ms`);
  const cpu = process.cpuUsage();
  const took = await timed(async () => say(JSON.stringify(await verifyAudit(db, []))));
  const used = process.cpuUsage(cpu);
  say(
    `verifying ${ROWS} rows: ${took.toFixed(0)} ms, ${((used.user + used.system) / 1000).toFixed(0)} ms of it at work in Node`,
  );
  say(`most memory: ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`);
} finally {
  await close();
  postgres.remove();
}

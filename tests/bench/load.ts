import { availableParallelism } from 'node:os';
import { sql } from 'drizzle-orm';
import { addReviews, adminTraffic } from './admin-traffic.ts';
import { sizeLabel } from './call-table.ts';
import { copyOf, filledDatabase, openPool } from './filled-database.ts';
import { startKeptPostgres } from './kept-postgres.ts';
import { type Loaded, underLoad } from './load-run.ts';
import type { BenchOptions } from './options.ts';
import { progress } from './progress.ts';
import { rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// Many administrators at work at once: latencies, failures, resources, and the gain from a second process.

const ROWS = 1_000_000;
const SESSIONS = 200;
const SECONDS = 120;
const ADMINS = 20;
const THOUGHT_MS = 1_000;
/** More than one process can handle. */
const REVIEWS_A_SECOND = 250;
/** A decision has the scores of all that its player waits for worked out again, so nobody may wait for hundreds. */
const PLAYERS = 20_000;
const MORE_BY_A_SECOND_PROCESS = 1.6;

export async function run(options: BenchOptions = {}): Promise<BenchTable[]> {
  const { sessions = SESSIONS, seconds = SECONDS } = options;
  const filled = await filledDatabase(options.rows?.[0] ?? ROWS);
  const copy = copyOf(filled);
  const postgres = await startKeptPostgres(copy.directory);
  const { db, close } = openPool(postgres.url, 2);
  try {
    await db.execute(sql`insert into admins (admin_id, username, password_hash, role_ids)
      select 'adm_bench_' || number, 'bench' || number, password_hash, role_ids from admins, generate_series(0, ${ADMINS - 1}::int) as number
      where username = 'admin'`);
    const names = Array.from({ length: sessions }, (_, index) => `bench${index % ADMINS}`);
    const load = async (name: string, processes: number, lasts: number, thoughtMs = 0) => {
      const reviews = await addReviews(db, (lasts + 10) * REVIEWS_A_SECOND, PLAYERS);
      const traffic = await adminTraffic(db, reviews);
      progress(`${name}, ${lasts} s`);
      return underLoad({ name, db, postgres, names, traffic, processes, seconds: lasts, thoughtMs });
    };
    const one = await load('one process', 1, seconds);
    const thinking = await load('one process, a second of thought', 1, Math.min(seconds, 60), THOUGHT_MS);
    const two = await load('two processes', 2, seconds);
    const title = `${sessions} sessions on ${sizeLabel(filled.rows)} transactions: 80 % lists, 15 % details, 5 % reviews; ${seconds} s`;
    return [loadTable(title, one, thinking, two)];
  } finally {
    await close();
    postgres.stop();
    copy.remove();
  }
}

function loadTable(title: string, one: Loaded, thinking: Loaded, two: Loaded): BenchTable {
  const more = two.perSecond / one.perSecond;
  const failed = [one, thinking, two].reduce((sum, loaded) => sum + failuresOf(loaded), 0);
  return {
    title,
    columns: [
      '',
      'requests/s',
      'p50 ms',
      'p95',
      'p99',
      'lists p99',
      'details p99',
      'reviews p99',
      'errors',
      'servers, cores',
      'database',
      'client',
      'others',
      'MB before',
      'most MB',
      'the limit',
    ],
    rows: [one, thinking, two].map((loaded) => {
      const { all, of, cores } = loaded;
      const { servers, database, client, others } = shares(cores);
      const megabytes = loaded.memory.map(({ mb }) => mb);
      return [
        loaded.name,
        Math.round(loaded.perSecond),
        ...[0.5, 0.95, 0.99].map((share) => rounded(all.quantile(share))),
        ...([of.list, of.detail, of.review] as const).map((latencies) => rounded(latencies.quantile(0.99))),
        failuresOf(loaded) === 0 ? 0 : [...loaded.failures].map(([what, count]) => `${count} x ${what}`).join(', '),
        ...[servers, database, client, others].map(rounded),
        Math.round(megabytes[0] ?? 0),
        Math.round(Math.max(...megabytes)),
        limitOf(loaded),
      ];
    }),
    goals: [
      { text: 'no errors', reached: failed === 0, measured: String(failed) },
      {
        text: `two processes give at least ${MORE_BY_A_SECOND_PROCESS} x one, where only the process is the limit`,
        reached: more >= MORE_BY_A_SECOND_PROCESS,
        measured: `${more.toFixed(2)} x; the limit of one was ${limitOf(one)}, of two ${limitOf(two)}`,
      },
    ],
  };
}

const failuresOf = ({ failures }: Loaded): number => [...failures.values()].reduce((sum, count) => sum + count, 0);

/** CPU cores in use; `others` are unrelated programs. */
function shares({ servers, database, client, machine }: Loaded['cores']) {
  const ours = servers.reduce((sum, one) => sum + one, 0);
  return { servers: ours, database, client, others: Math.max(0, machine - ours - database - client) };
}

/** The resource that was busy all the time. */
function limitOf({ cores }: Loaded): string {
  const { servers, database, client, others } = shares(cores);
  if (cores.machine < 0.9 * availableParallelism()) {
    return cores.servers.some((one) => one > 0.9) ? 'the process' : 'nothing: it waited';
  }
  const most = Math.max(servers, database, client, others);
  const who = { [servers]: 'processes', [database]: 'database', [client]: 'client', [others]: 'other programs' }[most];
  return `all cores, most of them the ${who}`;
}

import { Pool } from 'pg';
import { rowsOf } from '../../server/db/one-row.ts';
import { startServer } from '../server-process.ts';
import { sizeLabel } from './call-table.ts';
import { decisionTable } from './decisions.ts';
import { copyOf, filledDatabase, openPool } from './filled-database.ts';
import { startKeptPostgres } from './kept-postgres.ts';
import type { BenchOptions } from './options.ts';
import { payoutTable } from './payouts.ts';
import { cpuSecondsOfTree } from './process-figures.ts';
import { progress } from './progress.ts';
import { median, quantile, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// The cost of the rollups for writers of transactions: the same inserts with the table's triggers and without them, in
// turn. And the cost of a decision and of a payout.

const ROWS = 1_000_000;
const WRITERS = 8;
const ROUNDS = 11;
const MAX_COST = 0.15;

/** As a platform writes: single transactions, each committed; or a hundred per statement, like a nightly import. */
const SHAPES = [
  { name: 'one row a commit', rowsEach: 1, commits: 250 },
  { name: '100 rows a commit', rowsEach: 100, commits: 20 },
];

export async function run(options: BenchOptions = {}): Promise<BenchTable[]> {
  const filled = await filledDatabase(options.rows?.[0] ?? ROWS);
  const copy = copyOf(filled);
  const postgres = await startKeptPostgres(copy.directory);
  const { db, close } = openPool(postgres.url, 1);
  const writers = new Pool({ connectionString: postgres.url, max: WRITERS });
  // Applying pending changes in the background is part of the rollups' cost.
  const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
  try {
    const triggers = await rowsOf<{ name: string }>(
      db,
      `select tgname as name from pg_trigger where tgrelid = 'transactions'::regclass and not tgisinternal`,
    );
    const rows: (string | number)[][] = [];
    const goals: BenchTable['goals'] = [];
    for (const shape of SHAPES) {
      progress(shape.name);
      const rates = { with: [] as number[], without: [] as number[] };
      const work = { with: [] as number[], without: [] as number[] };
      for (let round = 0; round <= ROUNDS; round++) {
        // Alternates the order from round to round.
        const order = round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
        for (const mode of order) {
          await db.execute(`alter table transactions ${mode === 'with' ? 'enable' : 'disable'} trigger user`);
          const cpu = cpuSecondsOfTree(postgres.pid());
          const rate = await insertsPerSecond(writers, shape);
          // The first round is a warm-up.
          if (round === 0) continue;
          rates[mode].push(rate);
          work[mode].push(
            (1e6 * (cpuSecondsOfTree(postgres.pid()) - cpu)) / (WRITERS * shape.commits * shape.rowsEach),
          );
        }
      }
      // Compared within each round: other load on the machine affects both in the same way.
      const cost = 1 - median(rates.with.map((rate, round) => rate / (rates.without[round] ?? Number.NaN)));
      rows.push([
        shape.name,
        Math.round(median(rates.without)),
        Math.round(median(rates.with)),
        Math.round(quantile(rates.with, 0.05)),
        `${rounded(100 * cost)} %`,
        rounded(median(work.without)),
        rounded(median(work.with)),
      ]);
      goals.push({
        text: `${shape.name}: the triggers cost at most ${100 * MAX_COST} % of the inserts`,
        reached: cost <= MAX_COST,
        measured: triggers.length === 0 ? 'there are no triggers' : `${(100 * cost).toFixed(1)} %`,
      });
    }
    await db.execute('alter table transactions enable trigger user');
    return [
      {
        title: `Inserts into ${sizeLabel(filled.rows)} transactions, rows/s by ${WRITERS} writers (medians of ${ROUNDS} rounds in turn; fsync is off; triggers: ${triggers.map(({ name }) => name).join(', ') || 'none'})`,
        columns: [
          '',
          'without triggers (floor)',
          'with triggers',
          'with, slowest round',
          'cost (median of rounds)',
          'database at work without, µs a row',
          'with',
        ],
        rows,
        goals,
      },
      await decisionTable(postgres.url),
      await payoutTable(),
    ];
  } finally {
    await server.kill();
    await writers.end();
    await close();
    postgres.stop();
    copy.remove();
  }
}

async function insertsPerSecond(
  pool: Pool,
  { rowsEach, commits }: { rowsEach: number; commits: number },
): Promise<number> {
  const start = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const client = await pool.connect();
      try {
        for (let commit = 0; commit < commits; commit++)
          await client.query(insertOf(writer * commits + commit, rowsEach));
      } finally {
        client.release();
      }
    }),
  );
  return (WRITERS * commits * rowsEach) / ((performance.now() - start) / 1000);
}

export const insertOf = (seed: number, rows: number) => ({
  name: `insert-${rows}`,
  // Random ids with existing players and games; mostly completed at once, as transactions are when they arrive.
  text: `insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, fee_cents, status, created_at)
    select 'TXN-' || upper(substr(md5(random()::text || clock_timestamp()::text), 1, 16)), 'purchase',
      'PLR-' || lpad((1 + ($1::int * 7919 + number) % 400)::text, 5, '0'),
      (select game_id from games order by game_id offset ($1::int + number) % 4 limit 1), 1299, 65,
      case when ($1::int + number) % 10 = 0 then 'pending' else 'completed' end, clock_timestamp()
    from generate_series(1, ${rows}) as number`,
  values: [seed],
});

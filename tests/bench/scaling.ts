import { Client } from 'pg';
import type { Database } from '../../server/db/database.ts';
import { rowsOf } from '../../server/db/one-row.ts';
import { sizeLabel } from './call-table.ts';
import { copyOf, filledDatabase, openPool } from './filled-database.ts';
import { startKeptPostgres } from './kept-postgres.ts';
import type { BenchOptions } from './options.ts';
import { cpuSecondsOfTree } from './process-figures.ts';
import { progress } from './progress.ts';
import { median } from './statistics.ts';
import type { BenchTable } from './table.ts';
import { insertOf } from './writes.ts';

// The figures with which docs/scaling.md reckons: bytes per transaction, inserts by one writer, and look-ups.

const ROWS = 1_000_000;
const ROUNDS = 5;
const SINGLE_ROWS = 2_000;
const MANY_ROWS = 20_000;
const LOOK_UPS = 2_000;
/** Tables with rows for transactions; the rollups count and sum them. */
const BESIDE = {
  'revenue records': ['revenue_records', 'revenue_blocks'],
  'ledger transfers': ['ledger_transfers'],
  rollups: ['rollups', 'rollup_deltas', 'activity', 'player_totals'],
};

/** The indexes of a table that grew are not packed as those that were built over all rows. */
const REINSERT = `
  create temporary table kept as table transactions;
  alter table transactions disable trigger user;
  truncate transactions;
  do $$
    declare columns text := (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = 'transactions'::regclass and attnum > 0 and not attisdropped and attname <> 'id');
    begin
      execute format('insert into transactions (%1$s) select %1$s from kept order by created_at, id', columns);
    end $$;
  alter table transactions enable trigger user;
  drop table kept`;

export async function run(options: BenchOptions = {}): Promise<BenchTable[]> {
  const copy = copyOf(await filledDatabase(options.rows?.[0] ?? ROWS));
  const postgres = await startKeptPostgres(copy.directory);
  const { db, close } = openPool(postgres.url, 1);
  const writer = new Client({ connectionString: postgres.url });
  await writer.connect();
  try {
    const count = await numberOf(db, 'select count(*)::int from transactions');
    const built = await sizesOf(db, count);
    progress('inserting all rows again, by their time');
    await db.execute(REINSERT);
    const grown = new Map(await sizesOf(db, count));
    const rollups = await numberOf(db, 'select count(*)::int from rollups');
    const cpu = () =>
      process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6 + cpuSecondsOfTree(postgres.pid());
    // Or autovacuum would do it meanwhile.
    await db.execute('vacuum (analyze) transactions');
    const plain = await timed(writer, cpu);
    return [
      {
        title: `Bytes per transaction, of ${sizeLabel(count)}`,
        columns: ['', 'as built', 'grown by inserts'],
        rows: built.map(([name, bytes]) => [name, bytes, grown.get(name) ?? '']),
      },
      {
        title: 'One writer and one reader, ms of processor time per row, of both sides (medians; fsync is off)',
        columns: ['', 'ms'],
        rows: Object.entries(plain).map(([name, ms]) => [name, figure(ms)]),
      },
      {
        title: 'Rollups',
        columns: ['', 'figure'],
        rows: [['rows of rollups', rollups]],
      },
    ];
  } finally {
    await writer.end();
    await close();
    postgres.stop();
    copy.remove();
  }
}

/** Three significant digits: a row of a large statement takes hundredths of a millisecond. */
const figure = (ms: number) => Number(ms.toPrecision(3));

async function numberOf(db: Database, query: string): Promise<number> {
  const [row] = await rowsOf<Record<string, number>>(db, query);
  return Object.values(row ?? {})[0] ?? Number.NaN;
}

type Row = [name: string, bytes: number];

/** @param what a sum of sizes, as SQL */
const bytesPerRow = async (db: Database, what: string, count: number): Promise<number> =>
  Math.round((await numberOf(db, `select (${what})::float8`)) / count);

/** Of `transactions`, its indexes and the tables beside it. */
async function sizesOf(db: Database, count: number): Promise<Row[]> {
  const perRow = (what: string) => bytesPerRow(db, what, count);
  const indexes = await rowsOf<{ name: string }>(
    db,
    `select indexrelid::regclass::text as name from pg_index where indrelid = 'transactions'::regclass order by 1`,
  );
  const rows: Row[] = [['the row', await perRow(`pg_table_size('transactions')`)]];
  for (const { name } of indexes) rows.push([name, await perRow(`pg_relation_size('${name}')`)]);
  rows.push(['transactions', await perRow(`pg_total_relation_size('transactions')`)]);
  for (const [name, tables] of Object.entries(BESIDE)) {
    rows.push([name, await perRow(tables.map((table) => `pg_total_relation_size('${table}')`).join(' + '))]);
  }
  return rows;
}

interface Timed {
  'one row a commit': number;
  '20,000 rows a statement': number;
  'a look-up by id': number;
}

/**
 * Milliseconds of processor time per row: on a machine that does nothing else as much passes on the clock, because one waits for the other.
 *
 * @param cpu seconds of processor time until now
 */
async function timed(client: Client, cpu: () => number): Promise<Timed> {
  const each = async (times: number, call: (index: number) => Promise<unknown>) => {
    const start = cpu();
    for (let index = 0; index < times; index++) await call(index);
    return (1_000 * (cpu() - start)) / times;
  };
  const [single, many, found]: [number[], number[], number[]] = [[], [], []];
  const ids: { rows: { id: number }[] } = await client.query(
    `select id from transactions order by random() limit ${LOOK_UPS}`,
  );
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    const took = [
      await each(SINGLE_ROWS, (seed) => client.query(insertOf(seed, 1))),
      (await each(1, () => client.query(insertOf(round, MANY_ROWS)))) / MANY_ROWS,
      await each(ids.rows.length, (index) =>
        client.query({
          name: 'look-up',
          text: 'select * from transactions where id = $1',
          values: [ids.rows[index]?.id],
        }),
      ),
    ];
    if (round > 0) for (const [index, list] of [single, many, found].entries()) list.push(took[index] ?? Number.NaN);
  }
  return {
    'one row a commit': median(single),
    '20,000 rows a statement': median(many),
    'a look-up by id': median(found),
  };
}

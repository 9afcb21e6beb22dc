import { sql } from 'drizzle-orm';
import { processPayout } from '../../server/company-revenue/commands.ts';
import { type Connection, connectEmbedded, connectServer } from '../../server/db/connection/connect.ts';
import { admins } from '../../server/db/schema/people.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { addUpRevenue, availableRevenue } from '../../server/ledger/revenue-line.ts';
import { startPostgres } from '../postgres.ts';
import { progress } from './progress.ts';
import { median, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// The cost of a payout that uses ten records, and of one that uses a million, while the balance is being read.

const SIZES = [10, 1_000, 100_000, 1_000_000];
const ROUNDS = 5;
/** Enough for all rounds of all sizes, of which the largest is run once, with some left over. */
const RECORDS = SIZES.slice(0, -1).reduce((sum, size) => sum + ROUNDS * size, 0) + (SIZES.at(-1) ?? 0) + 1_000;
const MAX_TIMES = 3;
const BY = { adminId: 'adm_1', username: 'admin', address: null, requestId: null };

export async function payoutTable(): Promise<BenchTable> {
  progress('payouts');
  const postgres = await startPostgres();
  const onServer = await timesOf(await connectServer(postgres.url)).finally(postgres.remove);
  const embedded = await timesOf(await connectEmbedded());
  const columns = [
    ['PostgreSQL', onServer],
    ['the embedded database', embedded],
  ] as const;
  return {
    title: `A payout by the number of records that it uses, of ${RECORDS.toLocaleString('en-US')}, ms, while two read the balance (medians of ${ROUNDS}, the last made once)`,
    columns: ['records', ...columns.map(([name]) => name)],
    rows: SIZES.map((size, index) => [
      size.toLocaleString('en-US'),
      ...columns.map(([, times]) => rounded(times[index] ?? 0)),
    ]),
    goals: columns.map(([name, times]) => {
      const ratio = (times.at(-1) ?? 0) / (times[0] ?? Number.NaN);
      return {
        text: `${name}: a million records cost at most ${MAX_TIMES} times what ten cost`,
        reached: ratio <= MAX_TIMES,
        measured: ratio.toFixed(2),
      };
    }),
  };
}

/** Milliseconds for each of the sizes. */
async function timesOf({ db, backgroundDb, close }: Connection): Promise<number[]> {
  try {
    await db
      .insert(admins)
      .values({ adminId: BY.adminId, username: BY.username, passwordHash: '', roleIds: ['administrator'] });
    await backgroundDb.execute(sql`alter table ${revenueRecords} disable trigger user`);
    for (let from = 0; from < RECORDS; from += 100_000) {
      await backgroundDb.execute(sql`insert into ${revenueRecords} (revenue_type, source_type, source_id, amount_cents)
        select 'other', 'bench', number::text, 1
        from generate_series(${from + 1}::int, ${Math.min(from + 100_000, RECORDS)}::int) as number`);
    }
    await backgroundDb.execute(sql`alter table ${revenueRecords} enable trigger user`);
    await backgroundDb.execute(sql`analyze ${revenueRecords}`);
    await addUpRevenue(backgroundDb);
    const times: number[] = [];
    for (const size of SIZES) {
      const rounds = size === SIZES.at(-1) ? 1 : ROUNDS;
      const taken: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const reading = Promise.all([availableRevenue(db), availableRevenue(db)]);
        const start = performance.now();
        const outcome = await processPayout(db, BY, { amountCents: size, method: 'ACH' });
        taken.push(performance.now() - start);
        if (!('paid' in outcome) || outcome.paid.payout.recordCount !== size)
          throw new Error('the payout was not made');
        await reading;
      }
      times.push(median(taken));
    }
    return times;
  } finally {
    await close();
  }
}

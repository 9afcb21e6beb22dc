import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { startServer } from '../server-process.ts';
import { addReviews, endFreezes } from './admin-traffic.ts';
import { copyOf, type Filled, openPool } from './filled-database.ts';
import { startKeptPostgres } from './kept-postgres.ts';
import { cpuSecondsOf, cpuSecondsOfTree } from './process-figures.ts';
import { progress } from './progress.ts';
import { type Session, signIn } from './sign-in.ts';
import { median, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// The cost of asking whether a decision needs a second person, where it does not.

const ROUNDS = 10;
/** In each round: with their amount of $100, a fifth of what the rules below let one person decide in a day. */
const DECISIONS = 100;
const MAX_RATIO = 1.1;
const BY = { username: 'reviewer', adminId: 'adm_4' };

const OF_PLAYERS = ['approve', 'process', 'retry'];
const OF_MONEY = [...OF_PLAYERS, 'payout'];
/** Those that a server begins with, by an amount that no decision here reaches: `firstRules` in server/second-person/rule-commands.ts. */
const RULES = [
  { actions: OF_MONEY, fact: 'amount', atLeastCents: 1_000_000 },
  { actions: ['change_roles'], fact: 'amount', atLeastCents: 0 },
  { actions: OF_MONEY, fact: 'decider_day_sum', atLeastCents: 5_000_000 },
  { actions: OF_PLAYERS, fact: 'player_day_sum', atLeastCents: 1_000_000 },
  { actions: OF_PLAYERS, fact: 'own_program_amount', atLeastCents: 0 },
];

const KINDS = [
  { name: 'no rule in force', rules: [] },
  { name: 'the first rules in force, none asks', rules: RULES },
];

interface Cost {
  /** Milliseconds, the median. */
  took: number;
  /** Milliseconds of processor time per decision. */
  server: number;
  database: number;
}

/** Approvals over HTTP, one at a time, on a copy of the database. */
export async function decidingTable(filled: Filled): Promise<BenchTable> {
  progress('deciding');
  const copy = copyOf(filled);
  const postgres = await startKeptPostgres(copy.directory);
  const { db, close } = openPool(postgres.url, 1);
  const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', SECOND_PERSON_FROM: '0' });
  const session = await signIn(server.origin, BY.username);
  try {
    await endFreezes(db);
    const costs: Cost[][] = KINDS.map(() => []);
    // In turn, so that other load on the machine affects both in the same way. The first round is a warm-up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [index, { rules }] of KINDS.entries()) {
        await putInForce(db, rules);
        await forgetDay(db);
        const ids = await addReviews(db, DECISIONS);
        const cost = await approve(session, ids, { server: server.pid, database: postgres.pid() });
        if (round > 0) costs[index]?.push(cost);
      }
    }
    return tableOf(costs);
  } finally {
    session.close();
    await server.kill();
    await close();
    postgres.stop();
    copy.remove();
  }
}

async function approve(session: Session, ids: string[], pids: { server: number; database: number }): Promise<Cost> {
  const cpu = () => [cpuSecondsOf(pids.server), cpuSecondsOfTree(pids.database)] as const;
  const [serverBefore, databaseBefore] = cpu();
  const took: number[] = [];
  for (const id of ids) {
    const start = performance.now();
    const { status, body } = await session.post(`/admin/withdrawal/withdrawals/${id}/approve`, {});
    took.push(performance.now() - start);
    if (status !== 200) throw new Error(`An approval was answered with ${status}: ${body}`);
  }
  const [server, database] = cpu();
  const each = (seconds: number) => (1000 * seconds) / ids.length;
  return { took: median(took), server: each(server - serverBefore), database: each(database - databaseBefore) };
}

const putInForce = (db: Database, rules: object[]) =>
  db.execute(sql`insert into approval_rules (version, rules, reason, hash)
    select coalesce(max(version), 0) + 1, ${JSON.stringify(rules)}::jsonb, 'A benchmark', 'none' from approval_rules`);

/** Otherwise each round adds to the sum of a day, until a rule asks. */
async function forgetDay(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update withdrawal_history set created_at = created_at - interval '2 days'
      where admin_id = ${BY.adminId} and created_at > now() - interval '1 day'`);
  });
}

function tableOf(costs: Cost[][]): BenchTable {
  const work = ({ server, database }: Cost) => server + database;
  const [without = [], withRules = []] = costs;
  const ratio = median(withRules.map((cost, round) => work(cost) / work(without[round] ?? cost)));
  return {
    title: `Deciding: an approval over HTTP, ms of processor time of server and database (medians of ${ROUNDS} rounds of ${DECISIONS} in turn)`,
    columns: ['', 'both', 'server', 'database', 'on the clock'],
    rows: KINDS.map(({ name }, index) => {
      const figure = (of: (cost: Cost) => number) => rounded(median((costs[index] ?? []).map(of)));
      return [
        name,
        figure(work),
        figure(({ server }) => server),
        figure(({ database }) => database),
        figure(({ took }) => took),
      ];
    }),
    goals: [
      {
        text: `rules that ask nobody cost at most ${MAX_RATIO} times the work of a decision without rules (median of rounds)`,
        reached: ratio <= MAX_RATIO,
        measured: ratio.toFixed(2),
      },
    ],
  };
}

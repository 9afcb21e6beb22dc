import { startServer } from '../server-process.ts';
import { decidingTable } from './deciding.ts';
import { type Filled, filledDatabase } from './filled-database.ts';
import { startKeptPostgres } from './kept-postgres.ts';
import type { BenchOptions } from './options.ts';
import { cpuSecondsOf, cpuSecondsOfTree } from './process-figures.ts';
import { type Session, signIn } from './sign-in.ts';
import { median, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';
import { waitingTable } from './waiting.ts';

// How many answers per second one process gives to many concurrent clients, relative to an answer that reads nothing; and the cost of a decision
// where rules ask for a second person.

const ROWS = 1_000_000;
const CLIENTS = 64;
const ROUNDS = 5;
const ROUND_MS = 2_000;

interface Kind {
  name: string;
  path(count: number): string;
  expect: number;
}

const KINDS: [constant: Kind, shared: Kind, different: Kind, health: Kind] = [
  // Refused right after authentication: only the session is read from the database.
  { name: 'constant: an id that cannot be, 404', path: () => '/api/admin/transactions/none', expect: 404 },
  { name: 'page 1, all the same', path: () => '/api/admin/transactions?page=1', expect: 200 },
  {
    name: 'pages 1 to 100, all different',
    path: (count) => `/api/admin/transactions?page=${1 + (count % 100)}`,
    expect: 200,
  },
  { name: '/healthz, no session', path: () => '/healthz', expect: 200 },
];

interface Round {
  perSecond: number;
  failures: number;
  /** CPU cores in use. */
  server: number;
  database: number;
  client: number;
}

export async function run({ rows = [ROWS] }: BenchOptions = {}): Promise<BenchTable[]> {
  const filled = await filledDatabase(rows[0] ?? ROWS);
  return [await readingTable(filled), await decidingTable(filled), await waitingTable(filled)];
}

async function readingTable({ directory }: Filled): Promise<BenchTable> {
  const postgres = await startKeptPostgres(directory);
  const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
  const session = await signIn(server.origin);
  try {
    return await throughputTable(session, server.pid, postgres.pid());
  } finally {
    session.close();
    await server.kill();
    postgres.stop();
  }
}

async function throughputTable(session: Session, server: number, postgres: number): Promise<BenchTable> {
  const sessions = Array.from({ length: CLIENTS }, () => session.another());
  const rounds = KINDS.map((): Round[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, kind] of KINDS.entries()) {
      const measured = await oneRound(sessions, kind, server, postgres);
      // The first round is a warm-up.
      if (round > 0) rounds[index]?.push(measured);
    }
  }
  for (const one of sessions) one.close();
  const figure = (of: Round[] | undefined, name: keyof Round) => median((of ?? []).map((round) => round[name]));
  const rates = rounds.map((of) => figure(of, 'perSecond'));
  const [constant = Number.NaN, shared = Number.NaN, different = Number.NaN, health = Number.NaN] = rates;
  const goal = (text: string, rate: number, least: number) => ({
    text,
    reached: rate >= least * constant,
    measured: (rate / constant).toFixed(2),
  });
  return {
    title: `Throughput of one process, ${CLIENTS} clients at once (medians of ${ROUNDS} rounds of ${ROUND_MS / 1000} s; the constant answer is the floor)`,
    columns: [
      '',
      'requests/s',
      'of the constant',
      'failures',
      'server, cores',
      'database, cores',
      'client, cores',
      'server, µs of processor time per call',
      'database',
    ],
    rows: KINDS.map(({ name }, index) => {
      const of = rounds[index];
      const cores = (['server', 'database', 'client'] as const).map((who) => rounded(figure(of, who)));
      const perCall = (['server', 'database'] as const).map((who) =>
        Math.round(median((of ?? []).map((one) => (1e6 * one[who]) / one.perSecond))),
      );
      return [
        name,
        Math.round(rates[index] ?? 0),
        rounded((rates[index] ?? 0) / constant),
        figure(of, 'failures'),
        ...cores,
        ...perCall,
      ];
    }),
    goals: [
      {
        text: 'the constant answer is at least 0.5 of /healthz',
        reached: constant >= 0.5 * health,
        measured: (constant / health).toFixed(2),
      },
      goal('page 1, shared, is at least 0.8 of the constant answer', shared, 0.8),
      goal('page 1, not shared, is at least 0.30 of the constant answer', different, 0.3),
    ],
  };
}

async function oneRound(sessions: Session[], kind: Kind, server: number, postgres: number): Promise<Round> {
  let count = 0;
  let failures = 0;
  const cpu = () => [cpuSecondsOf(server), cpuSecondsOfTree(postgres), process.cpuUsage()] as const;
  const [serverBefore, databaseBefore, own] = cpu();
  const start = performance.now();
  await Promise.all(
    sessions.map(async (session) => {
      while (performance.now() - start < ROUND_MS) {
        const { status } = await session.get(kind.path(count++));
        if (status !== kind.expect) failures++;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const used = process.cpuUsage(own);
  return {
    perSecond: count / seconds,
    failures,
    server: (cpuSecondsOf(server) - serverBefore) / seconds,
    database: (cpuSecondsOfTree(postgres) - databaseBefore) / seconds,
    client: (used.user + used.system) / 1e6 / seconds,
  };
}

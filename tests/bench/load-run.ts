import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../server/db/database.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { type Kind, type Traffic, untilScored } from './admin-traffic.ts';
import type { KeptPostgres } from './kept-postgres.ts';
import { Latencies } from './latencies.ts';
import { cpuSecondsOf, cpuSecondsOfMachine, cpuSecondsOfTree, memoryOf } from './process-figures.ts';
import { type Session, signIn } from './sign-in.ts';

const WARM_UP_MS = 5_000;
const SAMPLE_MS = 5_000;
const SIGNING_IN_AT_ONCE = 4;

export interface LoadRun {
  name: string;
  db: Database;
  postgres: KeptPostgres;
  traffic: Traffic;
  /** The usernames to sign in with, one session each; a name may be repeated. */
  names: string[];
  processes: number;
  seconds: number;
  /** Average pause between an answer and the session's next call, varying by half; 0 for none. */
  thoughtMs: number;
}

export interface Loaded {
  name: string;
  seconds: number;
  perSecond: number;
  all: Latencies;
  of: Record<Kind, Latencies>;
  /** The number of failures by kind. */
  failures: Map<string, number>;
  /** Resident memory of the first process in megabytes, from before the first sign-in until after the last answer. */
  memory: { second: number; mb: number }[];
  /** CPU cores in use during the measurement. */
  cores: { servers: number[]; database: number; client: number; machine: number };
}

/**
 * Signs in for real, with one connection per session, spread evenly over the processes; then each session makes one
 * call after the other.
 */
export async function underLoad(run: LoadRun): Promise<Loaded> {
  const env = { DATABASE_URL: run.postgres.url, LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  const servers = await Promise.all(Array.from({ length: run.processes }, () => startServer(env)));
  const [first] = servers;
  if (!first) throw new Error('at least one process');
  const memory = [{ second: 0, mb: memoryOf(first.pid).nowMb }];
  const sessions = await signAllIn(run.names, servers);
  // The requests came all at once, which they do not at a platform.
  await untilScored(run.db);
  const loaded: Omit<Loaded, 'perSecond' | 'cores'> = {
    name: run.name,
    seconds: run.seconds,
    all: new Latencies(),
    of: { list: new Latencies(), detail: new Latencies(), review: new Latencies() },
    failures: new Map(),
    memory,
  };
  const measured = performance.now() + WARM_UP_MS;
  const until = measured + run.seconds * 1000;
  const sampler = setInterval(() => {
    memory.push({ second: (performance.now() - measured) / 1000, mb: memoryOf(first.pid).nowMb });
  }, SAMPLE_MS);
  try {
    const working = Promise.all(sessions.map((session) => work(session, run, loaded, measured, until)));
    await setTimeout(WARM_UP_MS);
    const before = cpuOf(servers, run.postgres);
    await working;
    const seconds = (performance.now() - measured) / 1000;
    const after = cpuOf(servers, run.postgres);
    const cores = (of: (cpu: ReturnType<typeof cpuOf>) => number) => (of(after) - of(before)) / seconds;
    memory.push({ second: seconds, mb: memoryOf(first.pid).nowMb });
    return {
      ...loaded,
      perSecond: loaded.all.count / seconds,
      cores: {
        servers: servers.map((_, index) => cores((cpu) => cpu.servers[index] ?? 0)),
        database: cores((cpu) => cpu.database),
        client: cores((cpu) => cpu.client),
        machine: cores((cpu) => cpu.machine),
      },
    };
  } finally {
    clearInterval(sampler);
    for (const session of sessions) session.close();
    await Promise.all(servers.map((server) => server.kill()));
  }
}

/** Over the servers in turn. Each session has its own client address, as administrators do. */
export async function signAllIn(names: string[], servers: ServerProcess[]): Promise<Session[]> {
  const sessions: Session[] = [];
  let next = 0;
  const lane = async () => {
    while (next < names.length) {
      const index = next++;
      const origin = servers[index % servers.length]?.origin ?? '';
      sessions[index] = await signIn(origin, names[index], `10.7.${Math.floor(index / 200)}.${1 + (index % 200)}`);
    }
  };
  await Promise.all(Array.from({ length: SIGNING_IN_AT_ONCE }, lane));
  return sessions;
}

async function work(
  session: Session,
  { traffic, thoughtMs }: LoadRun,
  { all, of, failures }: Pick<Loaded, 'all' | 'of' | 'failures'>,
  measured: number,
  until: number,
): Promise<void> {
  while (performance.now() < until) {
    const start = performance.now();
    const { kind, answered } = traffic.call(session);
    const outcome = await answered.then(String, (error: Error) => error.message);
    const took = performance.now() - start;
    if (start >= measured) {
      all.add(took);
      of[kind].add(took);
      if (outcome !== '200') failures.set(`${kind} ${outcome}`, (failures.get(`${kind} ${outcome}`) ?? 0) + 1);
    }
    if (thoughtMs > 0) await setTimeout(thoughtMs * (0.5 + Math.random()));
  }
}

function cpuOf(servers: ServerProcess[], postgres: KeptPostgres) {
  const own = process.cpuUsage();
  return {
    servers: servers.map(({ pid }) => cpuSecondsOf(pid)),
    database: cpuSecondsOfTree(postgres.pid()),
    client: (own.user + own.system) / 1e6,
    machine: cpuSecondsOfMachine(),
  };
}

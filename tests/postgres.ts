import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { installDebianPackage, isRoot } from './install.ts';
import { IN_MEMORY } from './run-folder.ts';

const DEBIAN_ROOT = '/usr/lib/postgresql';

/** The directory of the newest installed PostgreSQL's programs; undefined when there is none. */
function installedPrograms(): string | undefined {
  if (!existsSync(DEBIAN_ROOT)) return undefined;
  const versions = readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN_ROOT, version, 'bin')).find((path) => existsSync(join(path, 'initdb')));
}

/** The directory of PostgreSQL's programs, which are installed first if possible; undefined when that failed. */
export function ensurePostgres(): string | undefined {
  return installedPrograms() ?? (installDebianPackage('postgresql') ? installedPrograms() : undefined);
}

export interface Postgres {
  url: string;
  port: number;
  /** The folder with its data, in a folder of its own. */
  data: string;
  /** Runs one of PostgreSQL's programs as the server's user. */
  run(program: string, ...args: string[]): void;
  start(): void;
  /** `immediate` simulates a crash. */
  stop(mode: 'fast' | 'immediate'): void;
  /** Crashes the server and restarts it, without blocking the caller. */
  crash(): Promise<void>;
  remove(): void;
}

/**
 * Starts a PostgreSQL server in a temporary directory on a free port, with an empty database.
 *
 * @param parent where the directory is created: by default in memory, within a run of tests on a machine that has it (`run-folder.ts`)
 * @param initOptions further options for `initdb`
 */
export async function startPostgres(
  parent = process.env[IN_MEMORY] ?? tmpdir(),
  initOptions: string[] = [],
): Promise<Postgres> {
  const postgres = await serverIn(parent);
  const { run, data } = postgres;
  run('initdb', '-D', data, '-A', 'trust', '-U', 'coinop', '-E', 'UTF8', '--locale=C.UTF-8', ...initOptions);
  postgres.start();
  run('createdb', '-h', '127.0.0.1', '-p', String(postgres.port), '-U', 'coinop', 'coinop');
  return postgres;
}

/** Functions that start and stop a server in a new, still empty directory. */
async function serverIn(parent: string) {
  const programs = ensurePostgres();
  if (!programs) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  const port = await freePort();
  const directory = mkdtempSync(join(parent, 'coinop-postgres-'));
  // PostgreSQL refuses to run as root, so there it runs as the user that Debian created for it.
  if (isRoot) execFileSync('chown', ['postgres', directory]);
  chmodSync(directory, 0o700);
  const data = join(directory, 'data');
  const asPostgres = (program: string, args: string[]): [command: string, args: string[]] => {
    const path = join(programs, program);
    return isRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
  };
  const run = (program: string, ...args: string[]) => {
    execFileSync(...asPostgres(program, args), { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  // No socket in the file system: its path would be longer than the 104 bytes that some systems allow.
  // A session with `synchronous_commit = on` waits for a standby that never comes.
  const replication = '-c synchronous_commit=local -c synchronous_standby_names=absent';
  const small = '-c fsync=off -c max_wal_size=128MB';
  const options = `-p ${port} -c unix_socket_directories= -c listen_addresses=127.0.0.1 ${small} ${replication}`;
  const starting = ['-w', '-s', '-D', data, '-l', join(directory, 'log'), '-o', options];
  const start = () => run('pg_ctl', 'start', ...starting);
  const stop = (mode: 'fast' | 'immediate') => run('pg_ctl', 'stop', '-w', '-s', '-D', data, '-m', mode);

  return {
    run,
    data,
    port,
    url: `postgres://coinop@127.0.0.1:${port}/coinop`,
    start,
    stop,
    crash: async () => {
      const [command, args] = asPostgres('pg_ctl', ['restart', '-m', 'immediate', ...starting]);
      const [code] = await once(spawn(command, args, { cwd: directory, stdio: 'ignore' }), 'exit');
      if (code !== 0) throw new Error(`PostgreSQL did not come up again (${code})`);
    },
    remove: () => {
      if (existsSync(join(data, 'postmaster.pid'))) stop('immediate');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Runs a statement about databases on the server of that URL, connected to its database `postgres`, because a database
 * with connections cannot be copied.
 */
export async function administrate(server: string, statement: string): Promise<void> {
  const url = new URL(server);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

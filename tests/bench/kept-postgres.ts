import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '../install.ts';
import { ensurePostgres, freePort } from '../postgres.ts';

// A PostgreSQL server on a kept data directory: filling it with ten million rows takes minutes, so that happens once.

export interface KeptPostgres {
  url: string;
  /** The id of the main process; all others are its children. */
  pid(): number;
  version: string;
  stop(): void;
}

/** Settings for a small dedicated machine, but without fsync, because the disk is not what is measured. */
export const SERVING = [
  'fsync=off',
  'shared_buffers=1GB',
  'work_mem=16MB',
  'effective_cache_size=4GB',
  'max_wal_size=4GB',
];

/** Settings for a large fill, whose result is discarded if it does not complete. */
export const FILLING = [
  ...SERVING,
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=20GB',
  'checkpoint_timeout=30min',
  'maintenance_work_mem=1GB',
  'autovacuum=off',
];

/** Starts PostgreSQL on `directory`, which is created if missing, on a free port. */
export async function startKeptPostgres(directory: string, settings: string[] = SERVING): Promise<KeptPostgres> {
  const programs = ensurePostgres();
  if (!programs) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  const data = join(directory, 'data');
  const run = (program: string, ...args: string[]) => {
    const path = join(programs, program);
    // PostgreSQL refuses to run as root, so there it runs as the user that Debian created for it.
    const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
    execFileSync(command, all, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const isNew = !existsSync(join(data, 'PG_VERSION'));
  if (isNew) {
    mkdirSync(directory, { recursive: true });
    if (isRoot) execFileSync('chown', ['postgres', directory]);
    chmodSync(directory, 0o700);
    run('initdb', '-D', data, '-A', 'trust', '-U', 'coinop', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  }
  // Left behind when the machine was switched off. If a server is still running, PostgreSQL itself refuses to start.
  rmSync(join(directory, 'log'), { force: true });
  const port = await freePort();
  const options = [...settings, 'listen_addresses=127.0.0.1'].map((setting) => `-c ${setting}`).join(' ');
  run(
    'pg_ctl',
    'start',
    '-w',
    '-s',
    '-t',
    '600',
    '-D',
    data,
    '-l',
    join(directory, 'log'),
    '-o',
    `-p ${port} -k ${directory} ${options}`,
  );
  if (isNew) run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'coinop', 'coinop');
  return {
    url: `postgres://coinop@127.0.0.1:${port}/coinop`,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    version: readFileSync(join(data, 'PG_VERSION'), 'utf8').trim(),
    stop: () => run('pg_ctl', 'stop', '-w', '-s', '-t', '600', '-D', data, '-m', 'fast'),
  };
}

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';

// Everything temporary of a run is in one folder, with its databases, because every process of the run has it as TMPDIR. A run that is
// killed leaves the folder behind: the next one removes it, and ends what still uses it.

const PREFIX = 'coinop-run-';
/** The machine, or container, whose process ids the folders' names have. */
const HOST_FILE = 'host';
/** Has the name of the folder for databases, if there is one in memory. */
const MEMORY_FILE = 'memory';
/**
 * The variable with the folder for databases, where there is one in memory: for each database that is made or dropped, a disk costs the
 * processor ten times as much, even without `fsync`.
 */
export const IN_MEMORY = 'TEST_DATABASES';
/** Linux has it. In a container it may be small, and nothing may be executed in it. */
const MEMORY = '/dev/shm';
/** Far more than the databases of a run need at once. */
const ENOUGH_BYTES = 2_000_000_000;
/** How long a database may take to end at once. */
const ENDING_MS = 5_000;

/** Makes the folder of this process, sets TMPDIR for all that it starts, and cleans up after runs that are gone. */
export function enterRunFolder(): { path: string; remove(): void } {
  const parent = tmpdir();
  for (const dead of deadRuns(parent)) removeRun(dead);
  const path = makeFolder(parent);
  writeFileSync(join(path, HOST_FILE), hostname());
  const memory = hasMemory() ? makeFolder(MEMORY) : undefined;
  if (memory) writeFileSync(join(path, MEMORY_FILE), basename(memory));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = path;
  if (memory) process.env[IN_MEMORY] = memory;
  const abandon = () => removeRun(path);
  process.once('exit', abandon);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1));
  return {
    path,
    remove: () => {
      process.off('exit', abandon);
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      delete process.env[IN_MEMORY];
      for (const folder of foldersOf(path)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeFolder(parent: string): string {
  const path = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL may run as another user.
  chmodSync(path, 0o711);
  return path;
}

/** The folder of a run, and before it that of its databases in memory, which is gone where the machine was started anew. */
function foldersOf(path: string): string[] {
  const name = basename(textOf(join(path, MEMORY_FILE)));
  const memory = join(MEMORY, name);
  return name.startsWith(PREFIX) && existsSync(memory) ? [memory, path] : [path];
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
}

/** The folders of runs whose process is gone; the age of a folder says nothing. */
export function deadRuns(parent: string): string[] {
  return readdirSync(parent)
    .filter((name) => name.startsWith(PREFIX))
    .filter((name) => !isAlive(Number(name.slice(PREFIX.length).split('-')[0])))
    .map((name) => join(parent, name))
    .filter((path) => textOf(join(path, HOST_FILE)) === hostname());
}

/** Ends the databases and other processes of a run, and removes its folder. */
export function removeRun(path: string): void {
  const folders = foldersOf(path);
  const databases = folders.flatMap(postmasters);
  for (const pid of databases) signal(pid, 'SIGQUIT');
  for (const pid of processesWith(path)) if (pid !== process.pid && !databases.includes(pid)) signal(pid, 'SIGKILL');
  const until = Date.now() + ENDING_MS;
  const tick = new Int32Array(new SharedArrayBuffer(4));
  while (databases.some(isAlive) && Date.now() < until) Atomics.wait(tick, 0, 0, 20);
  for (const mounted of mountsIn(path)) execFileSync('umount', [mounted]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** What a test has mounted in the folder, such as a small disk. */
const mountsIn = (path: string): string[] =>
  textOf('/proc/mounts')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((mounted) => mounted.startsWith(`${path}/`));

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

/** The process ids of the PostgreSQL servers whose data is somewhere in the folder. */
function postmasters(path: string): number[] {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('postmaster.pid'),
  );
  // On Linux a process that has the number now, but is another, is recognised by what it runs on.
  return files
    .map((name) => Number(textOf(join(path, name)).split('\n')[0]))
    .filter((pid) => pid > 1 && (process.platform !== 'linux' || textOf(`/proc/${pid}/cmdline`).includes(path)));
}

/** The processes that were started with the folder as TMPDIR, as far as the system says it. */
function processesWith(path: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => textOf(`/proc/${name}/environ`).split('\0').includes(`TMPDIR=${path}`))
    .filter((name) => !textOf(`/proc/${name}/cmdline`).startsWith('postgres: '))
    .map(Number);
}

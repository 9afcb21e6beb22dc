import { randomUUID } from 'node:crypto';
import { link, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Another running process has this data directory open. */
export class DirectoryInUse extends Error {}

const TOUCH_EVERY_MS = 5_000;
/** Much longer than a query may keep the process from touching its lock. */
const WATCH_MS = 30_000;

/**
 * Keeps a second process out of a data directory. PGlite has no lock of its own, and two processes on one directory corrupt it.
 *
 * The lock is a file with the holder's process id, start time and process namespace. It is void once that process is gone, however
 * young the file is. Processes of another container are invisible from here: their lock counts as held while its modification time
 * changes, which takes half a minute to find out. No clocks are compared.
 *
 * @param watch resolves after a time in which a running holder touches its lock; for tests
 * @returns a function that releases the lock
 * @throws DirectoryInUse
 */
export async function lockDirectory(directory: string, watch = watchForSeconds): Promise<() => Promise<void>> {
  const path = join(directory, 'server.lock');
  const mine = await identityOf(process.pid);
  if (!(await createWith(path, mine))) {
    const theirs = await readFile(path, 'utf8').catch(() => '');
    if (await isHeld(path, theirs, watch)) throw inUse(directory, theirs);
    await takeOver(directory, path, theirs, mine, watch);
  }
  const touching = setInterval(() => {
    const now = new Date();
    // When the file is gone, the directory was removed or taken over, and there is nothing left to keep.
    utimes(path, now, now).catch(() => {});
  }, TOUCH_EVERY_MS).unref();
  return async () => {
    clearInterval(touching);
    await rm(path, { force: true });
  };
}

async function watchForSeconds(): Promise<void> {
  process.stderr.write(
    `The data directory is locked from another container. Watching for ${WATCH_MS / 1_000} seconds whether its server still runs.\n`,
  );
  await delay(WATCH_MS);
}

/** When several processes find the same void lock, the one that creates the guard file takes it over. */
async function takeOver(
  directory: string,
  path: string,
  theirs: string,
  mine: string,
  watch: () => Promise<void>,
): Promise<void> {
  const guard = `${path}.taking-over`;
  if (!(await createWith(guard, mine))) {
    const other = await readFile(guard, 'utf8').catch(() => '');
    if (!(await isHeld(guard, other, watch))) await rm(guard, { force: true });
    throw inUse(directory, other);
  }
  try {
    const now = await readFile(path, 'utf8').catch(() => '');
    // The holder may have released it meanwhile.
    if (now !== theirs && now !== '') throw inUse(directory, now);
    await rm(path, { force: true });
    if (!(await createWith(path, mine))) throw inUse(directory, '');
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Creates the file with its whole content in one step, so that nobody reads half of it. Returns false when it exists.
 */
async function createWith(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function inUse(directory: string, holder: string): DirectoryInUse {
  const pid = holder.split(' ')[0];
  return new DirectoryInUse(
    `The data directory ${directory} is in use by another process${pid ? ` (process id ${pid})` : ''}. ` +
      'Stop that one first, or set DATA_DIR to another directory.',
  );
}

/** Identifies the process namespace; empty on systems without namespaces. */
const namespace = await readlink('/proc/self/ns/pid').catch(() => '');

/** "pid start-time namespace": process ids are reused, so the start time is compared too where the system has it (Linux). */
const identityOf = async (pid: number) => `${pid} ${await startTimeOf(pid)} ${namespace}`.trim();

async function startTimeOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may contain spaces; the start time is the 20th field after it.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** @param identity the content of the file `path` */
async function isHeld(path: string, identity: string, watch: () => Promise<void>): Promise<boolean> {
  const [pid, startTime = '', theirNamespace = namespace] = identity.split(' ');
  if (theirNamespace !== namespace) return isTouched(path, watch);
  return isAlive(Number(pid), startTime);
}

async function isTouched(path: string, watch: () => Promise<void>): Promise<boolean> {
  const timeOf = () =>
    stat(path)
      .then(({ mtimeMs }) => mtimeMs)
      .catch(() => undefined);
  const before = await timeOf();
  await watch();
  const after = await timeOf();
  return after !== undefined && after !== before;
}

async function isAlive(pid: number, startTime: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (await startTimeOf(pid)) === startTime;
}

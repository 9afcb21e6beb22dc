import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another running process has this data directory open. */
export class DirectoryInUse extends Error {}

/**
 * Keeps a second process out of a data directory. PGlite has no lock of its own, and two processes on one directory corrupt it.
 *
 * The lock is a file with the holder's process id. It is void once that process is gone; its age does not matter.
 *
 * @returns a function that releases the lock
 * @throws DirectoryInUse
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'server.lock');
  const mine = await identityOf(process.pid);
  if (!(await createWith(path, mine))) {
    const theirs = await readFile(path, 'utf8').catch(() => '');
    if (await isAlive(theirs)) throw inUse(directory, theirs);
    await takeOver(directory, path, theirs, mine);
  }
  return () => rm(path, { force: true });
}

/** When several processes find the same void lock, the one that creates the guard file takes it over. */
async function takeOver(directory: string, path: string, theirs: string, mine: string): Promise<void> {
  const guard = `${path}.taking-over`;
  if (!(await createWith(guard, mine))) {
    const other = await readFile(guard, 'utf8').catch(() => '');
    if (!(await isAlive(other))) await rm(guard, { force: true });
    throw inUse(directory, other);
  }
  try {
    const now = await readFile(path, 'utf8').catch(() => '');
    if (now !== theirs) throw inUse(directory, now);
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

/** "pid start-time": process ids are reused, so the start time is compared too where the system has it (Linux). */
async function identityOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may contain spaces; the start time is the 20th field after it.
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${startTime}`;
}

async function isAlive(identity: string): Promise<boolean> {
  const pid = Number(identity.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (await identityOf(pid)) === identity;
}

import { createWriteStream, existsSync } from 'node:fs';
import { open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The message is for an operator. */
export class BackupFailed extends Error {}

const unpack = promisify(gunzip);
const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Writes a file that is whole as soon as it has its name, also when the machine loses its power after that.
 *
 * @param bytes how many there will be
 * @throws BackupFailed, and leaves nothing behind
 */
export async function writeWhole(file: string, content: AsyncIterable<Uint8Array>, bytes: number): Promise<void> {
  if (existsSync(file)) throw new BackupFailed(`${file} exists already: name another file.`);
  await checkSpace(dirname(file), bytes);
  const draft = `${file}.${process.pid}.part`;
  try {
    await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    const { size } = await stat(draft);
    if (size !== bytes) throw new BackupFailed(`The server broke off after ${inMegabytes(size)}. Nothing was written.`);
    await rename(draft, file);
    await syncDirectory(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new BackupFailed(`The disk of ${dirname(file)} is full. Nothing was written.`);
    if (code === 'ECONNRESET') throw new BackupFailed('The server broke off. Nothing was written.');
    throw error;
  }
}

/** @throws BackupFailed for a file that is not a whole backup */
export async function readBackup(file: string): Promise<Buffer> {
  try {
    const tar = await unpack(await readFile(file));
    if (!tar.includes('PG_VERSION')) throw new BackupFailed(`${file} is not a whole backup: it has no database.`);
    return tar;
  } catch (error) {
    if (!/^Z_/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new BackupFailed(`${file} is not a whole backup: ${(error as Error).message}.`);
  }
}

/** @throws BackupFailed */
export async function checkSpace(directory: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize >= bytes) return;
  throw new BackupFailed(
    `${inMegabytes(bytes)} are needed in ${directory}, and ${inMegabytes(bavail * bsize)} are free. Nothing was written.`,
  );
}

/** The name of a file is kept on the disk by its directory. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
}

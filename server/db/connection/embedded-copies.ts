import { mkdir, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database.ts';
import { disableOptimiser, dumpOf, EXTENSIONS, embeddedIn, openEmbedded, START_PARAMETERS } from './connect.ts';
import { lockDirectory } from './lock-directory.ts';

// Copies of an embedded database that no server has open: out of its directory, and into a new one.

/** Reads the database as it is, without migrating it. @throws DirectoryInUse */
export async function dumpStopped(dataDir: string): Promise<Blob> {
  disableOptimiser();
  const unlock = await lockDirectory(dataDir);
  const client = new PGlite(embeddedIn(dataDir), { extensions: EXTENSIONS, startParams: START_PARAMETERS });
  try {
    return await dumpOf(client);
  } finally {
    await client.close().finally(unlock);
  }
}

/**
 * Makes a database of a dump, in a directory that has none. It appears there when it is whole: until then, it has another name.
 *
 * @param prepare changes it before it can be used
 * @throws DirectoryInUse; any error of a dump that is none, or of a newer version
 */
export async function loadDump(dataDir: string, tar: Blob, prepare: (db: Database) => Promise<void>): Promise<void> {
  disableOptimiser();
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  const draft = `${embeddedIn(dataDir)}.restoring`;
  try {
    await rm(draft, { recursive: true, force: true });
    const { db, close } = await openEmbedded(
      new PGlite(draft, { extensions: EXTENSIONS, startParams: START_PARAMETERS, loadDataDir: tar }),
    );
    await prepare(db).finally(close);
    await rename(draft, embeddedIn(dataDir));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await unlock();
  }
}

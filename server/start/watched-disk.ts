import { dirname } from 'node:path';
import type { Settings } from './settings.ts';

/** The only disk that this process writes to, by a directory on it, and what of ours it holds. That of a database server is not seen from here. */
export function watchedDisk({ databaseUrl, dataDir, auditHeadFile }: Settings): { dir: string; holds: string } {
  return databaseUrl === undefined
    ? { dir: dataDir, holds: 'the database' }
    : { dir: dirname(auditHeadFile), holds: 'the heads of the audit log; the database is elsewhere' };
}

import type { Database } from '../db/database.ts';
import { MAX_ROWS } from './chain.ts';
import { type Head, lastHead, readHeads } from './heads.ts';
import { databaseIdentity, hashesOfBlocks } from './queries.ts';

/**
 * The verdict of a file of exported heads on this database. `current`: the log has the file's last head. `behind`: the file is this log's, but
 * the log does not have its last head: it was restored from a backup, or changed. `common` is the newest head that both have.
 * `empty` and `foreign` say nothing: the file has no head, or those of another database.
 */
export type Comparison =
  | { state: 'empty'; last: undefined; common: undefined }
  | { state: 'current' | 'foreign'; last: Head; common: undefined }
  | { state: 'behind'; last: Head; common: Omit<Head, 'database'> };

/** In place of the newest common head when there is none. */
const NOTHING = { blockId: 0, lastRow: 0, hash: '0'.repeat(64), sealedAt: new Date(0) };

/** If a head of the file is in this log, the file is this log's, whatever identity it has: the database may have been moved. */
export async function compareWithFile(db: Database, path: string): Promise<Comparison> {
  const last = await lastHead(path);
  if (last === undefined) return { state: 'empty', last, common: undefined };
  const isOurs = last.database === (await databaseIdentity(db));
  if ((last.blockId === 0 && isOurs) || (await isInLog(db, last))) return { state: 'current', last, common: undefined };
  const common = await newestCommon(db, path);
  if (common) return { state: 'behind', last, common };
  return isOurs ? { state: 'behind', last, common: NOTHING } : { state: 'foreign', last, common };
}

const isInLog = async (db: Database, { blockId, hash }: Head) =>
  (await hashesOfBlocks(db, [blockId])).get(blockId) === hash;

async function newestCommon(db: Database, path: string): Promise<Omit<Head, 'database'> | undefined> {
  let newest: Omit<Head, 'database'> | undefined;
  for await (const heads of readHeads(path, MAX_ROWS)) {
    const hashes = await hashesOfBlocks(
      db,
      heads.map(({ blockId }) => blockId),
    );
    const found = heads.findLast(({ blockId, hash }) => hashes.get(blockId) === hash);
    if (found && found.blockId >= (newest?.blockId ?? 0)) {
      const { blockId, lastRow, hash, sealedAt } = found;
      newest = { blockId, lastRow, hash, sealedAt };
    }
  }
  return newest;
}

import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * The export of a block, as one line of a file. A copy of the line is enough to detect changes anywhere in the log
 * up to `lastRow`.
 */
export interface Head {
  blockId: number;
  /** Id of the block's last audit row. */
  lastRow: number;
  /** Hex. */
  hash: string;
  sealedAt: Date;
  /** Identity of the database that exported it; undefined where the line has none. */
  database: string | undefined;
  /**
   * Where a new chain begins: the database was restored, and this block is the last of the old chain that it still has. The heads between it
   * and the one that is named here belong to what was lost.
   */
  follows?: Lost | undefined;
}

/** The newest head of a chain that a restore cut off. */
export type Lost = Pick<Head, 'blockId' | 'hash'>;

const LINE = /^(\d{1,15}) (\d{1,15}) ([0-9a-f]{64}) (\S+)(?: (\d+-\d+))?(?: follows (\d{1,15}) ([0-9a-f]{64}))?$/;

/** Longer than any two lines. */
const TAIL_BYTES = 1024;

const lineOf = ({ blockId, lastRow, hash, sealedAt, database, follows }: Head) =>
  [
    `${blockId} ${lastRow} ${hash} ${sealedAt.toISOString()}`,
    ...(database === undefined ? [] : [database]),
    ...(follows ? [`follows ${follows.blockId} ${follows.hash}`] : []),
  ].join(' ');

/** Undefined when the line is malformed: a process that was killed while writing leaves half a line. */
function parseLine(line: string): Head | undefined {
  const [, blockId, lastRow, hash, sealedAt, database, lostId, lostHash] = LINE.exec(line) ?? [];
  if (hash === undefined || sealedAt === undefined) return undefined;
  const follows = lostHash === undefined ? undefined : { blockId: Number(lostId), hash: lostHash };
  return { blockId: Number(blockId), lastRow: Number(lastRow), hash, sealedAt: new Date(sealedAt), database, follows };
}

/** The last head in the file; undefined when there is none. Creates the file and its folder if they are missing. */
export async function lastHead(path: string): Promise<Head | undefined> {
  const lines = (await tailOf(path)).split('\n');
  return lines.map(parseLine).findLast((head) => head !== undefined);
}

async function tailOf(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a+');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('latin1');
  } finally {
    await file.close();
  }
}

/** Appends one line per head; resolves when they are on disk. */
export async function appendHeads(path: string, heads: readonly Head[]): Promise<void> {
  if (heads.length === 0) return;
  const tail = await tailOf(path);
  const file = await open(path, 'a');
  try {
    // Keeps an incomplete last line from corrupting the next one.
    const start = tail === '' || tail.endsWith('\n') ? '' : '\n';
    await file.write(start + heads.map((head) => `${lineOf(head)}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The file's heads in batches of `size`; rejects when the file cannot be read. */
export async function* readHeads(path: string, size: number): AsyncGenerator<Head[]> {
  let heads: Head[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    const head = parseLine(line);
    if (head) heads.push(head);
    if (heads.length === size) {
      yield heads;
      heads = [];
    }
  }
  if (heads.length > 0) yield heads;
}

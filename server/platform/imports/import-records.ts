import type { Database } from '../../db/database.ts';
import type { SystemActor } from '../../domain/actor.ts';
import type { FieldError } from '../../domain/errors.ts';
import type { Intake } from '../../records/intake.ts';
import { isStored, type RecordOutcome, type StoredBatch } from '../../records/records.ts';
import { UnreadableFile } from './file-bytes.ts';
import type { ReadRecord } from './read-record.ts';

const MAX_RECORDS = 1_000;
/** A file with so many refused records in a row is of another kind, or was made to keep us busy. */
const MAX_REFUSED_IN_A_ROW = 1_000;
/** Fewer records per batch when they are long, so that memory stays bounded. */
const MAX_LENGTH = 4 * 1024 * 1024;

const TOO_MANY_REFUSED = `${MAX_REFUSED_IN_A_ROW.toLocaleString('en-US')} records in a row were refused.`;

/** A record that was not stored. */
export interface Refused {
  line: number;
  id: string | null;
  result: RecordOutcome;
  message: string | null;
  errors?: FieldError[];
}

export interface Progress {
  /** Everything up to this line has been stored or refused: an import can continue after it. */
  line: number;
  counts: Partial<Record<RecordOutcome, number>>;
}

interface Import {
  db: Database;
  by: SystemActor;
  intake: Intake;
  records: AsyncIterable<ReadRecord[]>;
  /** Lines before this one are skipped. */
  fromLine?: number;
  /** Whether to overwrite administrators' changes. */
  force?: boolean;
  /** Called before each batch is stored, which a rejection prevents. */
  permit?(): Promise<void>;
  /** Called after each batch, with its refused records. */
  stored(progress: Progress, refused: Refused[]): void | Promise<void>;
  /** Aborted to stop after the batch that is being stored. */
  signal?: AbortSignal;
}

/** The batch that a file's records are collected in. */
class Collected {
  readonly valid: { line: number; record: unknown }[] = [];
  readonly refused: Refused[] = [];
  length = 0;
  lastLine = 0;
  readonly lines: number[] = [];

  add(read: ReadRecord): void {
    this.lastLine = read.line;
    this.lines.push(read.line);
    this.length += read.length;
    if ('record' in read) this.valid.push(read);
    else this.refused.push({ line: read.line, id: null, result: 'invalid', message: read.refused });
  }

  get isFull(): boolean {
    return this.valid.length + this.refused.length >= MAX_RECORDS || this.length >= MAX_LENGTH;
  }
}

/**
 * Stores the records of a file in batches, by the same rules as those that are sent. The next batch is read and
 * validated while one is being stored.
 *
 * @returns the progress at the end, or where `signal` stopped it
 * @throws UnreadableFile after too many refused records in a row
 * @throws whatever the file, the database or `permit` fails with; `stored` has told how far it came
 */
export async function importRecords(task: Import): Promise<Progress> {
  const { records, fromLine = 1, permit, stored, signal } = task;
  const total: Progress = { line: fromLine - 1, counts: {} };
  let storing = Promise.resolve();
  let refusedInARow = 0;
  // The caller that awaits the last batch gets its failure; until then it must not count as unhandled.
  const begin = (batch: Collected, ready: Store) => {
    storing = storing.then(async () => {
      await permit?.();
      const refused = [...batch.refused, ...(await ready(total))].toSorted((one, other) => one.line - other.line);
      for (const { result } of batch.refused) total.counts[result] = (total.counts[result] ?? 0) + 1;
      total.line = batch.lastLine;
      await stored({ line: total.line, counts: { ...total.counts } }, refused);
      const isRefused = new Set(refused.map(({ line }) => line));
      for (const line of batch.lines) {
        refusedInARow = isRefused.has(line) ? refusedInARow + 1 : 0;
        if (refusedInARow >= MAX_REFUSED_IN_A_ROW) throw new UnreadableFile(TOO_MANY_REFUSED, line);
      }
    });
    storing.catch(() => {});
  };
  let batch = new Collected();
  const hand = async () => {
    const ready = await validated(task, batch.valid);
    await storing;
    begin(batch, ready);
    batch = new Collected();
  };
  try {
    for await (const portion of records) {
      for (const read of portion) {
        if (read.line < fromLine) continue;
        batch.add(read);
        if (batch.isFull) await hand();
      }
      if (signal?.aborted) break;
    }
  } catch (error) {
    // The records before the failure are stored.
    if (batch.lastLine > 0) await hand();
    await storing;
    throw error;
  }
  if (batch.lastLine > 0 && !signal?.aborted) await hand();
  await storing;
  return total;
}

type Store = (total: Progress) => Promise<Refused[]>;

/** Validates the records; what it returns stores them in one batch. */
async function validated({ db, by, intake, force = false }: Import, valid: Collected['valid']): Promise<Store> {
  const batch = intake.begin({ allOrNothing: false, force });
  await batch.add(valid.map(({ record }) => record));
  return async ({ counts }) => {
    if (valid.length === 0) return [];
    const { results }: StoredBatch = await batch.store(db, by);
    const refused: Refused[] = [];
    for (const result of results) {
      counts[result.outcome] = (counts[result.outcome] ?? 0) + 1;
      if (isStored(result)) continue;
      const { index, id, outcome, message, errors } = result;
      const line = valid[index]?.line ?? 0;
      refused.push({ line, id, result: outcome, message, ...(errors && { errors }) });
    }
    return refused;
  };
}

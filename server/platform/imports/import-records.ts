import type { Database } from '../../db/database.ts';
import { databaseClock } from '../../db/one-row.ts';
import type { SystemActor } from '../../domain/actor.ts';
import type { FieldError } from '../../domain/errors.ts';
import type { Intake, OpenBatch } from '../../records/intake.ts';
import {
  type Absent,
  type FieldChange,
  isStored,
  type RecordOutcome,
  type StoredBatch,
  type Storing,
} from '../../records/records.ts';
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

/** A record that was stored, or would be, and may be wrong. */
export interface Warning {
  line: number;
  id: string | null;
  message: string;
}

/** A record that a dry run would have created or changed. */
export interface Planned {
  line: number;
  id: string | null;
  result: RecordOutcome;
  changes: FieldChange[];
}

export interface Progress {
  /** Everything up to this line has been stored or refused: an import can continue after it. */
  line: number;
  counts: Partial<Record<RecordOutcome, number>>;
}

/** A batch of an import that was stored. */
export interface ImportedBatch {
  progress: Progress;
  /** The records of the batch that were not stored, in the order of their lines. */
  refused: Refused[];
  warned: Warning[];
  /** Of a dry run alone. */
  planned: Planned[];
}

interface Import extends Partial<Pick<Storing, 'force' | 'leftOut' | 'dryRun'>> {
  db: Database;
  by: SystemActor;
  intake: Intake;
  records: AsyncIterable<ReadRecord[]>;
  /** Lines before this one are skipped. */
  fromLine?: number;
  /** Called before each batch is stored, which a rejection prevents. */
  permit?(): Promise<void>;
  /** Aborted to stop after the batch that is being stored. */
  signal?: AbortSignal;
}

/**
 * Stores the records of a file in batches, by the same rules as those that are sent. The next batch is read and validated while the caller
 * has one stored.
 *
 * @throws UnreadableFile after too many refused records in a row
 * @throws any error of the file, the database or `permit`; the batches before it were yielded
 */
export async function* importRecords(task: Import): AsyncGenerator<ImportedBatch, void> {
  const { db, by, permit } = task;
  const counts: Progress['counts'] = {};
  let refusedInARow = 0;
  for await (const batch of readAhead(validBatches(task))) {
    await permit?.();
    const { outcomes, ...told } = await batch.store(db, by);
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
    yield { progress: { line: batch.lastLine, counts: { ...counts } }, ...told };
    const { refused } = told;
    const isRefused = new Set(refused.map(({ line }) => line));
    for (const line of batch.lines) {
      refusedInARow = isRefused.has(line) ? refusedInARow + 1 : 0;
      if (refusedInARow >= MAX_REFUSED_IN_A_ROW) throw new UnreadableFile(TOO_MANY_REFUSED, line);
    }
  }
}

/** The records of a file in batches that are validated, and not stored. */
async function* validBatches(task: Import): AsyncGenerator<ImportBatch, void> {
  const { db, records, fromLine = 1, signal } = task;
  const now = await databaseClock(db);
  const said = new Set<string>();
  let batch = new ImportBatch(task, said);
  try {
    for await (const portion of records) {
      for (const read of portion) {
        if (read.line < fromLine) continue;
        batch.add(read);
        if (!batch.isFull) continue;
        yield await batch.validated(now());
        batch = new ImportBatch(task, said);
      }
      if (signal?.aborted) return;
    }
  } catch (error) {
    // The records before the failure are stored.
    if (batch.lastLine > 0) yield await batch.validated(now());
    throw error;
  }
  if (batch.lastLine > 0 && !signal?.aborted) yield await batch.validated(now());
}

/** Prepares the next item while the caller works on one, and no further: of a large file, two batches are in memory. */
async function* readAhead<T>(source: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  // A failure counts when its turn comes. Until then it must not count as unhandled.
  const prepare = () => {
    const prepared = source.next();
    prepared.catch(() => {});
    return prepared;
  };
  let next = prepare();
  try {
    for (let one = await next; !one.done; one = await next) {
      next = prepare();
      yield one.value;
    }
  } finally {
    // Nobody waits for the rest of a file that is still being sent.
    source.return().catch(() => {});
  }
}

/** Records of a file that are stored together. */
class ImportBatch {
  readonly #open: OpenBatch;
  readonly #intake: Intake;
  readonly #said: Set<string>;
  readonly #valid: Extract<ReadRecord, { record: unknown }>[] = [];
  readonly #unreadable: Refused[] = [];
  #length = 0;
  lastLine = 0;
  readonly lines: number[] = [];

  /** @param said what was told once of a file */
  constructor({ intake, force = false, leftOut = 'refuse', dryRun = false }: Import, said: Set<string>) {
    this.#intake = intake;
    this.#said = said;
    this.#open = intake.begin({ allOrNothing: false, force, leftOut, dryRun });
  }

  add(read: ReadRecord): void {
    this.lastLine = read.line;
    this.lines.push(read.line);
    this.#length += read.length;
    if ('record' in read) this.#valid.push(read);
    else {
      const { line, id = null, refused, errors } = read;
      this.#unreadable.push({ line, id, result: 'invalid', message: refused, ...(errors && { errors }) });
    }
  }

  get isFull(): boolean {
    return this.lines.length >= MAX_RECORDS || this.#length >= MAX_LENGTH;
  }

  /** @param now the database's time */
  async validated(now: Date): Promise<this> {
    const absent: (Absent | undefined)[] = this.#valid.map((read) => read.absent);
    await this.#open.add(
      this.#valid.map(({ record }) => record),
      now,
      absent,
    );
    return this;
  }

  async store(db: Database, by: SystemActor): Promise<Omit<ImportedBatch, 'progress'> & { outcomes: RecordOutcome[] }> {
    const { results } = this.#valid.length === 0 ? { results: [] } : await this.#open.store(db, by);
    const refused = results.filter((result) => !isStored(result)).map((result) => this.#refusedOf(result));
    return {
      refused: [...this.#unreadable, ...refused].toSorted((one, other) => one.line - other.line),
      warned: await this.#warnings(db, results),
      planned: results.flatMap(({ index, id, outcome, changes }) =>
        changes ? [{ line: this.#lineOf(index), id, result: outcome, changes }] : [],
      ),
      outcomes: [...results.map(({ outcome }) => outcome), ...this.#unreadable.map(({ result }) => result)],
    };
  }

  #refusedOf({ index, id, outcome, message, errors }: StoredBatch['results'][number]): Refused {
    return { line: this.#lineOf(index), id, result: outcome, message, ...(errors && { errors }) };
  }

  #lineOf = (index: number) => this.#valid[index]?.line ?? 0;

  /** The harm that a spreadsheet may have done to the records of a table that are stored. */
  async #warnings(db: Database, results: StoredBatch['results']): Promise<Warning[]> {
    const stored = results.filter((result) => isStored(result) && this.#valid[result.index]?.absent);
    const withZeros = new Map(
      stored.flatMap(({ outcome, id }) => (outcome === 'created' && isShortNumber(id) ? [[id, zerosBefore(id)]] : [])),
    );
    const known = withZeros.size === 0 ? new Set() : await this.#intake.storedIds(db, [...withZeros.values()].flat());
    return stored.flatMap(({ index, id }) => {
      const similar = withZeros.get(id ?? '')?.find((one) => known.has(one));
      const dropped = similar && `${similar} is stored: a spreadsheet may have dropped the zeros before ${id}.`;
      const isFirst = withZeros.has(id ?? '') && !this.#said.has(PLAIN_NUMBER) && this.#said.add(PLAIN_NUMBER);
      const message = dropped ?? this.#valid[index]?.warning ?? (isFirst ? PLAIN_NUMBER : undefined);
      return message === undefined ? [] : [{ line: this.#lineOf(index), id, message }];
    });
  }
}

/** Told once of a file. */
const PLAIN_NUMBER =
  'New ids are plain numbers. If ids of yours begin with zeros, a spreadsheet may have dropped them.';

const isShortNumber = (id: string | null): id is string => id !== null && /^[1-9]\d{0,14}$/.test(id);

/** An id as it may have been before a spreadsheet took it for a number. */
const zerosBefore = (id: string) => Array.from({ length: 10 }, (_, zeros) => '0'.repeat(zeros + 1) + id);

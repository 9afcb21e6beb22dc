import { recordAudit } from '../audit/audit.ts';
import { lockUntilEnd, shareLockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SystemActor } from '../domain/actor.ts';
import {
  type Batch,
  countOutcomes,
  isStored,
  type RecordOutcome,
  type RecordResult,
  type SentRecord,
  type StoredBatch,
} from './records.ts';

/** Why a record is not stored, or that it did not change. */
export type Verdict =
  | 'updated'
  | 'unchanged'
  | { outcome: 'conflict' | 'missing_reference'; message: string; record?: object };

/** Data about the records of one round, read before any of them is written. */
export interface Known<R, Row> {
  /** By id; locked in the order of the ids. */
  rows: ReadonlyMap<string, Row>;
  /** Why a record cannot be created or changed; undefined when it can. */
  refusal(record: R): Exclude<Verdict, string> | undefined;
}

/** One kind of the platform's records. Each write is one statement for all records of a round, in the order of their ids. */
export interface RecordKind<R, Row> {
  /** In the plural, as in the URL. */
  name: 'players' | 'games' | 'items' | 'transactions' | 'withdrawals' | 'archived_withdrawals';
  /** Whether its batches are stored while no other batch is. */
  isAlone?: boolean;
  idOf(record: R): string;
  known(tx: Transaction, records: R[], force: boolean): Promise<Known<R, Row>>;
  /** Decides about a record that already exists. */
  judge(record: R, row: Row, force: boolean, known: Known<R, Row>): Verdict;
  create(tx: Transaction, records: R[], known: Known<R, Row>, by: SystemActor): Promise<void>;
  update(
    tx: Transaction,
    changes: { record: R; row: Row }[],
    by: SystemActor,
    force: boolean,
    known: Known<R, Row>,
  ): Promise<void>;
}

/** How many versions of one record a batch may contain. */
const MAX_ROUNDS = 10;
const UNIQUE_VIOLATION = '23505';

class NothingStored extends Error {
  readonly results: RecordResult[];
  constructor(results: RecordResult[]) {
    super('a record of the batch cannot be stored');
    this.results = results;
  }
}

/**
 * Stores the valid records in one transaction, with an audit row of the counts and of the ids that changed, at most a
 * thousand. Two batches with the same records wait
 * for each other.
 */
export async function storeBatch<R, Row>(
  db: Database,
  by: SystemActor,
  kind: RecordKind<R, Row>,
  batch: Batch<R>,
): Promise<StoredBatch> {
  try {
    const results = await storeMeetingOthers(db, kind.isAlone, (tx) => storeOnce(tx, by, kind, batch));
    return { stored: true, results };
  } catch (error) {
    if (error instanceof NothingStored) return { stored: false, results: error.results };
    throw error;
  }
}

/**
 * When another transaction creates one of the records at the same time, the batch is rolled back and repeated while no
 * other batch is running.
 */
async function storeMeetingOthers<T>(
  db: Database,
  isAlone: boolean | undefined,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, async (tx) => {
      await (isAlone ? lockUntilEnd : shareLockUntilEnd)(tx, 'batches');
      return work(tx);
    });
  } catch (error) {
    if (postgresCode(error) !== UNIQUE_VIOLATION) throw error;
    return inTransaction(db, async (tx) => {
      await lockUntilEnd(tx, 'batches');
      return work(tx);
    });
  }
}

async function storeOnce<R, Row>(
  tx: Transaction,
  by: SystemActor,
  kind: RecordKind<R, Row>,
  { sent, allOrNothing, force }: Batch<R>,
): Promise<RecordResult[]> {
  const results = new Map<number, RecordResult>();
  const { rounds, copies, rest } = inRounds(kind, sent);
  for (const one of rest) results.set(one.index, one);
  for (const round of rounds) {
    for (const result of await storeRound(tx, by, kind, round, force)) results.set(result.index, result);
  }
  for (const [index, original] of copies) {
    const result = results.get(original) as RecordResult;
    results.set(index, { ...result, index, outcome: isStored(result) ? 'unchanged' : result.outcome });
  }
  const inOrder = sent.map(({ index }) => results.get(index) as RecordResult);
  if (allOrNothing && !inOrder.every(isStored)) throw new NothingStored(inOrder.map(givenUp));
  const counts = countOutcomes(inOrder);
  const idsOf = (wanted: RecordOutcome) => inOrder.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
  if (counts.created || counts.updated) {
    const action = `platform.store_${kind.name}` as const;
    const after = { ...counts, force, created_ids: idsOf('created'), updated_ids: idsOf('updated') };
    await recordAudit(tx, by, [{ action, subjectType: 'platform_batch', subjectId: null, after }]);
  }
  return inOrder;
}

const givenUp = (result: RecordResult): RecordResult =>
  isStored(result)
    ? { ...result, outcome: 'not_stored', message: 'Another record of the batch could not be stored.' }
    : result;

type Valid<R> = Extract<SentRecord<R>, { value: R }>;

/**
 * Splits a batch into rounds that contain each record at most once, so that its versions are stored one after the
 * other. An exact repetition is a copy.
 */
function inRounds<R, Row>(kind: RecordKind<R, Row>, sent: SentRecord<R>[]) {
  const rounds: Valid<R>[][] = [];
  const copies = new Map<number, number>();
  const rest: RecordResult[] = [];
  const seen = new Map<string, { index: number; text: string }[]>();
  for (const one of sent) {
    if ('errors' in one) {
      const [first] = one.errors;
      const message = `${first?.path} ${first?.message}.`;
      rest.push({ index: one.index, id: one.id, outcome: 'invalid', message, errors: one.errors });
      continue;
    }
    const id = kind.idOf(one.value);
    const before = seen.get(id) ?? [];
    seen.set(id, before);
    const text = JSON.stringify(one.value);
    const original = before.find((other) => other.text === text);
    if (original) copies.set(one.index, original.index);
    else if (before.length === MAX_ROUNDS) {
      const message = `${id} is in this batch in more than ${MAX_ROUNDS} versions.`;
      rest.push({ index: one.index, id, outcome: 'invalid', message, errors: [] });
    } else {
      const round = rounds[before.length] ?? [];
      rounds[before.length] = round;
      round.push(one);
      before.push({ index: one.index, text });
    }
  }
  return { rounds, copies, rest };
}

async function storeRound<R, Row>(
  tx: Transaction,
  by: SystemActor,
  kind: RecordKind<R, Row>,
  round: Valid<R>[],
  force: boolean,
): Promise<RecordResult[]> {
  const known = await kind.known(
    tx,
    round.map(({ value }) => value),
    force,
  );
  const created: R[] = [];
  const changed: { record: R; row: Row }[] = [];
  const results = round.map(({ index, value }): RecordResult => {
    const id = kind.idOf(value);
    const row = known.rows.get(id);
    const verdict = row === undefined ? 'created' : kind.judge(value, row, force, known);
    if (verdict === 'unchanged') return { index, id, outcome: verdict, message: null };
    const refused = typeof verdict === 'string' ? known.refusal(value) : verdict;
    if (refused) return { index, id, ...refused };
    if (row === undefined) created.push(value);
    else changed.push({ record: value, row });
    return { index, id, outcome: row === undefined ? 'created' : 'updated', message: null };
  });
  const byId = (one: R, other: R) => (kind.idOf(one) < kind.idOf(other) ? -1 : 1);
  if (created.length > 0) await kind.create(tx, created.sort(byId), known, by);
  if (changed.length > 0) {
    const inOrder = changed.sort((one, other) => byId(one.record, other.record));
    await kind.update(tx, inOrder, by, force, known);
  }
  return results;
}

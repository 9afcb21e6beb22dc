import { recordAudit } from '../audit/audit.ts';
import { lockUntilEnd, shareLockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SystemActor } from '../domain/actor.ts';
import { completed, completedUnlocked, judged, plannedChanges } from './partial-records.ts';
import type { RecordKind } from './record-kind.ts';
import {
  type Batch,
  countOutcomes,
  isStored,
  type ReadValue,
  type RecordOutcome,
  type RecordResult,
  type SentRecord,
  type StoredBatch,
  type Storing,
} from './records.ts';

/** How many versions of one record a batch may contain. */
const MAX_ROUNDS = 10;
const UNIQUE_VIOLATION = '23505';

/** Ends a transaction that was only to be judged, or one of whose records cannot be stored. */
class NothingStored extends Error {
  readonly results: RecordResult[];
  constructor(results: RecordResult[]) {
    super('the batch is not stored');
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
  { sent, ...how }: Batch<R>,
): Promise<RecordResult[]> {
  const { allOrNothing, force } = how;
  const results = new Map<number, RecordResult>();
  const { rounds, copies, rest } = inRounds(kind, sent, how);
  for (const one of rest) results.set(one.index, one);
  for (const round of rounds) {
    for (const result of await storeRound(tx, by, kind, round, how)) results.set(result.index, result);
  }
  for (const [index, original] of copies) {
    const result = results.get(original) as RecordResult;
    const { changes: _, ...told } = result;
    results.set(index, { ...told, index, outcome: isStored(result) ? 'unchanged' : result.outcome });
  }
  const inOrder = sent.map(({ index }) => results.get(index) as RecordResult);
  if (allOrNothing && !inOrder.every(isStored)) throw new NothingStored(inOrder.map(givenUp));
  if (how.dryRun) throw new NothingStored(inOrder);
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

/**
 * Splits a batch into rounds that contain each record at most once, so that its versions are stored one after the
 * other. An exact repetition is a copy.
 */
function inRounds<R, Row>(kind: RecordKind<R, Row>, sent: SentRecord<R>[], { leftOut }: Storing) {
  const rounds: SentRecord<R>[][] = [];
  const copies = new Map<number, number>();
  const rest: RecordResult[] = [];
  const seen = new Map<string, { index: number; text: string }[]>();
  for (const one of sent) {
    const id = 'value' in one ? kind.idOf(one.value) : one.id;
    // The stored record may have what is missing.
    const canBecomeWhole = one.partial !== undefined && leftOut === 'keep';
    if (id === null || ('errors' in one && !canBecomeWhole)) {
      rest.push(invalid(one));
      continue;
    }
    const before = seen.get(id) ?? [];
    seen.set(id, before);
    const text = 'value' in one ? JSON.stringify([one.value, one.partial?.empty]) : `line ${one.index}`;
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

function invalid<R>({ index, id, ...read }: SentRecord<R>): RecordResult {
  const errors = 'errors' in read ? read.errors : [];
  return { index, id, outcome: 'invalid', message: `${errors[0]?.path} ${errors[0]?.message}.`, errors };
}

const valuesIn = <R>(read: ReadValue<R>): R[] => ('value' in read ? [read.value] : []);

async function storeRound<R, Row>(
  tx: Transaction,
  by: SystemActor,
  kind: RecordKind<R, Row>,
  round: SentRecord<R>[],
  how: Storing,
): Promise<RecordResult[]> {
  const { force, dryRun } = how;
  const foreseen = await completedUnlocked(tx, kind, round, how);
  const known = await kind.known(tx, foreseen.flatMap(valuesIn), force);
  const created: R[] = [];
  const changed: { record: R; row: Row }[] = [];
  const results = foreseen.map((sent): RecordResult => {
    const { index } = sent;
    const id = 'value' in sent ? kind.idOf(sent.value) : (sent.id ?? '');
    const row = known.rows.get(id);
    // The row may have changed until it was locked.
    const one = completed(kind, sent, row, how);
    if ('errors' in one) return invalid(one);
    const verdict = row === undefined ? 'created' : judged(kind, one, row, how, known);
    if (verdict === 'unchanged') return { index, id, outcome: verdict, message: null };
    const refused = typeof verdict === 'string' ? known.refusal(one.value) : verdict;
    if (refused) return { index, id, ...refused };
    if (row === undefined) created.push(one.value);
    else changed.push({ record: one.value, row });
    const changes = dryRun && { changes: plannedChanges(kind, one, row, how) };
    return { index, id, outcome: row === undefined ? 'created' : 'updated', message: null, ...changes };
  });
  const byId = (one: R, other: R) => (kind.idOf(one) < kind.idOf(other) ? -1 : 1);
  if (created.length > 0) await kind.create(tx, created.sort(byId), known, by);
  if (changed.length > 0) {
    const inOrder = changed.sort((one, other) => byId(one.record, other.record));
    await kind.update(tx, inOrder, by, force, known);
  }
  return results;
}

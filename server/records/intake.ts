import type { ZodType } from 'zod';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { accountNumberIn } from '../domain/account-number.ts';
import type { SystemActor } from '../domain/actor.ts';
import { type FieldError, InvalidInput } from '../domain/errors.ts';
import { isRecordId } from '../domain/record-id.ts';
import { Turn } from '../domain/turn.ts';
import { checked } from '../http/validate.ts';
import { presentIds } from './locked-rows.ts';
import type { RecordKind } from './record-kind.ts';
import type { Absent, ReadValue, SentRecord, StoredBatch, Storing } from './records.ts';
import { storeBatch } from './store-batch.ts';

/** How records of one kind are validated. */
interface Reading<T, R> {
  /** In the plural, as in the URL. */
  name: string;
  record: ZodType<T>;
  /** The field with the record's id. */
  id: string;
  /**
   * @param now the database's time
   * @throws InvalidInput for errors that no schema can express
   */
  parse(record: T, now: Date): R;
}

/** Records that are stored together. */
export interface OpenBatch {
  /**
   * Validates records one by one, in turns: an invalid one gets its own result, and does not affect the others.
   *
   * @param now the database's time, behind which their times lie
   * @param absent what each of them says nothing about, by its position; omitted, they are whole
   */
  add(records: unknown[], now: Date, absent?: readonly (Absent | undefined)[]): Promise<void>;
  /** @param db only this handle is used */
  store(db: Database, by: SystemActor): Promise<StoredBatch>;
}

/** One kind of the platform's records, on every way in: validated and stored by the same rules. */
export interface Intake {
  name: string;
  /** The schema of one record. */
  record: ZodType;
  /** The field with the record's id. */
  id: string;
  begin(how: Storing): OpenBatch;
  /** Of these ids, those that are stored. */
  storedIds(db: Database, ids: string[]): Promise<Set<string>>;
}

export function intakeOf<T, R, Row>(reading: Reading<T, R>, kind: RecordKind<R, Row>): Intake {
  const { name, record, id } = reading;
  return {
    name,
    record,
    id,
    begin: (how) => {
      const sent: SentRecord<R>[] = [];
      return {
        add: async (records, now, absent) => {
          const turn = new Turn();
          for (const [at, one] of records.entries()) {
            sent.push(sentRecord(reading, one, sent.length, now, absent?.[at]));
            if (turn.isOver) await turn.pass();
          }
        },
        store: (db, by) => storeBatch(db, by, kind, { ...how, sent }),
      };
    },
    storedIds: (db, ids) => inTransaction(db, (tx) => presentIds(tx, kind.stored.table, kind.stored.id, ids)),
  };
}

function sentRecord<T, R>(
  reading: Reading<T, R>,
  record: unknown,
  index: number,
  now: Date,
  absent?: Absent,
): SentRecord<R> {
  const given: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, reading.id) : undefined;
  const id = isRecordId(given) ? given : null;
  const sent = { index, id, ...readValue(reading, record, now) };
  if (!absent) return sent;
  const completed = (stored: Readonly<Record<string, unknown>>, fields: readonly string[]) => {
    const kept = fields.filter((field) => stored[field] !== undefined).map((field) => [field, stored[field]]);
    return readValue(reading, { ...(record as object), ...Object.fromEntries(kept) }, now);
  };
  return { ...sent, partial: { ...absent, completed } };
}

function readValue<T, R>({ record: schema, parse }: Reading<T, R>, record: unknown, now: Date): ReadValue<R> {
  try {
    return { value: parse(checked(schema, record, 'record'), now) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { errors: error.errors.map(withoutAccountNumber) };
  }
}

/** The sender chose the name of an unknown field. */
const withoutAccountNumber = ({ path, message }: FieldError): FieldError => ({
  path: accountNumberIn(path, 'note') ? '…' : path,
  message,
});

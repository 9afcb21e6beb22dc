import type { ZodType } from 'zod';
import type { Database } from '../db/database.ts';
import { accountNumberIn } from '../domain/account-number.ts';
import type { SystemActor } from '../domain/actor.ts';
import { type FieldError, InvalidInput } from '../domain/errors.ts';
import { isRecordId } from '../domain/record-id.ts';
import { Turn } from '../domain/turn.ts';
import { checked } from '../http/validate.ts';
import type { Batch, SentRecord, StoredBatch } from './records.ts';

/** How records of one kind are validated. */
interface Reading<T, R> {
  /** In the plural, as in the URL. */
  name: string;
  record: ZodType<T>;
  /** The field with the record's id. */
  id: string;
  /** @throws InvalidInput for errors that no schema can express */
  parse(record: T): R;
}

/** Records that are stored together. */
export interface OpenBatch {
  /** Validates records one by one, in turns: an invalid one gets its own result, and does not affect the others. */
  add(records: unknown[]): Promise<void>;
  /** @param db only this handle is used */
  store(db: Database, by: SystemActor): Promise<StoredBatch>;
}

/** One kind of the platform's records, on every way in: validated and stored by the same rules. */
export interface Intake {
  name: string;
  /** The schema of one record. */
  record: ZodType;
  begin(how: Omit<Batch<never>, 'sent'>): OpenBatch;
}

export function intakeOf<T, R>(
  reading: Reading<T, R>,
  store: (db: Database, by: SystemActor, batch: Batch<R>) => Promise<StoredBatch>,
): Intake {
  const { name, record } = reading;
  return {
    name,
    record,
    begin: (how) => {
      const sent: SentRecord<R>[] = [];
      return {
        add: async (records) => {
          const turn = new Turn();
          for (const one of records) {
            sent.push(sentRecord(reading, one, sent.length));
            if (turn.isOver) await turn.pass();
          }
        },
        store: (db, by) => store(db, by, { ...how, sent }),
      };
    },
  };
}

function sentRecord<T, R>({ record: schema, id: field, parse }: Reading<T, R>, record: unknown, index: number) {
  const given: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, field) : undefined;
  const id = isRecordId(given) ? given : null;
  try {
    return { index, id, value: parse(checked(schema, record, 'record')) } satisfies SentRecord<R>;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { index, id, errors: error.errors.map(withoutAccountNumber) } satisfies SentRecord<R>;
  }
}

/** The sender chose the name of an unknown field. */
const withoutAccountNumber = ({ path, message }: FieldError): FieldError => ({
  path: accountNumberIn(path, 'note') ? '…' : path,
  message,
});

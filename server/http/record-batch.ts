import type { Context } from 'hono';
import { type ZodObject, type ZodType, z } from 'zod';
import type { PlatformBatchResult } from '../../src/generated/model/platformBatchResult.ts';
import type { Database } from '../db/database.ts';
import { hasAccountNumber } from '../domain/account-number.ts';
import type { SystemActor } from '../domain/actor.ts';
import { type FieldError, InvalidInput } from '../domain/errors.ts';
import { type Batch, countOutcomes, type SentRecord, type StoredBatch } from '../domain/records.ts';
import { answerOnce } from './answer-once.ts';
import type { AppEnv } from './app-env.ts';
import { actorOf } from './auth.ts';
import { checked, readBody } from './validate.ts';

/** A thousand of the largest records. */
export const MAX_BATCH_BYTES = 8 * 1024 * 1024;

/** Each record is behind a function, so that whatever is wrong in one does not refuse the whole body. */
const RECORDS = z
  .array(z.unknown().transform((record) => () => record))
  .min(1)
  .max(1000);
const ID = /^[A-Za-z0-9_-]{1,64}$/;

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
  /** Validates records one by one: an invalid one gets its own result, and does not affect the others. */
  add(records: unknown[]): void;
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
        add: (records) => {
          for (const one of records) sent.push(sentRecord(reading, one, sent.length));
        },
        store: (db, by) => store(db, by, { ...how, sent }),
      };
    },
  };
}

/** Answers a call with which the platform sends records. @param schema of the body; its records are validated one by one */
export async function answerBatch(
  c: Context<AppEnv>,
  db: Database,
  schema: ZodObject,
  intake: Intake,
): Promise<Response> {
  const body = (await readBody(c, schema.extend({ records: RECORDS }))) as {
    records: (() => unknown)[];
    all_or_nothing: boolean;
    force?: boolean;
  };
  const batch = intake.begin({ allOrNothing: body.all_or_nothing, force: body.force ?? false });
  batch.add(body.records.map((record) => record()));
  return answerOnce(c, db, async (tx) => ({ body: present(await batch.store(tx, actorOf(c))) }));
}

function sentRecord<T, R>({ record: schema, id: field, parse }: Reading<T, R>, record: unknown, index: number) {
  const given: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, field) : undefined;
  const id = typeof given === 'string' && ID.test(given) ? given : null;
  try {
    return { index, id, value: parse(checked(schema, record, 'record')) } satisfies SentRecord<R>;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { index, id, errors: error.errors.map(withoutAccountNumber) } satisfies SentRecord<R>;
  }
}

/** The sender chose the name of an unknown field. */
const withoutAccountNumber = ({ path, message }: FieldError): FieldError => ({
  path: hasAccountNumber(path) ? '…' : path,
  message,
});

function present({ stored, results }: StoredBatch): PlatformBatchResult {
  return {
    stored,
    counts: countOutcomes(results),
    results: results.map(({ index, id, outcome, message, errors, record }) => ({
      index,
      id,
      result: outcome,
      message,
      ...(errors && { errors }),
      ...(record && { record: record as Record<string, unknown> }),
    })),
  };
}

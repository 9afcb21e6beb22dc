import type { Context } from 'hono';
import { type ZodObject, type ZodType, z } from 'zod';
import type { PlatformBatchResult } from '../../src/generated/model/platformBatchResult.ts';
import type { Database } from '../db/database.ts';
import { hasAccountNumber } from '../domain/account-number.ts';
import type { Actor } from '../domain/actor.ts';
import { type FieldError, InvalidInput } from '../domain/errors.ts';
import { type Batch, countOutcomes, type SentRecord, type StoredBatch } from '../domain/records.ts';
import { answerOnce } from './answer-once.ts';
import type { AppEnv } from './app-env.ts';
import { actorOf } from './auth.ts';
import { checked, readBody } from './validate.ts';

/** A thousand of the largest records. */
export const MAX_BATCH_BYTES = 8 * 1024 * 1024;

const RECORDS = z.array(z.unknown()).min(1).max(1000);
const ID = /^[A-Za-z0-9_-]{1,64}$/;

interface Kind<T, R> {
  /** The body of the call; its records are validated one by one. */
  body: ZodObject;
  record: ZodType<T>;
  /** The field with the record's id. */
  id: string;
  /** @throws InvalidInput for errors that no schema can express */
  parse(record: T): R;
}

/**
 * Answers a call with which the platform sends records. An invalid record gets its own result, and affects neither the
 * call nor the other records.
 *
 * @param store must use only the handle that it is given
 */
export async function answerBatch<T, R>(
  c: Context<AppEnv>,
  db: Database,
  kind: Kind<T, R>,
  store: (db: Database, by: Actor, batch: Batch<R>) => Promise<StoredBatch>,
): Promise<Response> {
  const body = (await readBody(c, kind.body.extend({ records: RECORDS }))) as {
    records: unknown[];
    all_or_nothing: boolean;
    force?: boolean;
  };
  const batch: Batch<R> = {
    sent: body.records.map((record, index) => sentRecord(kind, record, index)),
    allOrNothing: body.all_or_nothing,
    force: body.force ?? false,
  };
  return answerOnce(c, db, async (tx) => ({ body: present(await store(tx, actorOf(c), batch)) }));
}

function sentRecord<T, R>({ record: schema, id: field, parse }: Kind<T, R>, record: unknown, index: number) {
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

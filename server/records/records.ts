import type { FieldError } from '../domain/errors.ts';

/** The result of a record that the platform sent; the contract describes each. */
export type RecordOutcome =
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'conflict'
  | 'invalid'
  | 'missing_reference'
  | 'not_stored';

/** A record of a batch: its value, or its errors. */
export type SentRecord<R> = {
  /** Its position in the batch, from 0. */
  index: number;
  /** Null when the record has no valid id. */
  id: string | null;
} & ({ value: R } | { errors: FieldError[] });

export interface Batch<R> {
  sent: SentRecord<R>[];
  /** Whether nothing is stored if one record cannot be. */
  allOrNothing: boolean;
  /** Whether to overwrite an administrator's changes. */
  force: boolean;
}

export interface RecordResult {
  index: number;
  id: string | null;
  outcome: RecordOutcome;
  /** Why it was not stored; null when it was. */
  message: string | null;
  errors?: FieldError[];
  /** The stored record, in the contract's form. */
  record?: object;
}

export interface StoredBatch {
  stored: boolean;
  results: RecordResult[];
}

export const isStored = ({ outcome }: Pick<RecordResult, 'outcome'>): boolean =>
  outcome === 'created' || outcome === 'updated' || outcome === 'unchanged';

/** The number of records per outcome. */
export function countOutcomes(results: readonly RecordResult[]): Partial<Record<RecordOutcome, number>> {
  const counts: Partial<Record<RecordOutcome, number>> = {};
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

import type { FieldError } from '../domain/errors.ts';

/** The result of a record that the platform sent; the contract describes each. */
export type RecordOutcome =
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'conflict'
  | 'incomplete'
  | 'invalid'
  | 'missing_reference'
  | 'not_stored';

/** The fields that a line of a table says nothing about. */
export interface Absent {
  /** It has no column for them. */
  missing: readonly string[];
  /** Their cells are empty. */
  empty: readonly string[];
}

/** A record's value, or its errors. */
export type ReadValue<R> = { value: R } | { errors: FieldError[] };

/** A record that is not whole. */
export interface PartialRecord<R> extends Absent {
  /** The record with these fields of the stored one, which is in the contract's form. */
  completed(stored: Readonly<Record<string, unknown>>, fields: readonly string[]): ReadValue<R>;
}

/** A record of a batch: its value, as if what is absent had its default, or its errors. */
export type SentRecord<R> = {
  /** Its position in the batch, from 0. */
  index: number;
  /** Null when the record has no valid id. */
  id: string | null;
  /** Undefined where the record is whole. */
  partial?: PartialRecord<R>;
} & ReadValue<R>;

/**
 * The fate of stored values that a partial record has no column for: they are never lost, they are kept, or they get
 * their defaults. An empty cell keeps the stored value in any case.
 */
export type LeftOut = 'refuse' | 'keep' | 'reset';

/** How a batch is stored. */
export interface Storing {
  /** Whether nothing is stored if one record cannot be. */
  allOrNothing: boolean;
  /** Whether to overwrite an administrator's changes. */
  force: boolean;
  leftOut?: LeftOut;
  /** Whether all is rolled back in the end, and the results have the changes that would have been made. */
  dryRun?: boolean;
}

export interface Batch<R> extends Storing {
  sent: SentRecord<R>[];
}

/** A field of a record that changes, in the contract's form. Before is null in a new record. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
  /** The file has no column for it: the stored value would be lost. */
  lost?: true;
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
  /** Of a dry run alone. */
  changes?: FieldChange[];
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

import type { FieldError } from './errors.ts';

/** What becomes of a record that the platform sends; the contract says what each means. */
export type RecordOutcome =
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'conflict'
  | 'invalid'
  | 'missing_reference'
  | 'not_stored';

/** A record of a batch: what it says, or what is wrong with it. */
export type SentRecord<R> = {
  /** Its place in the batch, from 0 on. */
  index: number;
  /** Null where it has none that could be one. */
  id: string | null;
} & ({ value: R } | { errors: FieldError[] });

export interface Batch<R> {
  sent: SentRecord<R>[];
  /** Whether nothing is stored where one record cannot be. */
  allOrNothing: boolean;
  /** Whether what an administrator has changed is overwritten. */
  force: boolean;
}

export interface RecordResult {
  index: number;
  id: string | null;
  outcome: RecordOutcome;
  /** Why it was not stored; null where it was. */
  message: string | null;
  errors?: FieldError[];
  /** The record as it is here, in the contract's form. */
  record?: object;
}

export interface StoredBatch {
  stored: boolean;
  results: RecordResult[];
}

export const isStored = ({ outcome }: Pick<RecordResult, 'outcome'>): boolean =>
  outcome === 'created' || outcome === 'updated' || outcome === 'unchanged';

/** How many records came to each outcome. */
export function countOutcomes(results: readonly RecordResult[]): Partial<Record<RecordOutcome, number>> {
  const counts: Partial<Record<RecordOutcome, number>> = {};
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

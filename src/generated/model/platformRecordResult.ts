/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FieldError } from './fieldError.ts';
import type { PlatformRecordResultRecord } from './platformRecordResultRecord.ts';

/**
 * What became of one record.
 */
export interface PlatformRecordResult {
  /**
     * Its place among the records of the call, from 0 on.
     * @minimum 0
     */
  index: number;
  /**
     * Its id; null where it has none that could be one.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  id: string | null;
  /** `created`, `updated` and `unchanged` are done. `conflict` contradicts the record that is there, `invalid` fits no schema, `missing_reference` names a player or game that is not there yet, and `not_stored` is right but was given up with the others (`all_or_nothing`). */
  result: 'created' | 'updated' | 'unchanged' | 'conflict' | 'invalid' | 'missing_reference' | 'not_stored' | string;
  /**
     * Why it was not stored, in words; null where it was.
     * @nullable
     */
  message?: string | null;
  /** The fields that do not hold what they must; only of an `invalid` record. */
  errors?: FieldError[];
  /** The record as it is here; only of some conflicts. */
  record?: PlatformRecordResultRecord;
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StatementProfileColumns } from './statementProfileColumns.ts';

/**
 * A layout of a CSV file, and how the server reads it.
 */
export interface StatementProfile {
  /**
     * The layout's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** The header row. */
  header: string[];
  /** Which columns mean what, by their names in the header. */
  columns: StatementProfileColumns;
  /**
     * How dates with two readings are read, `day_first` or `month_first`; null when they have one.
     * @nullable
     */
  date_order: string | null;
  /**
     * Which amounts went out, `negative` or `positive`; null when a column says it.
     * @nullable
     */
  money_out: string | null;
  /** The currency of lines that name none. */
  currency: string;
  /** When it was used last. */
  used_at: string;
  /** The username of the person who uploaded that file. */
  used_by: string;
}

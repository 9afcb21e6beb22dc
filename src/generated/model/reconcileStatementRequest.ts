/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { StatementColumns } from './statementColumns.ts';

/**
 * A statement as a CSV file, and which of its columns mean what.
 */
export interface ReconcileStatementRequest {
  /**
     * The name of the file, for people.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  file_name: string;
  /**
     * The file.
     * @minLength 1
     * @maxLength 5000000
     */
  content: string;
  columns: StatementColumns;
  /** The first UTC day; by default that of the earliest line. */
  date_from?: Day;
  /** The last UTC day; by default that of the latest line. */
  date_to?: Day;
}

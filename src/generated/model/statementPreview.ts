/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { StatementFormat } from './statementFormat.ts';
import type { StatementNote } from './statementNote.ts';
import type { StatementPreviewColumns } from './statementPreviewColumns.ts';
import type { StatementPreviewLine } from './statementPreviewLine.ts';
import type { StatementQuestion } from './statementQuestion.ts';

/**
 * What the server understands of a file. Nothing is kept.
 */
export interface StatementPreview {
  /** The name of the file. */
  file_name: string;
  /** The format of the file. */
  format: StatementFormat | string;
  /**
     * The last four characters of the account's number.
     * @nullable
     */
  account_last4: string | null;
  /**
     * The currency of the account, ISO 4217.
     * @nullable
     */
  currency: string | null;
  /**
     * The bank's number of the statement.
     * @nullable
     */
  number: string | null;
  /** The first day. */
  period_from: Day | null;
  /** The last day. */
  period_to: Day | null;
  /**
     * The balance before the first line.
     * @nullable
     */
  opening_balance: number | null;
  /**
     * The balance after the last line.
     * @nullable
     */
  closing_balance: number | null;
  /**
     * How many lines are bookings.
     * @minimum 0
     */
  lines: number;
  /** The header row of a CSV file; empty for other formats. */
  header: string[];
  /** Which columns of a CSV file mean what, by their names in the header. Empty for other formats. */
  columns: StatementPreviewColumns;
  /** What the server assumes and the file does not say, in sentences. */
  assumed: string[];
  /** The first lines, at most 20. */
  rows: StatementPreviewLine[];
  /** Rows that are no bookings, at most 50. */
  left_out: StatementNote[];
  /**
     * How many rows are no bookings.
     * @minimum 0
     */
  left_out_count: number;
  /** Rows that cannot be understood, at most 50. */
  unreadable: StatementNote[];
  /**
     * How many rows cannot be understood.
     * @minimum 0
     */
  unreadable_count: number;
  /** What the file does not settle. `rows` are read by the first choice of each. Empty when the file can be uploaded as it is. */
  questions: StatementQuestion[];
  /** Whether a CSV file with the same header was uploaded before. */
  is_known_layout: boolean;
  /**
     * The id of the statement with the same content; null when there is none.
     * @nullable
     */
  already_there: string | null;
}

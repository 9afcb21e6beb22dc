/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { ReconcileStatementRequestDateOrder } from './reconcileStatementRequestDateOrder.ts';
import type { ReconcileStatementRequestMoneyOut } from './reconcileStatementRequestMoneyOut.ts';
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
  /** How dates with slashes are read, such as 05/11/2026. Needed only where no date in the file settles it. */
  date_order?: ReconcileStatementRequestDateOrder;
  /** Which amounts are money that went out, where no column says it. Left out, the negative ones. Needed if no amount is negative, or if a negative one is called a return. */
  money_out?: ReconcileStatementRequestMoneyOut;
  /** The first UTC day; by default that of the earliest line. */
  date_from?: Day;
  /** The last UTC day; by default that of the latest line. */
  date_to?: Day;
}

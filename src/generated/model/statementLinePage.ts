/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StatementLine } from './statementLine.ts';

/**
 * A page of the lines of a statement.
 */
export interface StatementLinePage {
  /** In the order of the file. */
  lines: StatementLine[];
  /**
     * Where the next page begins; null on the last one.
     * @nullable
     */
  next_cursor: string | null;
}

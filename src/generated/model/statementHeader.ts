/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FoundColumns } from './foundColumns.ts';
import type { StatementColumns } from './statementColumns.ts';

/**
 * The columns of a statement, its first rows, and the columns that were chosen last.
 */
export interface StatementHeader {
  /** The names of the columns. */
  columns: string[];
  /** The first rows, at most three. */
  rows: string[][];
  /** The columns that were chosen last, where the file has them. */
  last_columns?: StatementColumns;
  /** The columns that the server would find by itself, as far as the first rows tell. */
  found_columns?: FoundColumns;
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Statement } from './statement.ts';

/**
 * A page of the statements.
 */
export interface StatementPage {
  /** The newest first. */
  statements: Statement[];
  /**
     * Where the next page begins; null on the last one.
     * @nullable
     */
  next_cursor: string | null;
}

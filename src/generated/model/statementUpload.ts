/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Statement } from './statement.ts';

/**
 * The statement that an upload made, or that was there.
 */
export interface StatementUpload {
  statement: Statement;
  /** Whether the same content was uploaded before. Nothing was changed then. */
  already_there: boolean;
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AuditBlock } from './auditBlock.ts';

/**
 * Blocks of the audit log, ascending.
 */
export interface AuditBlocks {
  /** Which database this is, as the exported heads name it. */
  database: string;
  /** The blocks. */
  blocks: AuditBlock[];
}

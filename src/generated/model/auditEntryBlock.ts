/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The block that seals the entry; only where one entry is asked for. Null within the first seconds, while it is in none.
 * @nullable
 */
export type AuditEntryBlock = {
  /**
     * The block's number.
     * @minimum 1
     */
  id: number;
  /** When the block was sealed, to the microsecond. */
  sealed_at: string;
  /** The block's SHA-256, in hex, as the exported file of heads has it. */
  hash: string;
} | null;

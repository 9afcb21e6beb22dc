/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Entries of the audit log that are sealed together.
 */
export interface AuditBlock {
  /**
     * The block's number.
     * @minimum 1
     */
  id: number;
  /**
     * The ids of its entries, ascending.
     * @items.minimum 1
     */
  row_ids: number[];
  /** The SHA-256 of each of these entries in hex, one after the other. */
  row_hashes: string;
  /** The hash of the block before, in hex. */
  previous_hash: string;
  /** The block's SHA-256, in hex. */
  hash: string;
  /** When the block was sealed, to the microsecond. */
  sealed_at: string;
}

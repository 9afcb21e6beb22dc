/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What an administrator said about a payment that the bank sent back. It moves no money.
 */
export interface ReturnAnnouncement {
  /** When it was said. */
  announced_at: string;
  /** The administrator's username. */
  announced_by: string;
  /** The bank's reason, in the administrator's words. */
  reason: string;
  /** What the bank calls the return. */
  bank_reference: string;
}

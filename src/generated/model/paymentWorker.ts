/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A process that sends payments and asks about them.
 */
export interface PaymentWorker {
  /**
     * Tells it from all others.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** The machine and the process. */
  name: string;
  /** When it began. */
  started_at: string;
  /** Its last sign of life, which it gives every five seconds. */
  last_seen_at: string;
  /** Whether that was within the last half minute. */
  is_alive: boolean;
}

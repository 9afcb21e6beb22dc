/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The trouble.
 */
export type AlertEventRecord = {
  /** Which one, as in docs/alerts.md and in the rules for Prometheus. */
  name: string;
  /** `page` wants somebody at any hour, `ticket` within the working day. */
  severity: string;
  /** A sentence for whoever sees to it. */
  summary: string;
  /** When it was told of. */
  raised_at: string;
  /**
     * When it was over; null until then.
     * @nullable
     */
  cleared_at: string | null;
  [key: string]: unknown;
 };

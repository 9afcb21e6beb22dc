/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A trouble of the server, from when it was told of until it is over.
 */
export interface SystemAlert {
  /** Which one, as in `docs/alerts.md` and in the rules for Prometheus. */
  name: string;
  /** `page` wants somebody at any hour, `ticket` within the working day. */
  severity: string;
  /** A sentence for whoever sees to it. */
  summary: string;
  /** When it was told of. */
  raised_at: string;
  /**
     * The process that has it; null for one that all processes have.
     * @nullable
     */
  source: string | null;
}

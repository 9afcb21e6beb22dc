/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WebhookTarget } from './webhookTarget.ts';

export interface WebhookTargetList {
  /** The oldest first. */
  targets: WebhookTarget[];
}

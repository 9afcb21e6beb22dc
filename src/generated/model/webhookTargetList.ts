/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WebhookTarget } from './webhookTarget.ts';

/**
 * All addresses to which events are sent.
 */
export interface WebhookTargetList {
  /** The oldest first. */
  targets: WebhookTarget[];
}

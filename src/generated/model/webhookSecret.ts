/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WebhookTarget } from './webhookTarget.ts';

/**
 * A target with its secret, which is readable only here.
 */
export interface WebhookSecret {
  target: WebhookTarget;
  /** Signs messages; `whsec_` with base64, as Standard Webhooks has it. */
  secret: string;
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WebhookDelivery } from './webhookDelivery.ts';

/**
 * A page of the messages to one target.
 */
export interface WebhookDeliveryPage {
  /** The newest first. */
  deliveries: WebhookDelivery[];
  /**
     * Where the next page begins; null on the last one.
     * @nullable
     */
  next_cursor: string | null;
}

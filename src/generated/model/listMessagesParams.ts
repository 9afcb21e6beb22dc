/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WebhookDeliveryState } from './webhookDeliveryState.ts';

export type ListMessagesParams = {
/**
 * Only messages in this state. Left out, every state.
 */
state?: WebhookDeliveryState;
/**
 * The `next_cursor` of the page before.
 * @pattern ^[1-9][0-9]{0,14}$
 */
cursor?: string;
/**
 * At most this many.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WebhookEventType } from './webhookEventType.ts';

/**
 * The types of events that it gets; null for all, also of later versions. `alerts` decides about alerts, and news of the feed are sent to every target. Left out, a new target gets all, and an existing one stays as it is.
 * @maxItems 100
 * @nullable
 */
export type WebhookEvents = WebhookEventType[] | null;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WebhookDeliveryState } from './webhookDeliveryState.ts';

/**
 * A message to a target, with its last attempt.
 */
export interface WebhookDelivery {
  /**
     * The delivery's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /**
     * The event's id in the feed, which is the message's `webhook-id`; null for a test.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  event_id: string | null;
  /** The event's type, or `webhook.test`. */
  type: string;
  /**
     * The record that the event is about; null for a test.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  subject_id: string | null;
  /** How far it is. */
  state: WebhookDeliveryState | string;
  /**
     * How often it was sent.
     * @minimum 0
     */
  attempts: number;
  /** When it was written. */
  created_at: string;
  /**
     * When it was last sent; null before that.
     * @nullable
     */
  last_attempt_at: string | null;
  /**
     * When it will be sent; null when it will not.
     * @nullable
     */
  next_attempt_at: string | null;
  /**
     * When the target took it; null before that.
     * @nullable
     */
  delivered_at: string | null;
  /**
     * The HTTP status of the last answer; null without one.
     * @nullable
     */
  answer_status: number | null;
  /**
     * Why the last attempt failed; null when it did not.
     * @nullable
     */
  error: string | null;
}

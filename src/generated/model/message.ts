/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { NotificationChannel } from './notificationChannel.ts';
import type { WebhookDeliveryState } from './webhookDeliveryState.ts';

/**
 * A message to an administrator, with its last attempt.
 */
export interface Message {
  id: Id;
  /** The administrator who gets it. */
  username: string;
  /** By mail, or in a chat. */
  channel: NotificationChannel | string;
  /** A `NotificationKind`, or `password_reset`, `factors_reset`, `new_device`, `contact_changed`, `confirm_address`, `invitation`, `test`. */
  kind: string;
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
     * When the mail server or the chat took it; null before that.
     * @nullable
     */
  delivered_at: string | null;
  /**
     * Why the last attempt failed; null when it did not.
     * @nullable
     */
  error: string | null;
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RecordVersion } from './recordVersion.ts';

/**
 * An address to which the events of the feed are sent.
 */
export interface WebhookTarget {
  /**
     * The target's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** Where messages are sent. */
  url: string;
  /** What it is for. */
  description: string;
  version?: RecordVersion;
  /** When it was added; it gets the events since then. */
  created_at: string;
  /**
     * How many messages wait to be sent, or sent again.
     * @minimum 0
     */
  waiting: number;
  /**
     * When it last took a message; null when it never did.
     * @nullable
     */
  last_delivered_at: string | null;
  /**
     * Since when every attempt has failed; null while the last one succeeded.
     * @nullable
     */
  failing_since: string | null;
  /** Whether that is longer ago than a day. */
  has_failed_for_a_day: boolean;
  /**
     * Why the last attempt failed; null while they succeed.
     * @nullable
     */
  last_error: string | null;
  /**
     * Until when messages are also signed with the secret before; null when they are not.
     * @nullable
     */
  previous_secret_until: string | null;
  /**
     * The types of events that it gets, besides alerts and news of the feed; null for all.
     * @nullable
     */
  events: string[] | null;
  /** Whether it gets alerts. */
  alerts: boolean;
  /** Whether messages are sent. False since it answered 410, or since somebody switched it off; they wait until it is switched on. */
  is_active: boolean;
}

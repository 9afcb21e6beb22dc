/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { BasedOnVersion } from './basedOnVersion.ts';
import type { WebhookEvents } from './webhookEvents.ts';

/**
 * An address to which events are sent.
 */
export interface WebhookTargetRequest {
  /**
     * An https address in a public network, without user, password and fragment.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
  /**
     * What it is for, for administrators.
     * @maxLength 200
     */
  description?: string;
  version?: BasedOnVersion;
  events?: WebhookEvents | null;
  /** Whether it gets `alert.raised` and `alert.cleared`. Left out, a new target gets them, and an existing one stays as it is. */
  alerts?: boolean;
  /** Whether messages are sent. One that is switched on gets first what waits. Left out, a new target is on, and an existing one stays as it is. */
  is_active?: boolean;
}

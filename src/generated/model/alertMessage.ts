/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AlertEvent } from './alertEvent.ts';
import type { AlertEventType } from './alertEventType.ts';

/**
 * The body of a webhook message about a trouble of the server.
 */
export interface AlertMessage {
  type: AlertEventType;
  /** When it was found. */
  timestamp: string;
  data: AlertEvent;
}

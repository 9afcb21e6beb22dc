/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { NotificationChannel } from './notificationChannel.ts';

/**
 * The way to test.
 */
export interface NotificationTestRequest {
  channel: NotificationChannel;
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { NotificationKinds } from './notificationKinds.ts';
import type { SummaryTime } from './summaryTime.ts';

/**
 * The kinds of messages that the caller wants, and the time of the summary.
 */
export interface NotificationsRequest {
  mail: NotificationKinds;
  chat: NotificationKinds;
  summary: SummaryTime;
}

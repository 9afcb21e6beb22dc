/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { NotificationsChat } from './notificationsChat.ts';
import type { NotificationsMail } from './notificationsMail.ts';
import type { SummaryTime } from './summaryTime.ts';

/**
 * The messages that an administrator gets.
 */
export interface Notifications {
  /** By mail. */
  mail: NotificationsMail;
  /** In a chat. */
  chat: NotificationsChat;
  summary: SummaryTime;
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A kind of message that somebody can choose: a request that waits for them as the second person, a decision about their own request, a note that mentions them, an alert, a daily summary of the queue.
 */
export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];


export const NotificationKind = {
  request_waiting: 'request_waiting',
  request_decided: 'request_decided',
  mentioned: 'mentioned',
  alert: 'alert',
  summary: 'summary',
} as const;

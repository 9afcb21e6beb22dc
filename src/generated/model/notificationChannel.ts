/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * By mail, or in a chat.
 */
export type NotificationChannel = typeof NotificationChannel[keyof typeof NotificationChannel];


export const NotificationChannel = {
  mail: 'mail',
  chat: 'chat',
} as const;

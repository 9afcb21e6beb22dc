/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ChosenKinds } from './chosenKinds.ts';

/**
 * In a chat.
 */
export type NotificationsChat = {
  /** Whether the server is set up to send messages to a chat. */
  is_available: boolean;
  /** Whether the caller gave the address of a webhook. */
  is_set: boolean;
  kinds: ChosenKinds;
};

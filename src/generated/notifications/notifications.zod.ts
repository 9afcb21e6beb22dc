/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  ChatRequest,
  ConfirmAddressRequest,
  MailAddressRequest,
  MessagePage,
  NotificationTestRequest,
  Notifications,
  NotificationsRequest
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * The caller's mail address and chat, and the kinds of messages that they get there. Messages about one's own security always come: a reset password or second factor, a sign-in on a new device, another address.
 * @summary The messages that I get
 */
export const GetMyNotificationsResponse = Notifications

/**
 * Replaces the choice. The audit log does not have it: it changes nothing for anybody else. Messages of a kind that the caller may not see any more do not come. Several of one kind come together: alerts within an hour, others within five minutes.
 * @summary Choose the messages that I get
 */
export const chooseMyNotificationsHeaderIdempotencyKeyMax = 200;


export const chooseMyNotificationsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ChooseMyNotificationsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(chooseMyNotificationsHeaderIdempotencyKeyMax).regex(chooseMyNotificationsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ChooseMyNotificationsBody = NotificationsRequest

export const ChooseMyNotificationsResponse = Notifications

/**
 * Sends a link to the address. The address counts once the caller has opened the link, within 24 hours; until then the address before goes on to count. At most ten such messages and tests within an hour.
 * @summary Give a mail address
 */
export const giveMyAddressHeaderIdempotencyKeyMax = 200;


export const giveMyAddressHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const GiveMyAddressHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(giveMyAddressHeaderIdempotencyKeyMax).regex(giveMyAddressHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const GiveMyAddressBody = MailAddressRequest

export const GiveMyAddressResponse = Notifications

/**
 * No more mail comes. The address is told.
 * @summary Remove my mail address
 */
export const removeMyAddressHeaderIdempotencyKeyMax = 200;


export const removeMyAddressHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const RemoveMyAddressHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(removeMyAddressHeaderIdempotencyKeyMax).regex(removeMyAddressHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const RemoveMyAddressResponse = zod.void()

/**
 * With the token of the link that was sent to the address. From now on mail goes there, and the address before is told. The link of somebody else is refused with 422.
 * @summary Confirm a mail address
 */
export const confirmMyAddressHeaderIdempotencyKeyMax = 200;


export const confirmMyAddressHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ConfirmMyAddressHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(confirmMyAddressHeaderIdempotencyKeyMax).regex(confirmMyAddressHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ConfirmMyAddressBody = ConfirmAddressRequest

export const ConfirmMyAddressResponse = Notifications

/**
 * The address of an incoming webhook that takes `{ "text": … }`, as Slack and Mattermost have them, on one of the hosts that the server is set up for. It is a secret: the server keeps it encrypted, and no answer repeats it. The caller's mail address is told.
 * @summary Give the webhook of a chat
 */
export const giveMyChatHeaderIdempotencyKeyMax = 200;


export const giveMyChatHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const GiveMyChatHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(giveMyChatHeaderIdempotencyKeyMax).regex(giveMyChatHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const GiveMyChatBody = ChatRequest

export const GiveMyChatResponse = Notifications

/**
 * No more messages go there. The mail address is told.
 * @summary Remove my chat
 */
export const removeMyChatHeaderIdempotencyKeyMax = 200;


export const removeMyChatHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const RemoveMyChatHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(removeMyChatHeaderIdempotencyKeyMax).regex(removeMyChatHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const RemoveMyChatResponse = zod.void()

/**
 * Sends a test message to the address or the chat. At most ten within an hour.
 * @summary Send me a test
 */
export const testMyNotificationsHeaderIdempotencyKeyMax = 200;


export const testMyNotificationsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const TestMyNotificationsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(testMyNotificationsHeaderIdempotencyKeyMax).regex(testMyNotificationsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const TestMyNotificationsBody = NotificationTestRequest

export const TestMyNotificationsResponse = zod.void()

/**
 * Mail and chat messages, the newest first, without their texts, addresses and links. They are tried again, later and later, for a day, and kept for 90 days.
 * @summary The messages to administrators
 */
export const listMessagesQueryCursorRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const listMessagesQueryLimitDefault = 20;
export const listMessagesQueryLimitMax = 100;



export const ListMessagesQueryParams = zod.object({
  "state": zod.enum(['waiting', 'delivered', 'given_up']).optional().describe('Only messages in this state. Left out, every state.'),
  "cursor": zod.string().regex(listMessagesQueryCursorRegExp).optional().describe('The `next_cursor` of the page before.'),
  "limit": zod.coerce.number().int().min(1).max(listMessagesQueryLimitMax).default(listMessagesQueryLimitDefault).describe('At most this many.')
})

export const ListMessagesResponse = MessagePage


/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookSecret,
  WebhookTarget,
  WebhookTargetList,
  WebhookTargetRequest
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * The addresses to which the events of the feed are sent, the oldest first.
 * @summary The webhook targets
 */
export const ListWebhooksResponse = WebhookTargetList

/**
 * It gets every event from now on, in messages as Standard Webhooks describes them: a POST with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and a body `{ type, timestamp, data }`, where `data` is the PlatformEvent. Any answer with a 2xx status takes the message; after any other it is sent again, later and later, for three days. The address must be https and in no private network; redirects are not followed. The secret is in this answer alone, which is kept nowhere, so the call takes no `Idempotency-Key`. At most 20 targets.
 * @summary Add a webhook target
 */
export const CreateWebhookBody = WebhookTargetRequest

export const CreateWebhookResponse = WebhookSecret

/**
 * A target, with how its deliveries are doing.
 * @summary A webhook target
 */
export const getWebhookPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetWebhookParams = zod.object({
  "id": zod.string().regex(getWebhookPathIdRegExp).describe('The target\'s id.')
})

export const GetWebhookResponse = WebhookTarget

/**
 * Messages that wait go to the new address. Another choice of events is for later events.
 * @summary Change a webhook target
 */
export const updateWebhookPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const UpdateWebhookParams = zod.object({
  "id": zod.string().regex(updateWebhookPathIdRegExp).describe('The target\'s id.')
})

export const updateWebhookHeaderIdempotencyKeyMax = 200;


export const updateWebhookHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UpdateWebhookHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(updateWebhookHeaderIdempotencyKeyMax).regex(updateWebhookHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UpdateWebhookBody = WebhookTargetRequest

export const UpdateWebhookResponse = WebhookTarget

/**
 * With its log, and with every message that waits for it.
 * @summary Delete a webhook target
 */
export const deleteWebhookPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DeleteWebhookParams = zod.object({
  "id": zod.string().regex(deleteWebhookPathIdRegExp).describe('The target\'s id.')
})

export const deleteWebhookHeaderIdempotencyKeyMax = 200;


export const deleteWebhookHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const DeleteWebhookHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(deleteWebhookHeaderIdempotencyKeyMax).regex(deleteWebhookHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const DeleteWebhookResponse = zod.void()

/**
 * For a day messages are signed with both secrets, so that the receiver can change over. The secret is in this answer alone, which is kept nowhere, so the call takes no `Idempotency-Key`.
 * @summary Give a webhook target another secret
 */
export const replaceWebhookSecretPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ReplaceWebhookSecretParams = zod.object({
  "id": zod.string().regex(replaceWebhookSecretPathIdRegExp).describe('The target\'s id.')
})

export const ReplaceWebhookSecretResponse = WebhookSecret

/**
 * A message of the type `webhook.test`, without an event. It is sent at once, and tried again like any other.
 * @summary Send a test message
 */
export const testWebhookPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const TestWebhookParams = zod.object({
  "id": zod.string().regex(testWebhookPathIdRegExp).describe('The target\'s id.')
})

export const testWebhookHeaderIdempotencyKeyMax = 200;


export const testWebhookHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const TestWebhookHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(testWebhookHeaderIdempotencyKeyMax).regex(testWebhookHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const TestWebhookResponse = WebhookDelivery

/**
 * The messages to a target, the newest first. They are kept for 90 days.
 * @summary A webhook target's log
 */
export const listWebhookDeliveriesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ListWebhookDeliveriesParams = zod.object({
  "id": zod.string().regex(listWebhookDeliveriesPathIdRegExp).describe('The target\'s id.')
})

export const listWebhookDeliveriesQueryCursorRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const listWebhookDeliveriesQueryLimitDefault = 20;
export const listWebhookDeliveriesQueryLimitMax = 100;



export const ListWebhookDeliveriesQueryParams = zod.object({
  "state": zod.enum(['waiting', 'delivered', 'given_up']).optional().describe('Only messages in this state. Left out, every state.'),
  "cursor": zod.string().regex(listWebhookDeliveriesQueryCursorRegExp).optional().describe('The `next_cursor` of the page before.'),
  "limit": zod.coerce.number().int().min(1).max(listWebhookDeliveriesQueryLimitMax).default(listWebhookDeliveriesQueryLimitDefault).describe('At most this many.')
})

export const ListWebhookDeliveriesResponse = WebhookDeliveryPage

/**
 * With the id that it had, at once, and tried again for another three days.
 * @summary Send a message again
 */
export const sendWebhookAgainPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const sendWebhookAgainPathDeliveryIdRegExp = new RegExp('^[1-9][0-9]{0,14}$');


export const SendWebhookAgainParams = zod.object({
  "id": zod.string().regex(sendWebhookAgainPathIdRegExp).describe('The target\'s id.'),
  "delivery_id": zod.string().regex(sendWebhookAgainPathDeliveryIdRegExp).describe('The delivery\'s `id`.')
})

export const sendWebhookAgainHeaderIdempotencyKeyMax = 200;


export const sendWebhookAgainHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const SendWebhookAgainHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(sendWebhookAgainHeaderIdempotencyKeyMax).regex(sendWebhookAgainHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const SendWebhookAgainResponse = WebhookDelivery


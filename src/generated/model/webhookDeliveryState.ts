/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `waiting` to be sent or sent again, `delivered`, or `given_up`.
 */
export type WebhookDeliveryState = typeof WebhookDeliveryState[keyof typeof WebhookDeliveryState];


export const WebhookDeliveryState = {
  waiting: 'waiting',
  delivered: 'delivered',
  given_up: 'given_up',
} as const;

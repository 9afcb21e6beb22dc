/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * That it is a test.
 */
export type TestMessageType = typeof TestMessageType[keyof typeof TestMessageType];


export const TestMessageType = {
  webhooktest: 'webhook.test',
} as const;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { TestMessageData } from './testMessageData.ts';
import type { TestMessageType } from './testMessageType.ts';

/**
 * The body of a test of the target, which is about nothing.
 */
export interface TestMessage {
  /** That it is a test. */
  type: TestMessageType;
  /** When it was asked for. */
  timestamp: string;
  /** Empty. */
  data: TestMessageData;
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts';

export type BulkLeaveOutStatementLinesHeaders = {
/**
 * Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).
 * @minLength 1
 * @maxLength 200
 * @pattern ^[!-~]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The body is larger than any request of this operation: 64 KiB, 8 KiB for signing in, 8 MiB for batches of the platform, 12 MiB for comparisons and 25 MiB for statements of the bank. The connection is closed.
 */
export type ContentTooLargeResponse = ApiError;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { BulkReviewResult } from './bulkReviewResult.ts';

/**
 * What became of each withdrawal
 */
export type BulkDecidedResponse = BulkReviewResult;

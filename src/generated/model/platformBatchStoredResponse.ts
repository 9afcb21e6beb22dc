/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformBatchResult } from './platformBatchResult.ts';

/**
 * What became of each record
 */
export type PlatformBatchStoredResponse = PlatformBatchResult;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReconciliationResult } from './reconciliationResult.ts';

export type ListReconciliationLinesParams = {
/**
 * Only lines with this result. Left out, every result.
 */
result?: ReconciliationResult;
/**
 * The `next_cursor` of the page before.
 * @pattern ^[1-9][0-9]{0,14}$
 */
cursor?: string;
/**
 * At most this many.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};

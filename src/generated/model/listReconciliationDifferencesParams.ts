/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ListReconciliationDifferencesState } from './listReconciliationDifferencesState.ts';

export type ListReconciliationDifferencesParams = {
/**
 * Those that are open, the oldest first, or those that are closed.
 */
state?: ListReconciliationDifferencesState;
/**
 * Only differences of this statement of the bank. They need `statements.read`.
 */
statement_id?: Id;
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

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ListApprovalsView } from './listApprovalsView.ts';

export type ListApprovalsParams = {
/**
 * Which.
 */
view?: ListApprovalsView;
/**
 * At most this many requests.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * The `next_cursor` of the page before.
 * @maxLength 200
 */
cursor?: string;
};

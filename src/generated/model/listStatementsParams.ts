/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StatementState } from './statementState.ts';

export type ListStatementsParams = {
/**
 * Only statements in this state. Left out, every statement.
 */
state?: StatementState;
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

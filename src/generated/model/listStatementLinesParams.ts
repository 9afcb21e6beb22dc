/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StatementLineState } from './statementLineState.ts';

export type ListStatementLinesParams = {
/**
 * Only lines in this state. Left out, every line.
 */
state?: StatementLineState;
/**
 * Only lines whose match this step found.
 * @minimum 1
 * @maximum 7
 */
step?: number;
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

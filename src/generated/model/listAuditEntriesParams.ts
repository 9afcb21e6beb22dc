/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AuditResult } from './auditResult.ts';
import type { Day } from './day.ts';
import type { Id } from './id.ts';

export type ListAuditEntriesParams = {
/**
 * The username of the administrator or service account who acted, in any case; `console` for an operator at the server's console, `payment rail` for what the rail's own list said.
 * @minLength 1
 * @maxLength 100
 */
actor?: string;
/**
 * An action, as `<area>.<verb>`, or an area, which stands for all of its actions.
 * @maxLength 60
 * @pattern ^[a-z_]+(\.[a-z_]+)?$
 */
action?: string;
/**
 * Only entries with this result. Left out, every result.
 */
result?: AuditResult;
/**
 * What kind of record it was done to.
 * @maxLength 60
 * @pattern ^[a-z_]+$
 */
subject_type?: string;
/**
 * The id of what it was done to.
 * @minLength 1
 * @maxLength 400
 */
subject_id?: string;
/**
 * The `X-Request-Id` of the call that did it.
 */
request_id?: Id;
/**
 * First UTC day, inclusive.
 */
date_from?: Day;
/**
 * Last UTC day, inclusive.
 */
date_to?: Day;
/**
 * The `next_cursor` of the page before.
 * @pattern ^[1-9][0-9]{0,14}$
 */
cursor?: string;
/**
 * At most this many entries.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AuditActionFilterParameter } from './auditActionFilterParameter.ts';
import type { AuditActorFilterParameter } from './auditActorFilterParameter.ts';
import type { AuditDateFromParameter } from './auditDateFromParameter.ts';
import type { AuditDateToParameter } from './auditDateToParameter.ts';
import type { AuditRequestFilterParameter } from './auditRequestFilterParameter.ts';
import type { AuditResultFilterParameter } from './auditResultFilterParameter.ts';
import type { AuditSubjectIdFilterParameter } from './auditSubjectIdFilterParameter.ts';
import type { AuditSubjectTypeFilterParameter } from './auditSubjectTypeFilterParameter.ts';
import type { ForSpreadsheetsParameter } from './forSpreadsheetsParameter.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';

export type ExportAuditEntriesParams = {
/**
 * The username of the administrator or service account who acted, in any case; `console` for an operator at the server's console, `payment rail` for what the rail's own list said, `housekeeping` for accounts that were disabled because they were idle.
 * @minLength 1
 * @maxLength 100
 */
actor?: AuditActorFilterParameter;
/**
 * An action, as `<area>.<verb>`, or an area, which stands for all of its actions.
 * @maxLength 60
 * @pattern ^[a-z_]+(\.[a-z_]+)?$
 */
action?: AuditActionFilterParameter;
/**
 * `done`; `refused`, tried and refused, such as an approval of a withdrawal that had been rejected (actions that end in `_refused`); or `denied`, a call that was turned away (`request.denied`).
 */
result?: AuditResultFilterParameter;
/**
 * What kind of record it was done to.
 * @maxLength 60
 * @pattern ^[a-z_]+$
 */
subject_type?: AuditSubjectTypeFilterParameter;
/**
 * The id of what it was done to.
 * @minLength 1
 * @maxLength 400
 */
subject_id?: AuditSubjectIdFilterParameter;
/**
 * An opaque id, as this server takes it.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
request_id?: AuditRequestFilterParameter;
/**
 * A day of the years 1000 to 9999, in UTC unless the call has a `time_zone`.
 * @pattern ^[1-9]\d{3}-
 */
date_from?: AuditDateFromParameter;
/**
 * A day of the years 1000 to 9999, in UTC unless the call has a `time_zone`.
 * @pattern ^[1-9]\d{3}-
 */
date_to?: AuditDateToParameter;
/**
 * The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.
 * @pattern ^[A-Za-z0-9_+/-]{1,64}$
 */
time_zone?: TimeZoneParameter;
/**
 * Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.
 */
for_spreadsheets?: ForSpreadsheetsParameter;
};

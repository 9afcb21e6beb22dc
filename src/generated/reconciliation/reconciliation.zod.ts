/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  ReconcileRailRequest,
  ReconciliationDifference,
  ReconciliationDifferenceChange,
  ReconciliationDifferenceClosing,
  ReconciliationDifferencePage,
  ReconciliationLinePage,
  ReconciliationRun,
  ReconciliationRunList
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * The newest 50, the newest first.
 * @summary Past comparisons
 */
export const ListReconciliationsResponse = ReconciliationRunList

/**
 * Asks the payment rail which payments it has made since a day, and compares them with those that it confirmed to us. A payment is found by its key. At most 50,000 payments of 92 days.
 * @summary Compare the rail's list with our payments
 */
export const reconcileRailHeaderIdempotencyKeyMax = 200;


export const reconcileRailHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ReconcileRailHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(reconcileRailHeaderIdempotencyKeyMax).regex(reconcileRailHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ReconcileRailBody = ReconcileRailRequest

export const ReconcileRailResponse = ReconciliationRun

/**
 * Each stays open until somebody has explained it. One that is open for a day raises an alert.
 * @summary Differences that the daily comparison and statements of the bank found
 */
export const listReconciliationDifferencesQueryStateDefault = `open`;
export const listReconciliationDifferencesQueryStatementIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listReconciliationDifferencesQueryCursorRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const listReconciliationDifferencesQueryLimitDefault = 50;
export const listReconciliationDifferencesQueryLimitMax = 200;



export const ListReconciliationDifferencesQueryParams = zod.object({
  "state": zod.enum(['open', 'closed']).default(listReconciliationDifferencesQueryStateDefault).describe('Those that are open, the oldest first, or those that are closed.'),
  "statement_id": zod.string().regex(listReconciliationDifferencesQueryStatementIdRegExp).optional().describe('Only differences of this statement of the bank. They need `statements.read`.'),
  "cursor": zod.string().regex(listReconciliationDifferencesQueryCursorRegExp).optional().describe('The `next_cursor` of the page before.'),
  "limit": zod.coerce.number().int().min(1).max(listReconciliationDifferencesQueryLimitMax).default(listReconciliationDifferencesQueryLimitDefault).describe('At most this many.')
})

export const ListReconciliationDifferencesResponse = ReconciliationDifferencePage

/**
 * A field that is left out stays as it is. Only people may do this.
 * @summary Give a difference to somebody, or note its reason
 */
export const changeReconciliationDifferencePathIdRegExp = new RegExp('^[1-9][0-9]{0,14}$');


export const ChangeReconciliationDifferenceParams = zod.object({
  "id": zod.string().regex(changeReconciliationDifferencePathIdRegExp).describe('The difference\'s id.')
})

export const changeReconciliationDifferenceHeaderIdempotencyKeyMax = 200;


export const changeReconciliationDifferenceHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ChangeReconciliationDifferenceHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(changeReconciliationDifferenceHeaderIdempotencyKeyMax).regex(changeReconciliationDifferenceHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ChangeReconciliationDifferenceBody = ReconciliationDifferenceChange

export const ChangeReconciliationDifferenceResponse = ReconciliationDifference

/**
 * For good. Whoever sent in, approved, processed or retried the withdrawal cannot close it (`own_payment`); their accounts and service accounts count as one person. Only people may do this.
 * @summary Close a difference with its explanation
 */
export const closeReconciliationDifferencePathIdRegExp = new RegExp('^[1-9][0-9]{0,14}$');


export const CloseReconciliationDifferenceParams = zod.object({
  "id": zod.string().regex(closeReconciliationDifferencePathIdRegExp).describe('The difference\'s id.')
})

export const closeReconciliationDifferenceHeaderIdempotencyKeyMax = 200;


export const closeReconciliationDifferenceHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const CloseReconciliationDifferenceHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(closeReconciliationDifferenceHeaderIdempotencyKeyMax).regex(closeReconciliationDifferenceHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const CloseReconciliationDifferenceBody = ReconciliationDifferenceClosing

export const CloseReconciliationDifferenceResponse = ReconciliationDifference

/**
 * Its days and figures.
 * @summary A comparison
 */
export const getReconciliationPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetReconciliationParams = zod.object({
  "id": zod.string().regex(getReconciliationPathIdRegExp).describe('The comparison\'s id.')
})

export const GetReconciliationResponse = ReconciliationRun

/**
 * In the order of the file, then the payments that are only here.
 * @summary The lines of a comparison
 */
export const listReconciliationLinesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ListReconciliationLinesParams = zod.object({
  "id": zod.string().regex(listReconciliationLinesPathIdRegExp).describe('The comparison\'s id.')
})

export const listReconciliationLinesQueryCursorRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const listReconciliationLinesQueryLimitDefault = 50;
export const listReconciliationLinesQueryLimitMax = 200;



export const ListReconciliationLinesQueryParams = zod.object({
  "result": zod.enum(['matched', 'other_amount', 'only_there', 'only_here', 'unreadable']).optional().describe('Only lines with this result. Left out, every result.'),
  "cursor": zod.string().regex(listReconciliationLinesQueryCursorRegExp).optional().describe('The `next_cursor` of the page before.'),
  "limit": zod.coerce.number().int().min(1).max(listReconciliationLinesQueryLimitMax).default(listReconciliationLinesQueryLimitDefault).describe('At most this many.')
})

export const ListReconciliationLinesResponse = ReconciliationLinePage

/**
 * Every line of the comparison, in the same order. It is audited.
 * @summary A comparison as CSV
 */
export const exportReconciliationPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ExportReconciliationParams = zod.object({
  "id": zod.string().regex(exportReconciliationPathIdRegExp).describe('The comparison\'s id.')
})

export const ExportReconciliationQueryParams = zod.object({
  "for_spreadsheets": zod.enum(['true', 'false']).optional().describe('Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.')
})

export const ExportReconciliationResponse = zod.unknown()


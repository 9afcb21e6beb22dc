/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  BrowserErrorReport,
  PausePaymentsRequest,
  Payments,
  SystemStatus
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * It answers while parts of the platform are down and says which; 503 is left for when it cannot even do that.
 * @summary How the platform is doing
 */
export const GetSystemStatusResponse = SystemStatus

/**
 * Adds the error to `last_errors` of the system's status. It needs no access token, because the sign-in page can fail too. 6 reports a minute are taken from each administrator, and 6 a minute from all callers without a session together. A report is at most 1,000 bytes long.
 * @summary Report an error of the portal in a browser
 */
export const ReportBrowserErrorBody = BrowserErrorReport

export const ReportBrowserErrorResponse = zod.void()

/**
 * The payment rail, what waits to be sent or for an answer, the payments that have no answer by name, and the processes that pay. It says nothing about the books.
 * @summary How paying withdrawals is doing
 */
export const GetPaymentsResponse = Payments

/**
 * From its answer on, no process sends anything new to the payment rail: approved withdrawals stay approved, and `process` and `retry` are refused (409, `payments_paused`). Payments that were sent before are still asked about, and their answers taken. Pausing what is paused changes nothing.
 * @summary Pause payments
 */
export const pausePaymentsHeaderIdempotencyKeyMax = 200;


export const pausePaymentsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const PausePaymentsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(pausePaymentsHeaderIdempotencyKeyMax).regex(pausePaymentsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const PausePaymentsBody = PausePaymentsRequest

export const PausePaymentsResponse = Payments

/**
 * Ends a pause. Withdrawals whose cooling-off ended meanwhile are sent at once. It changes nothing where payments are not paused. It is refused while payments are paused because the database was restored (409, `database_restored`).
 * @summary Resume payments
 */
export const resumePaymentsHeaderIdempotencyKeyMax = 200;


export const resumePaymentsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ResumePaymentsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(resumePaymentsHeaderIdempotencyKeyMax).regex(resumePaymentsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ResumePaymentsResponse = Payments


/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  BulkStatementLinesRequest,
  BulkStatementLinesResult,
  ConfirmStatementLineRequest,
  LeaveOutRequest,
  Statement,
  StatementCandidateList,
  StatementLine,
  StatementLinePage,
  StatementPage,
  StatementPreview,
  StatementProfileList,
  StatementReason,
  StatementUpload
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * The newest first, by the time of their upload.
 * @summary Statements of the bank
 */
export const listStatementsQueryCursorRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const listStatementsQueryLimitDefault = 50;
export const listStatementsQueryLimitMax = 200;



export const ListStatementsQueryParams = zod.object({
  "state": zod.enum(['open', 'closed', 'discarded']).optional().describe('Only statements in this state. Left out, every statement.'),
  "cursor": zod.string().regex(listStatementsQueryCursorRegExp).optional().describe('The `next_cursor` of the page before.'),
  "limit": zod.coerce.number().int().min(1).max(listStatementsQueryLimitMax).default(listStatementsQueryLimitDefault).describe('At most this many.')
})

export const ListStatementsResponse = StatementPage

/**
 * Reads a statement, keeps its lines and matches them with the payments that the rail confirmed. It moves no money. The body is the file as the bank wrote it, at most 25 MB, in CSV, camt.052, camt.053, camt.054, MT940, BAI2 or OFX. The server tells the format by the content. The same content again answers 200 with the statement that is there. Lines that an earlier statement of the account has are skipped and counted in `overlapping`. A file that can be read in two ways is refused with 422: `errors` has one entry per choice, whose `path` is the name and the value of the parameter to send (`date_order.day_first`) and whose `message` says what it means. `POST …/preview` asks the same questions. One upload of an account runs at a time, and four in a process of the server; others are answered with 429.
 * @summary Upload a statement of the bank
 */
export const uploadStatementQueryFileNameMax = 200;


export const uploadStatementQueryFileNameRegExp = new RegExp('\\S');
export const uploadStatementQueryDateColumnMax = 100;

export const uploadStatementQueryAmountColumnMax = 100;

export const uploadStatementQueryReferenceColumnMax = 100;

export const uploadStatementQueryAccountMax = 100;



export const UploadStatementQueryParams = zod.object({
  "file_name": zod.string().min(1).max(uploadStatementQueryFileNameMax).regex(uploadStatementQueryFileNameRegExp).describe('The name of the file, for people.'),
  "date_order": zod.enum(['day_first', 'month_first']).optional().describe('How dates with two readings are read, such as 05/11/2026. Needed only where nothing in the file settles it.'),
  "money_out": zod.enum(['negative', 'positive']).optional().describe('Which amounts are money that went out, where no column and no sign says it.'),
  "date_column": zod.string().min(1).max(uploadStatementQueryDateColumnMax).optional().describe('The column with the day of booking, where several may be it.'),
  "amount_column": zod.string().min(1).max(uploadStatementQueryAmountColumnMax).optional().describe('The column with the amount, where several may be it.'),
  "reference_column": zod.string().min(1).max(uploadStatementQueryReferenceColumnMax).optional().describe('The column with the reference, where several may be it.'),
  "account": zod.string().min(1).max(uploadStatementQueryAccountMax).optional().describe('The account, where the file has the lines of several, as the question names it.')
})

export const UploadStatementResponse = StatementUpload

/**
 * Reads the same body as an upload and keeps nothing. The answer says what the server understood and which questions are open. A file that cannot be read at all is refused with 422.
 * @summary How a statement would be read
 */
export const previewStatementQueryFileNameMax = 200;


export const previewStatementQueryFileNameRegExp = new RegExp('\\S');
export const previewStatementQueryDateColumnMax = 100;

export const previewStatementQueryAmountColumnMax = 100;

export const previewStatementQueryReferenceColumnMax = 100;

export const previewStatementQueryAccountMax = 100;



export const PreviewStatementQueryParams = zod.object({
  "file_name": zod.string().min(1).max(previewStatementQueryFileNameMax).regex(previewStatementQueryFileNameRegExp).describe('The name of the file, for people.'),
  "date_order": zod.enum(['day_first', 'month_first']).optional().describe('How dates with two readings are read, such as 05/11/2026. Needed only where nothing in the file settles it.'),
  "money_out": zod.enum(['negative', 'positive']).optional().describe('Which amounts are money that went out, where no column and no sign says it.'),
  "date_column": zod.string().min(1).max(previewStatementQueryDateColumnMax).optional().describe('The column with the day of booking, where several may be it.'),
  "amount_column": zod.string().min(1).max(previewStatementQueryAmountColumnMax).optional().describe('The column with the amount, where several may be it.'),
  "reference_column": zod.string().min(1).max(previewStatementQueryReferenceColumnMax).optional().describe('The column with the reference, where several may be it.'),
  "account": zod.string().min(1).max(previewStatementQueryAccountMax).optional().describe('The account, where the file has the lines of several, as the question names it.')
})

export const PreviewStatementResponse = StatementPreview

/**
 * Its facts, how many of its lines are in which state, and whether it follows on the statement before.
 * @summary One statement
 */
export const getStatementPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetStatementParams = zod.object({
  "id": zod.string().regex(getStatementPathIdRegExp).describe('The statement\'s id.')
})

export const GetStatementResponse = Statement

/**
 * In the order of the file. Texts are masked without `players.pii`.
 * @summary The lines of a statement
 */
export const listStatementLinesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ListStatementLinesParams = zod.object({
  "id": zod.string().regex(listStatementLinesPathIdRegExp).describe('The statement\'s id.')
})

export const listStatementLinesQueryStepMax = 7;

export const listStatementLinesQueryCursorRegExp = new RegExp('^[1-9][0-9]{0,14}$');
export const listStatementLinesQueryLimitDefault = 50;
export const listStatementLinesQueryLimitMax = 200;



export const ListStatementLinesQueryParams = zod.object({
  "state": zod.enum(['matched', 'proposed', 'returned', 'open', 'left_out', 'unreadable']).optional().describe('Only lines in this state. Left out, every line.'),
  "step": zod.coerce.number().int().min(1).max(listStatementLinesQueryStepMax).optional().describe('Only lines whose match this step found.'),
  "cursor": zod.string().regex(listStatementLinesQueryCursorRegExp).optional().describe('The `next_cursor` of the page before.'),
  "limit": zod.coerce.number().int().min(1).max(listStatementLinesQueryLimitMax).default(listStatementLinesQueryLimitDefault).describe('At most this many.')
})

export const ListStatementLinesResponse = StatementLinePage

/**
 * The likeliest first, at most 20. A payment that has a match already is no candidate.
 * @summary Payments that a line may be
 */
export const listStatementCandidatesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listStatementCandidatesPathLineIdRegExp = new RegExp('^[1-9][0-9]{0,14}$');


export const ListStatementCandidatesParams = zod.object({
  "id": zod.string().regex(listStatementCandidatesPathIdRegExp).describe('The statement\'s id.'),
  "line_id": zod.string().regex(listStatementCandidatesPathLineIdRegExp).describe('The line\'s id.')
})

export const ListStatementCandidatesResponse = StatementCandidateList

/**
 * Confirms the match that is proposed, with every line of it. With `payments` it makes a match with these payments instead, and confirms it; they add up to the line, or with `fee` to the line without it. Nobody confirms the match of a payment that they, or an account that counts as them, sent in, approved, processed or retried (`own_payment`): it stays proposed. Only people may do this.
 * @summary Confirm the match of a line
 */
export const confirmStatementLinePathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const confirmStatementLinePathLineIdRegExp = new RegExp('^[1-9][0-9]{0,14}$');


export const ConfirmStatementLineParams = zod.object({
  "id": zod.string().regex(confirmStatementLinePathIdRegExp).describe('The statement\'s id.'),
  "line_id": zod.string().regex(confirmStatementLinePathLineIdRegExp).describe('The line\'s id.')
})

export const confirmStatementLineHeaderIdempotencyKeyMax = 200;


export const confirmStatementLineHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ConfirmStatementLineHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(confirmStatementLineHeaderIdempotencyKeyMax).regex(confirmStatementLineHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ConfirmStatementLineBody = ConfirmStatementLineRequest

export const ConfirmStatementLineResponse = StatementLine

/**
 * The match ends, and every line of it is open. Only people may do this.
 * @summary Reject the proposed match of a line
 */
export const rejectStatementLinePathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const rejectStatementLinePathLineIdRegExp = new RegExp('^[1-9][0-9]{0,14}$');


export const RejectStatementLineParams = zod.object({
  "id": zod.string().regex(rejectStatementLinePathIdRegExp).describe('The statement\'s id.'),
  "line_id": zod.string().regex(rejectStatementLinePathLineIdRegExp).describe('The line\'s id.')
})

export const rejectStatementLineHeaderIdempotencyKeyMax = 200;


export const rejectStatementLineHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const RejectStatementLineHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(rejectStatementLineHeaderIdempotencyKeyMax).regex(rejectStatementLineHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const RejectStatementLineResponse = StatementLine

/**
 * A confirmed match ends, and every line of it is open. A rejected match is proposed again, if its payments have no other one. A line that a person left out is open. A closed statement is open again. Nobody undoes the match of a payment that they sent (`own_payment`). Only people may do this.
 * @summary Undo the last decision about a line
 */
export const undoStatementLinePathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const undoStatementLinePathLineIdRegExp = new RegExp('^[1-9][0-9]{0,14}$');


export const UndoStatementLineParams = zod.object({
  "id": zod.string().regex(undoStatementLinePathIdRegExp).describe('The statement\'s id.'),
  "line_id": zod.string().regex(undoStatementLinePathLineIdRegExp).describe('The line\'s id.')
})

export const undoStatementLineHeaderIdempotencyKeyMax = 200;


export const undoStatementLineHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UndoStatementLineHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(undoStatementLineHeaderIdempotencyKeyMax).regex(undoStatementLineHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UndoStatementLineResponse = StatementLine

/**
 * Each is confirmed by itself, as `POST …/lines/{line_id}/confirm` does; the answer says what became of each. With `step`, all lines of the statement whose match this step found, at most 500 with one call; `left` says how many are left.
 * @summary Confirm the proposed matches of several lines
 */
export const bulkConfirmStatementLinesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const BulkConfirmStatementLinesParams = zod.object({
  "id": zod.string().regex(bulkConfirmStatementLinesPathIdRegExp).describe('The statement\'s id.')
})

export const bulkConfirmStatementLinesHeaderIdempotencyKeyMax = 200;


export const bulkConfirmStatementLinesHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const BulkConfirmStatementLinesHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkConfirmStatementLinesHeaderIdempotencyKeyMax).regex(bulkConfirmStatementLinesHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const BulkConfirmStatementLinesBody = BulkStatementLinesRequest

export const BulkConfirmStatementLinesResponse = BulkStatementLinesResult

/**
 * Each is rejected by itself; the answer says what became of each. With `step`, all lines of the statement whose match this step found, at most 500 with one call; `left` says how many are left.
 * @summary Reject the proposed matches of several lines
 */
export const bulkRejectStatementLinesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const BulkRejectStatementLinesParams = zod.object({
  "id": zod.string().regex(bulkRejectStatementLinesPathIdRegExp).describe('The statement\'s id.')
})

export const bulkRejectStatementLinesHeaderIdempotencyKeyMax = 200;


export const bulkRejectStatementLinesHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const BulkRejectStatementLinesHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkRejectStatementLinesHeaderIdempotencyKeyMax).regex(bulkRejectStatementLinesHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const BulkRejectStatementLinesBody = BulkStatementLinesRequest

export const BulkRejectStatementLinesResponse = BulkStatementLinesResult

/**
 * For open lines about other people, such as salaries or rent. Each is left out by itself; the answer says what became of each. It is no difference any more, keeps its amount for the balance, and its text is masked without `players.pii`. `POST …/lines/{line_id}/undo` takes it back in. Only people may do this.
 * @summary Leave out lines that are none of ours
 */
export const bulkLeaveOutStatementLinesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const BulkLeaveOutStatementLinesParams = zod.object({
  "id": zod.string().regex(bulkLeaveOutStatementLinesPathIdRegExp).describe('The statement\'s id.')
})

export const bulkLeaveOutStatementLinesHeaderIdempotencyKeyMax = 200;


export const bulkLeaveOutStatementLinesHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const BulkLeaveOutStatementLinesHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkLeaveOutStatementLinesHeaderIdempotencyKeyMax).regex(bulkLeaveOutStatementLinesHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const BulkLeaveOutStatementLinesBody = LeaveOutRequest

export const BulkLeaveOutStatementLinesResponse = BulkStatementLinesResult

/**
 * Each is undone by itself; the answer says what became of each. With `step`, all lines of the statement whose confirmed match this step found, at most 500 with one call; `left` says how many are left.
 * @summary Undo the last decisions about several lines
 */
export const bulkUndoStatementLinesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const BulkUndoStatementLinesParams = zod.object({
  "id": zod.string().regex(bulkUndoStatementLinesPathIdRegExp).describe('The statement\'s id.')
})

export const bulkUndoStatementLinesHeaderIdempotencyKeyMax = 200;


export const bulkUndoStatementLinesHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const BulkUndoStatementLinesHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkUndoStatementLinesHeaderIdempotencyKeyMax).regex(bulkUndoStatementLinesHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const BulkUndoStatementLinesBody = BulkStatementLinesRequest

export const BulkUndoStatementLinesResponse = BulkStatementLinesResult

/**
 * Possible once every line is matched, returned with a confirmed match, left out, or explained: its difference is closed. Only people may do this.
 * @summary Close a statement
 */
export const closeStatementPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const CloseStatementParams = zod.object({
  "id": zod.string().regex(closeStatementPathIdRegExp).describe('The statement\'s id.')
})

export const closeStatementHeaderIdempotencyKeyMax = 200;


export const closeStatementHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const CloseStatementHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(closeStatementHeaderIdempotencyKeyMax).regex(closeStatementHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const CloseStatementResponse = Statement

/**
 * Its matches stay. Only people may do this.
 * @summary Reopen a closed statement
 */
export const reopenStatementPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ReopenStatementParams = zod.object({
  "id": zod.string().regex(reopenStatementPathIdRegExp).describe('The statement\'s id.')
})

export const reopenStatementHeaderIdempotencyKeyMax = 200;


export const reopenStatementHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ReopenStatementHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(reopenStatementHeaderIdempotencyKeyMax).regex(reopenStatementHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ReopenStatementBody = StatementReason

export const ReopenStatementResponse = Statement

/**
 * Ends a statement without confirmed matches for good, with a reason. Its proposals and differences end too. The same file can be uploaded again, for example with another order of dates. Only people may do this.
 * @summary Discard a statement
 */
export const discardStatementPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DiscardStatementParams = zod.object({
  "id": zod.string().regex(discardStatementPathIdRegExp).describe('The statement\'s id.')
})

export const discardStatementHeaderIdempotencyKeyMax = 200;


export const discardStatementHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const DiscardStatementHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(discardStatementHeaderIdempotencyKeyMax).regex(discardStatementHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const DiscardStatementBody = StatementReason

export const DiscardStatementResponse = Statement

/**
 * Every line in the order of the file, a row for each part of its match, with who confirmed it and when. It is audited. Texts are masked without `players.pii`.
 * @summary A statement with its matches as CSV
 */
export const exportStatementPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ExportStatementParams = zod.object({
  "id": zod.string().regex(exportStatementPathIdRegExp).describe('The statement\'s id.')
})

export const ExportStatementResponse = zod.unknown()

/**
 * Each layout of a CSV file that was uploaded, and how the server reads it. The next file with the same header needs no answers. The one that was used last comes first; at most 100.
 * @summary Layouts of CSV files
 */
export const ListStatementProfilesResponse = StatementProfileList

/**
 * The next file with this header asks its questions again. Only people may do this.
 * @summary Forget how a layout is read
 */
export const deleteStatementProfilePathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DeleteStatementProfileParams = zod.object({
  "id": zod.string().regex(deleteStatementProfilePathIdRegExp).describe('The layout\'s id.')
})

export const deleteStatementProfileHeaderIdempotencyKeyMax = 200;


export const deleteStatementProfileHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const DeleteStatementProfileHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(deleteStatementProfileHeaderIdempotencyKeyMax).regex(deleteStatementProfileHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const DeleteStatementProfileResponse = zod.void()


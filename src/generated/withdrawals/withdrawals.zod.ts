/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddReasonCodeRequest,
  ApproveWithdrawalRequest,
  BulkApproveRequest,
  BulkRecallRequest,
  BulkRejectRequest,
  BulkReviewResult,
  BulkUndoRequest,
  ClaimAnswer,
  ClaimNextRequest,
  Note,
  NotePage,
  NoteRequest,
  ReasonCode,
  ReasonCodeList,
  ReasonCodeRequest,
  RecallWithdrawalRequest,
  RejectWithdrawalRequest,
  ReleaseWithdrawalRequest,
  ReturnWithdrawalRequest,
  RevealRequest,
  RevealedPerson,
  ReviewFigures,
  ReviewQueue,
  ReviewableWithdrawals,
  SkipRequest,
  SnoozeRequest,
  Withdrawal,
  WithdrawalHistory,
  WithdrawalList,
  WithdrawalSignalsList,
  WithdrawalSummary
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * The withdrawals that match every given filter, in the order of `sort`. With `limit`, at most that many and a `next_cursor` while there are more.
 * @summary List withdrawals
 */
export const listWithdrawalsQuerySearchMax = 200;

export const listWithdrawalsQueryPlayerIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');
export const listWithdrawalsQueryDateFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const listWithdrawalsQueryDateToRegExp = new RegExp('^[1-9]\\d{3}-');
export const listWithdrawalsQueryTimeZoneRegExp = new RegExp('^[A-Za-z0-9_+/-]{1,64}$');
export const listWithdrawalsQueryMinAmountMin = 0;
export const listWithdrawalsQueryMinAmountMax = 100000000;

export const listWithdrawalsQueryMaxAmountMin = 0;
export const listWithdrawalsQueryMaxAmountMax = 100000000;

export const listWithdrawalsQueryStepFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const listWithdrawalsQueryAccountsOfRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');
export const listWithdrawalsQuerySortDefault = `created_at_desc`;
export const listWithdrawalsQueryLimitDefault = 50;
export const listWithdrawalsQueryLimitMax = 200;

export const listWithdrawalsQueryCursorMax = 200;



export const ListWithdrawalsQueryParams = zod.object({
  "status": zod.enum(['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed']).optional().describe('Only withdrawals in this status. `pending_review` also returns `pending`, because both await the same review. Left out: every status.'),
  "search": zod.string().max(listWithdrawalsQuerySearchMax).optional().describe('Part of a withdrawal id, of a player\'s e-mail address or of a bank\'s name, in any case, or a player\'s whole id; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only that id and the address that begins with it.'),
  "player_id": zod.string().regex(listWithdrawalsQueryPlayerIdRegExp).optional().describe('Only withdrawals of this player.'),
  "date_from": zod.iso.date().regex(listWithdrawalsQueryDateFromRegExp).optional().describe('First day of creation, inclusive.'),
  "date_to": zod.iso.date().regex(listWithdrawalsQueryDateToRegExp).optional().describe('Last day of creation, inclusive.'),
  "time_zone": zod.string().regex(listWithdrawalsQueryTimeZoneRegExp).optional().describe('The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.'),
  "min_amount": zod.coerce.number().min(listWithdrawalsQueryMinAmountMin).max(listWithdrawalsQueryMinAmountMax).optional().describe('Lowest requested amount, US dollars, inclusive.'),
  "max_amount": zod.coerce.number().min(listWithdrawalsQueryMaxAmountMin).max(listWithdrawalsQueryMaxAmountMax).optional().describe('Highest requested amount, US dollars, inclusive.'),
  "step": zod.enum(['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed']).optional().describe('Only withdrawals whose history has an entry with this status, whatever their status is now. `step=completed` and `step_from` find those that `completedThisMonth` of the summary counts. A back end that ignores it returns the others too.'),
  "step_from": zod.iso.date().regex(listWithdrawalsQueryStepFromRegExp).optional().describe('First UTC day of that entry, inclusive. It needs `step`; alone it is refused (422).'),
  "awaiting_second": zod.enum(['true']).optional().describe('Only withdrawals about which a decision waits for a second person.'),
  "accounts_of": zod.string().regex(listWithdrawalsQueryAccountsOfRegExp).optional().describe('Only withdrawals to a bank account of this player, the player\'s own and those of others: to the accounts of the player\'s newest 100 withdrawals, as far as the platform says which they are.'),
  "sort": zod.enum(['created_at_desc', 'created_at_asc', 'requested_amount_desc', 'requested_amount_asc']).default(listWithdrawalsQuerySortDefault).describe('Order of the answer: by creation or by amount, each both ways. All but `created_at_desc` are an extension, which another back end may ignore.'),
  "limit": zod.coerce.number().int().min(1).max(listWithdrawalsQueryLimitMax).default(listWithdrawalsQueryLimitDefault).describe('At most this many withdrawals. A back end that ignores it returns all that match.'),
  "cursor": zod.string().max(listWithdrawalsQueryCursorMax).optional().describe('The `next_cursor` of the page before.')
})

export const ListWithdrawalsResponse = WithdrawalList

/**
 * Every withdrawal that matches every given filter, newest first, as CSV (RFC 4180, UTF-8) with a header row. The columns are `withdrawal_id`, `status`, `requested_amount`, `processing_fee`, `net_payout_amount`, `player_email`, `player_id`, `company_name`, `contact_email`, `contact_phone`, `bank_name`, `account_last4`, `routing_last4`, `account_type`, `game_name`, `game_id`, `developer`, `created_at`, `processed_at`, `rejection_reason`, `notes`, `attempt`, `returned_at` and `return_reference`. A text that a spreadsheet would take for a formula has an apostrophe before it. All rows are as they were at one moment, the one at which the answer begins, whatever is changed while it is read. An export that fails after that, or is not taken within ten minutes, is broken off, never ended as if it were whole. Few run at once, those of transactions included; more are refused with 503 and `Retry-After`. Who exported how many rows is in the audit log.
 * @summary Download withdrawals as CSV
 */
export const exportWithdrawalsQuerySearchMax = 200;

export const exportWithdrawalsQueryPlayerIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');
export const exportWithdrawalsQueryDateFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const exportWithdrawalsQueryDateToRegExp = new RegExp('^[1-9]\\d{3}-');
export const exportWithdrawalsQueryTimeZoneRegExp = new RegExp('^[A-Za-z0-9_+/-]{1,64}$');
export const exportWithdrawalsQueryMinAmountMin = 0;
export const exportWithdrawalsQueryMinAmountMax = 100000000;

export const exportWithdrawalsQueryMaxAmountMin = 0;
export const exportWithdrawalsQueryMaxAmountMax = 100000000;

export const exportWithdrawalsQueryStepFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const exportWithdrawalsQueryAccountsOfRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');


export const ExportWithdrawalsQueryParams = zod.object({
  "status": zod.enum(['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed']).optional().describe('Only withdrawals in this status. `pending_review` also returns `pending`, because both await the same review. Left out: every status.'),
  "search": zod.string().max(exportWithdrawalsQuerySearchMax).optional().describe('Part of a withdrawal id, of a player\'s e-mail address or of a bank\'s name, in any case, or a player\'s whole id; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only that id and the address that begins with it.'),
  "player_id": zod.string().regex(exportWithdrawalsQueryPlayerIdRegExp).optional().describe('Only withdrawals of this player.'),
  "date_from": zod.iso.date().regex(exportWithdrawalsQueryDateFromRegExp).optional().describe('First day of creation, inclusive.'),
  "date_to": zod.iso.date().regex(exportWithdrawalsQueryDateToRegExp).optional().describe('Last day of creation, inclusive.'),
  "time_zone": zod.string().regex(exportWithdrawalsQueryTimeZoneRegExp).optional().describe('The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.'),
  "min_amount": zod.coerce.number().min(exportWithdrawalsQueryMinAmountMin).max(exportWithdrawalsQueryMinAmountMax).optional().describe('Lowest requested amount, US dollars, inclusive.'),
  "max_amount": zod.coerce.number().min(exportWithdrawalsQueryMaxAmountMin).max(exportWithdrawalsQueryMaxAmountMax).optional().describe('Highest requested amount, US dollars, inclusive.'),
  "step": zod.enum(['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed']).optional().describe('Only withdrawals whose history has an entry with this status, whatever their status is now. `step=completed` and `step_from` find those that `completedThisMonth` of the summary counts. A back end that ignores it returns the others too.'),
  "step_from": zod.iso.date().regex(exportWithdrawalsQueryStepFromRegExp).optional().describe('First UTC day of that entry, inclusive. It needs `step`; alone it is refused (422).'),
  "awaiting_second": zod.enum(['true']).optional().describe('Only withdrawals about which a decision waits for a second person.'),
  "accounts_of": zod.string().regex(exportWithdrawalsQueryAccountsOfRegExp).optional().describe('Only withdrawals to a bank account of this player, the player\'s own and those of others: to the accounts of the player\'s newest 100 withdrawals, as far as the platform says which they are.'),
  "for_spreadsheets": zod.enum(['true', 'false']).optional().describe('Whether an apostrophe stands also before long numbers, and before those that begin with zeros, so that a spreadsheet keeps them as texts.')
})

export const ExportWithdrawalsResponse = zod.unknown()

/**
 * Figures over all withdrawals, whatever the list is filtered by.
 * @summary Figures over all withdrawals
 */
export const GetWithdrawalSummaryResponse = WithdrawalSummary

/**
 * Signals of the given withdrawals: of one that awaits review as they are now, of one that was decided as they were at that moment, whatever happened since. Ids that do not exist are left out.
 * @summary What helps to decide withdrawals
 */
export const listWithdrawalSignalsQueryWithdrawalIdsMax = 3300;


export const listWithdrawalSignalsQueryWithdrawalIdsRegExp = new RegExp('^[^,]{1,64}(,[^,]{1,64}){0,49}$');


export const ListWithdrawalSignalsQueryParams = zod.object({
  "withdrawal_ids": zod.string().max(listWithdrawalSignalsQueryWithdrawalIdsMax).regex(listWithdrawalSignalsQueryWithdrawalIdsRegExp).describe('At most 50 ids, separated by commas.')
})

export const ListWithdrawalSignalsResponse = WithdrawalSignalsList

/**
 * Of the withdrawals that match every given filter, those that await review: how many there are, what they come to, and the oldest of them, all as of one moment. Whoever decides them gives their ids to `bulk-approve` or `bulk-reject`, some at a time: what comes in later is not among them, and what somebody else decides meanwhile is refused there by itself.
 * @summary What a review of everything that matches is about
 */
export const listReviewableWithdrawalsQuerySearchMax = 200;

export const listReviewableWithdrawalsQueryPlayerIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');
export const listReviewableWithdrawalsQueryDateFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const listReviewableWithdrawalsQueryDateToRegExp = new RegExp('^[1-9]\\d{3}-');
export const listReviewableWithdrawalsQueryTimeZoneRegExp = new RegExp('^[A-Za-z0-9_+/-]{1,64}$');
export const listReviewableWithdrawalsQueryMinAmountMin = 0;
export const listReviewableWithdrawalsQueryMinAmountMax = 100000000;

export const listReviewableWithdrawalsQueryMaxAmountMin = 0;
export const listReviewableWithdrawalsQueryMaxAmountMax = 100000000;

export const listReviewableWithdrawalsQueryStepFromRegExp = new RegExp('^[1-9]\\d{3}-');
export const listReviewableWithdrawalsQueryAccountsOfRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$');
export const listReviewableWithdrawalsQueryLimitDefault = 0;
export const listReviewableWithdrawalsQueryLimitMin = 0;
export const listReviewableWithdrawalsQueryLimitMax = 10000;



export const ListReviewableWithdrawalsQueryParams = zod.object({
  "status": zod.enum(['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed']).optional().describe('Only withdrawals in this status. `pending_review` also returns `pending`, because both await the same review. Left out: every status.'),
  "search": zod.string().max(listReviewableWithdrawalsQuerySearchMax).optional().describe('Part of a withdrawal id, of a player\'s e-mail address or of a bank\'s name, in any case, or a player\'s whole id; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only that id and the address that begins with it.'),
  "player_id": zod.string().regex(listReviewableWithdrawalsQueryPlayerIdRegExp).optional().describe('Only withdrawals of this player.'),
  "date_from": zod.iso.date().regex(listReviewableWithdrawalsQueryDateFromRegExp).optional().describe('First day of creation, inclusive.'),
  "date_to": zod.iso.date().regex(listReviewableWithdrawalsQueryDateToRegExp).optional().describe('Last day of creation, inclusive.'),
  "time_zone": zod.string().regex(listReviewableWithdrawalsQueryTimeZoneRegExp).optional().describe('The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.'),
  "min_amount": zod.coerce.number().min(listReviewableWithdrawalsQueryMinAmountMin).max(listReviewableWithdrawalsQueryMinAmountMax).optional().describe('Lowest requested amount, US dollars, inclusive.'),
  "max_amount": zod.coerce.number().min(listReviewableWithdrawalsQueryMaxAmountMin).max(listReviewableWithdrawalsQueryMaxAmountMax).optional().describe('Highest requested amount, US dollars, inclusive.'),
  "step": zod.enum(['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed']).optional().describe('Only withdrawals whose history has an entry with this status, whatever their status is now. `step=completed` and `step_from` find those that `completedThisMonth` of the summary counts. A back end that ignores it returns the others too.'),
  "step_from": zod.iso.date().regex(listReviewableWithdrawalsQueryStepFromRegExp).optional().describe('First UTC day of that entry, inclusive. It needs `step`; alone it is refused (422).'),
  "awaiting_second": zod.enum(['true']).optional().describe('Only withdrawals about which a decision waits for a second person.'),
  "accounts_of": zod.string().regex(listReviewableWithdrawalsQueryAccountsOfRegExp).optional().describe('Only withdrawals to a bank account of this player, the player\'s own and those of others: to the accounts of the player\'s newest 100 withdrawals, as far as the platform says which they are.'),
  "limit": zod.coerce.number().int().min(listReviewableWithdrawalsQueryLimitMin).max(listReviewableWithdrawalsQueryLimitMax).default(listReviewableWithdrawalsQueryLimitDefault).describe('At most this many withdrawals are listed, the oldest first; 0 counts only.')
})

export const ListReviewableWithdrawalsResponse = ReviewableWithdrawals

/**
 * How many withdrawals await review, since when the oldest does, and the claims in force.
 * @summary What awaits review, and who looks at what
 */
export const GetReviewQueueResponse = ReviewQueue

/**
 * Gives the caller the first withdrawal that awaits review and that nobody else looks at; two callers never get the same one. First come those that the caller has claimed already. Withdrawals of frozen players come last, and so do those whose approval was refused to the caller with `payment_withheld`. A claim ends by itself after `lease_seconds`, unless it is renewed, and forbids nobody to decide the withdrawal. Nobody has more than 20.
 * @summary Claim the next withdrawal to review
 */
export const claimNextWithdrawalHeaderIdempotencyKeyMax = 200;


export const claimNextWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ClaimNextWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(claimNextWithdrawalHeaderIdempotencyKeyMax).regex(claimNextWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ClaimNextWithdrawalBody = ClaimNextRequest

export const ClaimNextWithdrawalResponse = ClaimAnswer

/**
 * Every field of a withdrawal.
 * @summary One withdrawal
 */
export const getWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetWithdrawalParams = zod.object({
  "id": zod.string().regex(getWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const GetWithdrawalResponse = Withdrawal

/**
 * Moves a withdrawal from `pending` or `pending_review` to `approved`. One whose payment came back is approved by somebody who neither approved it before (`own_approval`) nor announced the return (`own_return`), and not at all when the bank's code is about the account (409, `account_not_payable`). Where duties are separate, nobody approves what a service account of theirs sent in (`own_program`). For a day after an administrator gave another one an invitation or a new password, both count as one person.
 * @summary Approve a withdrawal
 */
export const approveWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ApproveWithdrawalParams = zod.object({
  "id": zod.string().regex(approveWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const approveWithdrawalHeaderIdempotencyKeyMax = 200;


export const approveWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ApproveWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(approveWithdrawalHeaderIdempotencyKeyMax).regex(approveWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ApproveWithdrawalBody = ApproveWithdrawalRequest

export const ApproveWithdrawalResponse = Withdrawal

/**
 * Moves a withdrawal from `pending` or `pending_review` to `rejected`, for a reason that is kept with it.
 * @summary Reject a withdrawal
 */
export const rejectWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const RejectWithdrawalParams = zod.object({
  "id": zod.string().regex(rejectWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const rejectWithdrawalHeaderIdempotencyKeyMax = 200;


export const rejectWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const RejectWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(rejectWithdrawalHeaderIdempotencyKeyMax).regex(rejectWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const RejectWithdrawalBody = RejectWithdrawalRequest

export const RejectWithdrawalResponse = Withdrawal

/**
 * Moves a withdrawal from `approved` to `processing`. The rest of the cooling-off time is skipped, but not while its approval is held (409, `held`). Where duties are separate, not by whoever approved it (`own_approval`) or owns the service account that sent it in (`own_program`).
 * @summary Start the payment of an approved withdrawal
 */
export const processWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ProcessWithdrawalParams = zod.object({
  "id": zod.string().regex(processWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const processWithdrawalHeaderIdempotencyKeyMax = 200;


export const processWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ProcessWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(processWithdrawalHeaderIdempotencyKeyMax).regex(processWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ProcessWithdrawalResponse = Withdrawal

/**
 * Moves a withdrawal from `failed` to `processing`, as a new attempt. Where duties are separate, not by whoever approved it (`own_approval`) or owns the service account that sent it in (`own_program`).
 * @summary Try a failed payment again
 */
export const retryWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const RetryWithdrawalParams = zod.object({
  "id": zod.string().regex(retryWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const retryWithdrawalHeaderIdempotencyKeyMax = 200;


export const retryWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const RetryWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(retryWithdrawalHeaderIdempotencyKeyMax).regex(retryWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const RetryWithdrawalResponse = Withdrawal

/**
 * Tells others that the caller looks at it, for another `lease_seconds`. Does nothing where somebody else does, whose claim is the answer then.
 * @summary Claim this withdrawal, or renew the claim
 */
export const claimWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ClaimWithdrawalParams = zod.object({
  "id": zod.string().regex(claimWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const claimWithdrawalHeaderIdempotencyKeyMax = 200;


export const claimWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ClaimWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(claimWithdrawalHeaderIdempotencyKeyMax).regex(claimWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ClaimWithdrawalResponse = ClaimAnswer

/**
 * Ends the caller's own claim of it, if there is one; the desk can give it to somebody else at once.
 * @summary Give a claim back
 */
export const releaseWithdrawalClaimPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ReleaseWithdrawalClaimParams = zod.object({
  "id": zod.string().regex(releaseWithdrawalClaimPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const releaseWithdrawalClaimHeaderIdempotencyKeyMax = 200;


export const releaseWithdrawalClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ReleaseWithdrawalClaimHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(releaseWithdrawalClaimHeaderIdempotencyKeyMax).regex(releaseWithdrawalClaimHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ReleaseWithdrawalClaimResponse = zod.void()

/**
 * The desk no longer hands it to the caller, and still to others, until it is decided. The caller's claim ends. It forbids nobody to decide it.
 * @summary Leave a withdrawal to others
 */
export const skipWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const SkipWithdrawalParams = zod.object({
  "id": zod.string().regex(skipWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const skipWithdrawalHeaderIdempotencyKeyMax = 200;


export const skipWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const SkipWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(skipWithdrawalHeaderIdempotencyKeyMax).regex(skipWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const SkipWithdrawalBody = SkipRequest

export const SkipWithdrawalResponse = zod.void()

/**
 * The desk hands it to nobody until then, at most 30 days ahead, or until it is decided. Another snooze takes the place of one in force. It still counts as waiting, and forbids nobody to decide it. Nobody has more than 50 in force (409, `too_many_snoozes`).
 * @summary Set a withdrawal aside until a time
 */
export const snoozeWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const SnoozeWithdrawalParams = zod.object({
  "id": zod.string().regex(snoozeWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const snoozeWithdrawalHeaderIdempotencyKeyMax = 200;


export const snoozeWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const SnoozeWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(snoozeWithdrawalHeaderIdempotencyKeyMax).regex(snoozeWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const SnoozeWithdrawalBody = SnoozeRequest

export const SnoozeWithdrawalResponse = zod.void()

/**
 * The desk hands it out again at once, whoever set it aside.
 * @summary End a snooze
 */
export const wakeWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const WakeWithdrawalParams = zod.object({
  "id": zod.string().regex(wakeWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const wakeWithdrawalHeaderIdempotencyKeyMax = 200;


export const wakeWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const WakeWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(wakeWithdrawalHeaderIdempotencyKeyMax).regex(wakeWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const WakeWithdrawalResponse = zod.void()

/**
 * Moves a withdrawal from `approved` back to `pending_review`, for a reason that is kept in its history. The money stays on hold. A withdrawal that is `processing` is recalled as well, as long as the payment rail surely was not asked for it (`can_be_recalled`): its money goes back on hold. A payment that has begun is not stopped. Needs `withdrawals.pay` or `withdrawals.review`.
 * @summary Take an approval back
 */
export const recallWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const RecallWithdrawalParams = zod.object({
  "id": zod.string().regex(recallWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const recallWithdrawalHeaderIdempotencyKeyMax = 200;


export const recallWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const RecallWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(recallWithdrawalHeaderIdempotencyKeyMax).regex(recallWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const RecallWithdrawalBody = RecallWithdrawalRequest

export const RecallWithdrawalResponse = Withdrawal

/**
 * Moves a withdrawal from `approved` or `rejected` back to the status that it had before the caller decided it; somebody else's decision is refused (`not_own_decision`). An approval can be undone until it is sent, a rejection only while it is held, for `undo_seconds` after the decision (409, `hold_ended`). The money of a rejection goes back on hold. The platform never hears of a decision that was undone while it was held, and gets `withdrawal.recalled` for an approval that it was told of. History and audit log keep both steps.
 * @summary Undo one's own decision
 */
export const undoWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const UndoWithdrawalParams = zod.object({
  "id": zod.string().regex(undoWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const undoWithdrawalHeaderIdempotencyKeyMax = 200;


export const undoWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UndoWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(undoWithdrawalHeaderIdempotencyKeyMax).regex(undoWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UndoWithdrawalResponse = Withdrawal

/**
 * Moves a withdrawal from `failed` to `rejected`, for a reason that is kept with it. The amount on hold goes back to the player.
 * @summary Give the money of a failed withdrawal back to the player
 */
export const releaseWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ReleaseWithdrawalParams = zod.object({
  "id": zod.string().regex(releaseWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const releaseWithdrawalHeaderIdempotencyKeyMax = 200;


export const releaseWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ReleaseWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(releaseWithdrawalHeaderIdempotencyKeyMax).regex(releaseWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ReleaseWithdrawalBody = ReleaseWithdrawalRequest

export const ReleaseWithdrawalResponse = Withdrawal

/**
 * Marks a `completed` withdrawal (`return_announcement`), and changes nothing else: a return is booked once the payment rail's own list has it, or somebody confirms it at the server's console. Then the withdrawal awaits review again, the net amount and the fee are on hold, and the fee is no longer revenue. Each payment is announced once (409, `return_announced`).
 * @summary Announce that the bank sent a payment back
 */
export const returnWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ReturnWithdrawalParams = zod.object({
  "id": zod.string().regex(returnWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const returnWithdrawalHeaderIdempotencyKeyMax = 200;


export const returnWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ReturnWithdrawalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(returnWithdrawalHeaderIdempotencyKeyMax).regex(returnWithdrawalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ReturnWithdrawalBody = ReturnWithdrawalRequest

export const ReturnWithdrawalResponse = Withdrawal

/**
 * Every change of its status, oldest first. The first entry is its creation.
 * @summary What happened to a withdrawal
 */
export const getWithdrawalHistoryPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetWithdrawalHistoryParams = zod.object({
  "id": zod.string().regex(getWithdrawalHistoryPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const GetWithdrawalHistoryResponse = WithdrawalHistory

/**
 * The personal data of a withdrawal, for somebody without `players.pii`. It counts and is noted as revealing a player is.
 * @summary Reveal who a withdrawal is for
 */
export const revealWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const RevealWithdrawalParams = zod.object({
  "id": zod.string().regex(revealWithdrawalPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const RevealWithdrawalBody = RevealRequest

export const RevealWithdrawalResponse = RevealedPerson

/**
 * What administrators wrote about the withdrawal, the newest first, each with its former texts.
 * @summary The notes on a withdrawal
 */
export const listWithdrawalNotesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ListWithdrawalNotesParams = zod.object({
  "id": zod.string().regex(listWithdrawalNotesPathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const listWithdrawalNotesQueryLimitDefault = 25;
export const listWithdrawalNotesQueryLimitMax = 100;

export const listWithdrawalNotesQueryCursorMax = 200;



export const ListWithdrawalNotesQueryParams = zod.object({
  "limit": zod.coerce.number().int().min(1).max(listWithdrawalNotesQueryLimitMax).default(listWithdrawalNotesQueryLimitDefault).describe('At most this many notes.'),
  "cursor": zod.string().max(listWithdrawalNotesQueryCursorMax).optional().describe('The `next_cursor` of the page before.')
})

export const ListWithdrawalNotesResponse = NotePage

/**
 * Administrators who see the withdrawal read it; nobody else does. `@` and a username puts it on that person's bell. Without `players.pii` it may not contain an e-mail address (422).
 * @summary Write a note on a withdrawal
 */
export const addWithdrawalNotePathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const AddWithdrawalNoteParams = zod.object({
  "id": zod.string().regex(addWithdrawalNotePathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).')
})

export const addWithdrawalNoteHeaderIdempotencyKeyMax = 200;


export const addWithdrawalNoteHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const AddWithdrawalNoteHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(addWithdrawalNoteHeaderIdempotencyKeyMax).regex(addWithdrawalNoteHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const AddWithdrawalNoteBody = NoteRequest

export const AddWithdrawalNoteResponse = Note

/**
 * Only whoever wrote a note may edit it (403, `not_author`). The text before stays with the note. A note can be edited ten times (409, `too_many_versions`).
 * @summary Edit one's own note on a withdrawal
 */
export const editWithdrawalNotePathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const editWithdrawalNotePathNoteIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const EditWithdrawalNoteParams = zod.object({
  "id": zod.string().regex(editWithdrawalNotePathIdRegExp).describe('The withdrawal\'s `withdrawal_id` (or `request_id`).'),
  "note_id": zod.string().regex(editWithdrawalNotePathNoteIdRegExp).describe('The note\'s id.')
})

export const editWithdrawalNoteHeaderIdempotencyKeyMax = 200;


export const editWithdrawalNoteHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const EditWithdrawalNoteHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(editWithdrawalNoteHeaderIdempotencyKeyMax).regex(editWithdrawalNoteHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const EditWithdrawalNoteBody = NoteRequest

export const EditWithdrawalNoteResponse = Note

/**
 * Approves each of the named withdrawals that still awaits review, all in one transaction. The answer says what became of each; one that could not be approved does not hold up the others.
 * @summary Approve several withdrawals
 */
export const bulkApproveWithdrawalsHeaderIdempotencyKeyMax = 200;


export const bulkApproveWithdrawalsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const BulkApproveWithdrawalsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkApproveWithdrawalsHeaderIdempotencyKeyMax).regex(bulkApproveWithdrawalsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const BulkApproveWithdrawalsBody = BulkApproveRequest

export const BulkApproveWithdrawalsResponse = BulkReviewResult

/**
 * Rejects each of the named withdrawals that still awaits review, all in one transaction and for the same reason. The answer says what became of each.
 * @summary Reject several withdrawals
 */
export const bulkRejectWithdrawalsHeaderIdempotencyKeyMax = 200;


export const bulkRejectWithdrawalsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const BulkRejectWithdrawalsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkRejectWithdrawalsHeaderIdempotencyKeyMax).regex(bulkRejectWithdrawalsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const BulkRejectWithdrawalsBody = BulkRejectRequest

export const BulkRejectWithdrawalsResponse = BulkReviewResult

/**
 * Recalls each of the named withdrawals that is approved, or is processing and that the payment rail surely was not asked for, all in one transaction and for the same reason. The answer says what became of each. Needs `withdrawals.pay` or `withdrawals.review`.
 * @summary Take several approvals back
 */
export const bulkRecallWithdrawalsHeaderIdempotencyKeyMax = 200;


export const bulkRecallWithdrawalsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const BulkRecallWithdrawalsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkRecallWithdrawalsHeaderIdempotencyKeyMax).regex(bulkRecallWithdrawalsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const BulkRecallWithdrawalsBody = BulkRecallRequest

export const BulkRecallWithdrawalsResponse = BulkReviewResult

/**
 * Undoes the caller's decision about each of the named withdrawals, as `POST …/{id}/undo` does, all in one transaction. The answer says what became of each.
 * @summary Undo several of one's own decisions
 */
export const bulkUndoWithdrawalsHeaderIdempotencyKeyMax = 200;


export const bulkUndoWithdrawalsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const BulkUndoWithdrawalsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkUndoWithdrawalsHeaderIdempotencyKeyMax).regex(bulkUndoWithdrawalsHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const BulkUndoWithdrawalsBody = BulkUndoRequest

export const BulkUndoWithdrawalsResponse = BulkReviewResult

/**
 * What awaits review now, and the decisions of administrators within the last days in UTC, by day and by reason code. Decisions that were undone do not count. It names nobody.
 * @summary How the review goes
 */
export const getReviewFiguresQueryDaysOneMin = 7;
export const getReviewFiguresQueryDaysOneMax = 7;

export const getReviewFiguresQueryDaysTwoMin = 30;
export const getReviewFiguresQueryDaysTwoMax = 30;

export const getReviewFiguresQueryDaysDefault = 7;

export const GetReviewFiguresQueryParams = zod.object({
  "days": zod.union([zod.coerce.number().int().min(getReviewFiguresQueryDaysOneMin).max(getReviewFiguresQueryDaysOneMax),zod.coerce.number().int().min(getReviewFiguresQueryDaysTwoMin).max(getReviewFiguresQueryDaysTwoMax)]).default(getReviewFiguresQueryDaysDefault).describe('How many days, today included.')
})

export const GetReviewFiguresResponse = ReviewFigures

/**
 * The reasons by which rejections, returns, skips and snoozes are counted, retired ones included, in the order of their labels. A code stands beside the reason in words, never in its place.
 * @summary The reason codes
 */
export const ListReasonCodesResponse = ReasonCodeList

/**
 * Adds a reason code, which then can be given with a step. There are at most 100, since none is ever deleted.
 * @summary Add a reason code
 */
export const addReasonCodeHeaderIdempotencyKeyMax = 200;


export const addReasonCodeHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const AddReasonCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(addReasonCodeHeaderIdempotencyKeyMax).regex(addReasonCodeHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const AddReasonCodeBody = AddReasonCodeRequest

export const AddReasonCodeResponse = ReasonCode

/**
 * Counts for the steps that have it already, too. A code that is retired is no longer offered or accepted, and still counted.
 * @summary Change a reason code
 */
export const updateReasonCodePathCodeMin = 2;
export const updateReasonCodePathCodeMax = 40;


export const updateReasonCodePathCodeRegExp = new RegExp('^[a-z][a-z0-9_]*$');


export const UpdateReasonCodeParams = zod.object({
  "code": zod.string().min(updateReasonCodePathCodeMin).max(updateReasonCodePathCodeMax).regex(updateReasonCodePathCodeRegExp).describe('The reason code.')
})

export const updateReasonCodeHeaderIdempotencyKeyMax = 200;


export const updateReasonCodeHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const UpdateReasonCodeHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(updateReasonCodeHeaderIdempotencyKeyMax).regex(updateReasonCodeHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const UpdateReasonCodeBody = ReasonCodeRequest

export const UpdateReasonCodeResponse = ReasonCode


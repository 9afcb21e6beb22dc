/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const IdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const Id = zod.string().regex(IdRegExp).describe('An opaque id.');

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const FieldError = zod.strictObject({
  "path": zod.string().describe('Where it is, with dots between names; the name of a query or path parameter.'),
  "message": zod.string().describe('What is wrong with it.')
}).describe('One refused field.');

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;

export const ApiError = zod.strictObject({
  "message": zod.string().describe('One sentence that can be shown to an administrator.'),
  "code": zod.string().optional().describe('A stable word for programs.'),
  "errors": zod.array(FieldError).optional().describe('The fields that were refused, where it was about fields.')
}).describe('Why a call was refused.');

export type ApiError = zod.input<typeof ApiError>;
export type ApiErrorOutput = zod.output<typeof ApiError>;

export const loginRequestUsernameMax = 100;

export const loginRequestPasswordMax = 200;



export const LoginRequest = zod.strictObject({
  "username": zod.string().min(1).max(loginRequestUsernameMax).describe('The administrator\'s username; upper and lower case are the same.'),
  "password": zod.string().min(1).max(loginRequestPasswordMax).describe('The administrator\'s password.')
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const Admin = zod.strictObject({
  "id": zod.string().optional().describe('The administrator\'s id.'),
  "username": zod.string().describe('The name that the administrator signs in with.'),
  "role": zod.string().describe('What the administrator is, shown in the sidebar.'),
  "must_change_password": zod.boolean().optional().describe('True when the password was given out for one use. Until it is changed, every call but changing it and signing out answers 403 with the code `password_change_required`.')
}).describe('A signed-in administrator, as kept in the browser.');

export type Admin = zod.input<typeof Admin>;
export type AdminOutput = zod.output<typeof Admin>;

export const LoginResponse = zod.strictObject({
  "access_token": zod.string().describe('The bearer token of the new session, opaque.'),
  "admin": Admin
});

export type LoginResponse = zod.input<typeof LoginResponse>;
export type LoginResponseOutput = zod.output<typeof LoginResponse>;

export const changePasswordRequestCurrentPasswordMax = 200;

export const changePasswordRequestNewPasswordMin = 12;
export const changePasswordRequestNewPasswordMax = 200;



export const ChangePasswordRequest = zod.strictObject({
  "current_password": zod.string().min(1).max(changePasswordRequestCurrentPasswordMax).describe('The password in force.'),
  "new_password": zod.string().min(changePasswordRequestNewPasswordMin).max(changePasswordRequestNewPasswordMax).describe('The password from now on, at least 12 characters, another than the one in force.')
});

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;

export const WithdrawalStatus = zod.enum(['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed']).describe('`pending` and `pending_review` await review; `approved` waits to be paid; `processing` is with the bank; `completed`, `rejected` are final; `failed` can be retried.');

export type WithdrawalStatus = zod.input<typeof WithdrawalStatus>;
export type WithdrawalStatusOutput = zod.output<typeof WithdrawalStatus>;

export const WithdrawalUserInfo = zod.strictObject({
  "company_name": zod.string().nullish().describe('The company, where the player is one.'),
  "contact_email": zod.string().nullish().describe('Where to write to.'),
  "contact_phone": zod.string().nullish().describe('Where to call.')
}).describe('Who the money is for.');

export type WithdrawalUserInfo = zod.input<typeof WithdrawalUserInfo>;
export type WithdrawalUserInfoOutput = zod.output<typeof WithdrawalUserInfo>;

export const WithdrawalBankAccount = zod.strictObject({
  "bank_name": zod.string().nullish().describe('The bank\'s name.'),
  "account_last4": zod.string().nullish().describe('The last four digits of the account number.'),
  "routing_number": zod.string().nullish().describe('The routing number. Our server sends its last four digits only; another back end may send all nine.'),
  "account_type": zod.string().nullish().describe('The kind of account.')
}).describe('Where the money goes. Only the last four digits of a number are ever to be displayed.');

export type WithdrawalBankAccount = zod.input<typeof WithdrawalBankAccount>;
export type WithdrawalBankAccountOutput = zod.output<typeof WithdrawalBankAccount>;

export const WithdrawalGameInfo = zod.strictObject({
  "game_name": zod.string().nullish().describe('The game\'s name.'),
  "game_id": zod.string().nullish().describe('The game\'s id.'),
  "developer": zod.string().nullish().describe('The studio that makes the game.')
}).describe('The game in which the money was earned.');

export type WithdrawalGameInfo = zod.input<typeof WithdrawalGameInfo>;
export type WithdrawalGameInfoOutput = zod.output<typeof WithdrawalGameInfo>;

export const Withdrawal = zod.strictObject({
  "withdrawal_id": zod.string().optional().describe('The id.'),
  "request_id": zod.string().optional().describe('The id, under its other name.'),
  "status": zod.union([WithdrawalStatus,zod.string()]).describe('Where the withdrawal stands. A value that is not in WithdrawalStatus is to be shown as Pending.'),
  "requested_amount": zod.number().optional().describe('What the player asked for, US dollars.'),
  "amount": zod.number().optional().describe('What the player asked for, under its other name, US dollars.'),
  "processing_fee": zod.number().optional().describe('What the platform keeps of it, US dollars.'),
  "fee": zod.number().optional().describe('What the platform keeps of it, under its other name, US dollars.'),
  "net_payout_amount": zod.number().nullish().describe('What reaches the bank account, US dollars. Absent or null means requested amount minus fee.'),
  "player_email": zod.string().nullish().describe('The player\'s e-mail address.'),
  "player_id": zod.string().nullish().describe('The player\'s id.'),
  "user_info": zod.union([WithdrawalUserInfo,zod.null()]).optional().describe('Who the money is for.'),
  "bank_account_info": zod.union([WithdrawalBankAccount,zod.null()]).optional().describe('Where the money goes.'),
  "bank_name": zod.string().nullish().describe('The bank\'s name.'),
  "account_last4": zod.string().nullish().describe('The last four digits of the account number.'),
  "game_info": zod.union([WithdrawalGameInfo,zod.null()]).optional().describe('The game in which the money was earned.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the player asked for it.'),
  "processed_at": zod.iso.datetime({"offset":true}).nullish().describe('When the payment was completed or definitely failed; null before.'),
  "rejection_reason": zod.string().nullish().describe('Why it was rejected; null unless it was.'),
  "notes": zod.string().nullish().describe('What the administrator who approved it noted.')
}).describe('A player\'s request to have money paid out to a bank account. Where two names are given for one thing (`withdrawal_id` or `request_id`, `requested_amount` or `amount`, `processing_fee` or `fee`), a back end sends at least one.');

export type Withdrawal = zod.input<typeof Withdrawal>;
export type WithdrawalOutput = zod.output<typeof Withdrawal>;

export const WithdrawalList = zod.strictObject({
  "withdrawals": zod.array(Withdrawal).describe('The withdrawals, newest first.'),
  "next_cursor": zod.string().nullish().describe('The `cursor` of the next page; null or absent on the last.')
});

export type WithdrawalList = zod.input<typeof WithdrawalList>;
export type WithdrawalListOutput = zod.output<typeof WithdrawalList>;

export const withdrawalSummaryTotalPendingMin = 0;

export const withdrawalSummaryProcessingTodayMin = 0;

export const withdrawalSummaryCompletedThisMonthMin = 0;

export const withdrawalSummaryFailureRateMin = 0;
export const withdrawalSummaryFailureRateMax = 100;



export const WithdrawalSummary = zod.strictObject({
  "totalPending": zod.int().min(withdrawalSummaryTotalPendingMin).describe('How many await review now.'),
  "processingToday": zod.int().min(withdrawalSummaryProcessingTodayMin).describe('How many went to the bank since 00:00 UTC today.'),
  "completedThisMonth": zod.int().min(withdrawalSummaryCompletedThisMonthMin).describe('How many were completed in the last 30 days.'),
  "failureRate": zod.number().min(withdrawalSummaryFailureRateMin).max(withdrawalSummaryFailureRateMax).describe('Of those completed or failed in the last 30 days, the share that failed, in percent, one decimal.')
});

export type WithdrawalSummary = zod.input<typeof WithdrawalSummary>;
export type WithdrawalSummaryOutput = zod.output<typeof WithdrawalSummary>;

export const approveWithdrawalRequestNotesMax = 1000;



export const ApproveWithdrawalRequest = zod.strictObject({
  "notes": zod.string().max(approveWithdrawalRequestNotesMax).optional().describe('A note to keep with the approval.')
});

export type ApproveWithdrawalRequest = zod.input<typeof ApproveWithdrawalRequest>;
export type ApproveWithdrawalRequestOutput = zod.output<typeof ApproveWithdrawalRequest>;

export const RejectionReasonMax = 1000;


export const RejectionReasonRegExp = new RegExp('\\S');


export const RejectionReason = zod.string().min(1).max(RejectionReasonMax).regex(RejectionReasonRegExp).describe('Why it is rejected; not blank. White space around it is dropped.');

export type RejectionReason = zod.input<typeof RejectionReason>;
export type RejectionReasonOutput = zod.output<typeof RejectionReason>;

export const RejectWithdrawalRequest = zod.strictObject({
  "reason": RejectionReason
});

export type RejectWithdrawalRequest = zod.input<typeof RejectWithdrawalRequest>;
export type RejectWithdrawalRequestOutput = zod.output<typeof RejectWithdrawalRequest>;

export const WithdrawalIdsMax = 200;



export const WithdrawalIds = zod.array(Id).min(1).max(WithdrawalIdsMax).describe('The withdrawals, each named once.');

export type WithdrawalIds = zod.input<typeof WithdrawalIds>;
export type WithdrawalIdsOutput = zod.output<typeof WithdrawalIds>;

export const bulkApproveRequestNotesMax = 1000;



export const BulkApproveRequest = zod.strictObject({
  "withdrawal_ids": WithdrawalIds,
  "notes": zod.string().max(bulkApproveRequestNotesMax).optional().describe('A note to keep with each approval.')
});

export type BulkApproveRequest = zod.input<typeof BulkApproveRequest>;
export type BulkApproveRequestOutput = zod.output<typeof BulkApproveRequest>;

export const BulkRejectRequest = zod.strictObject({
  "withdrawal_ids": WithdrawalIds,
  "reason": RejectionReason
});

export type BulkRejectRequest = zod.input<typeof BulkRejectRequest>;
export type BulkRejectRequestOutput = zod.output<typeof BulkRejectRequest>;

export const BulkReviewFailure = zod.strictObject({
  "id": zod.string().describe('The withdrawal\'s id.'),
  "reason": zod.string().describe('Why it did not change, in words for an administrator.')
});

export type BulkReviewFailure = zod.input<typeof BulkReviewFailure>;
export type BulkReviewFailureOutput = zod.output<typeof BulkReviewFailure>;

export const bulkReviewResultProcessedMin = 0;



export const BulkReviewResult = zod.strictObject({
  "processed": zod.int().min(bulkReviewResultProcessedMin).describe('How many changed their status; the length of `succeeded`.'),
  "succeeded": zod.array(zod.string()).describe('The ids of those that changed their status.'),
  "failed": zod.array(BulkReviewFailure).describe('Those that did not, each with the reason.')
});

export type BulkReviewResult = zod.input<typeof BulkReviewResult>;
export type BulkReviewResultOutput = zod.output<typeof BulkReviewResult>;

export const WithdrawalHistoryEntry = zod.strictObject({
  "id": zod.string().describe('The entry\'s id.'),
  "from_status": zod.string().nullish().describe('The status before; null for the creation.'),
  "to_status": zod.string().describe('The status after.'),
  "action": zod.string().optional().describe('What was done, `create`, `approve`, `reject`, `process`, `retry`, `complete` or `fail`.'),
  "actor": zod.string().nullish().describe('The administrator\'s username; null when the system did it.'),
  "note": zod.string().nullish().describe('The note or reason given.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it happened.')
}).describe('One change of a withdrawal\'s status.');

export type WithdrawalHistoryEntry = zod.input<typeof WithdrawalHistoryEntry>;
export type WithdrawalHistoryEntryOutput = zod.output<typeof WithdrawalHistoryEntry>;

export const WithdrawalHistory = zod.strictObject({
  "history": zod.array(WithdrawalHistoryEntry).describe('The changes, oldest first.')
});

export type WithdrawalHistory = zod.input<typeof WithdrawalHistory>;
export type WithdrawalHistoryOutput = zod.output<typeof WithdrawalHistory>;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  ApprovalList,
  ApprovalRequest,
  ApprovalRules,
  ApprovalRulesRequest,
  ApproveApprovalRequest,
  ChallengeDecisionRequest,
  DecisionChallenge,
  DenyApprovalRequest,
  ForeseenApproval
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * `for_me` are those that the caller can decide, `by_me` those that they asked for, `decided` those of both that have ended. The newest first. Not for service accounts.
 * @summary Decisions that wait for a second person, or waited
 */
export const listApprovalsQueryViewDefault = `for_me`;
export const listApprovalsQueryLimitDefault = 25;
export const listApprovalsQueryLimitMax = 100;

export const listApprovalsQueryCursorMax = 200;



export const ListApprovalsQueryParams = zod.object({
  "view": zod.enum(['for_me', 'by_me', 'decided']).default(listApprovalsQueryViewDefault).describe('Which.'),
  "limit": zod.coerce.number().int().min(1).max(listApprovalsQueryLimitMax).default(listApprovalsQueryLimitDefault).describe('At most this many requests.'),
  "cursor": zod.string().max(listApprovalsQueryCursorMax).optional().describe('The `next_cursor` of the page before.')
})

export const ListApprovalsResponse = ApprovalList

/**
 * What the rules in force would say if the caller made the call now: `withdrawal_ids` of an approval, of sending and of sending again, `amount` of a payout. It changes nothing, and the call itself is judged anew. Not for service accounts.
 * @summary Whether a decision would wait for a second person
 */
export const foreseeApprovalQueryWithdrawalIdsMax = 3300;


export const foreseeApprovalQueryWithdrawalIdsRegExp = new RegExp('^[^,]{1,64}(,[^,]{1,64}){0,49}$');
export const foreseeApprovalQueryAmountExclusiveMin = 0;
export const foreseeApprovalQueryAmountMax = 1000000000;



export const ForeseeApprovalQueryParams = zod.object({
  "action": zod.enum(['approve', 'process', 'retry', 'payout']).describe('The decision.'),
  "withdrawal_ids": zod.string().max(foreseeApprovalQueryWithdrawalIdsMax).regex(foreseeApprovalQueryWithdrawalIdsRegExp).optional().describe('The withdrawals that are decided together, at most 50 ids, separated by commas.'),
  "amount": zod.coerce.number().gt(foreseeApprovalQueryAmountExclusiveMin).max(foreseeApprovalQueryAmountMax).optional().describe('The amount of the payout, US dollars, at most two decimals.')
})

export const ForeseeApprovalResponse = ForeseenApproval

/**
 * All rules in force, and the versions before.
 * @summary The rules that ask for a second person
 */
export const GetApprovalRulesResponse = ApprovalRules

/**
 * Asks somebody else with `policies.manage` to agree to these rules: nobody changes them alone. They are in force once that person approves the request. What waits by then and is judged stricter becomes void. Rules under which a decision would wait for ever, because two people with its permission are missing, are refused with a decision that shows it (409, `no_second_person`).
 * @summary Ask for other rules
 */
export const changeApprovalRulesHeaderIdempotencyKeyMax = 200;


export const changeApprovalRulesHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ChangeApprovalRulesHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(changeApprovalRulesHeaderIdempotencyKeyMax).regex(changeApprovalRulesHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ChangeApprovalRulesBody = ApprovalRulesRequest

export const ChangeApprovalRulesResponse = ApprovalRequest

/**
 * Answers 404 for one of a decision that the caller may not make, unless they asked for it.
 * @summary One request
 */
export const getApprovalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetApprovalParams = zod.object({
  "id": zod.string().regex(getApprovalPathIdRegExp).describe('The request\'s id.')
})

export const GetApprovalResponse = ApprovalRequest

/**
 * For the second person, before `approveApproval` and `denyApproval`. Whoever has a passkey that was added at least 24 hours ago signs with it: the challenge of WebAuthn is the SHA-256, in base64url, of the JSON array `[nonce, hash, id, decision]` without spaces, with `hash` and `id` of the request. It is for one use within five minutes, in this session, for this decision about this request. Compute it from the request as it was shown, instead of taking it from `options`. `options` is null for whoever has no such passkey: the decision is then made without a signature, and shown so. For 24 hours after a passkey was removed, or second factors were reset, whoever has no other that signs cannot decide (409, `cannot_sign_yet`).
 * @summary Begin to sign a decision
 */
export const challengeDecisionPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ChallengeDecisionParams = zod.object({
  "id": zod.string().regex(challengeDecisionPathIdRegExp).describe('The request\'s id.')
})

export const ChallengeDecisionBody = ChallengeDecisionRequest

export const ChallengeDecisionResponse = DecisionChallenge

/**
 * Carries the decision out, in the same transaction, if it can be made now: everything is checked anew. Whoever asked, or counts as the same person, is refused (`own_request`). Whoever has a passkey that signs sends its `signature` (409, `signature_required`); see `challengeDecision`.
 * @summary Agree as the second person
 */
export const approveApprovalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const ApproveApprovalParams = zod.object({
  "id": zod.string().regex(approveApprovalPathIdRegExp).describe('The request\'s id.')
})

export const approveApprovalHeaderIdempotencyKeyMax = 200;


export const approveApprovalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const ApproveApprovalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(approveApprovalHeaderIdempotencyKeyMax).regex(approveApprovalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const ApproveApprovalBody = ApproveApprovalRequest

export const ApproveApprovalResponse = ApprovalRequest

/**
 * Ends the request; what it is about stays as it is. Whoever has a passkey that signs sends its `signature` (409, `signature_required`); see `challengeDecision`. It does not cover the reason.
 * @summary Disagree as the second person
 */
export const denyApprovalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DenyApprovalParams = zod.object({
  "id": zod.string().regex(denyApprovalPathIdRegExp).describe('The request\'s id.')
})

export const denyApprovalHeaderIdempotencyKeyMax = 200;


export const denyApprovalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const DenyApprovalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(denyApprovalHeaderIdempotencyKeyMax).regex(denyApprovalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const DenyApprovalBody = DenyApprovalRequest

export const DenyApprovalResponse = ApprovalRequest

/**
 * Ends the request; what it is about stays as it is. Only for whoever asked (`not_author`).
 * @summary Take a request of one's own back
 */
export const withdrawApprovalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const WithdrawApprovalParams = zod.object({
  "id": zod.string().regex(withdrawApprovalPathIdRegExp).describe('The request\'s id.')
})

export const withdrawApprovalHeaderIdempotencyKeyMax = 200;


export const withdrawApprovalHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');


export const WithdrawApprovalHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(withdrawApprovalHeaderIdempotencyKeyMax).regex(withdrawApprovalHeaderIdempotencyKeyRegExp).optional().describe('Chosen anew for each thing that a person does, such as a UUID. The same call made again with the same key within 30 days has no second effect and is answered as the first one was, byte for byte, with the header `Idempotent-Replayed: true`. The same key for another call is refused (422).')
})

export const WithdrawApprovalResponse = ApprovalRequest


/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ForeseeApprovalAction } from './foreseeApprovalAction.ts';

export type ForeseeApprovalParams = {
/**
 * The decision.
 */
action: ForeseeApprovalAction;
/**
 * The withdrawals that are decided together, at most 50 ids, separated by commas.
 * @maxLength 3300
 * @pattern ^[^,]{1,64}(,[^,]{1,64}){0,49}$
 */
withdrawal_ids?: string;
/**
 * The amount of the payout, US dollars, at most two decimals.
 * @maximum 1000000000
 * @exclusiveMinimum 0
 */
amount?: number;
};

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Withdrawal } from './withdrawal.ts';

/**
 * The withdrawal in its new status
 */
export type WithdrawalDecidedResponse = Withdrawal;

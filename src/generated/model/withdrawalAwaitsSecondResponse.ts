/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Withdrawal } from './withdrawal.ts';

/**
 * The withdrawal in its old status. It waits for a second person, as `approval_request` says
 */
export type WithdrawalAwaitsSecondResponse = Withdrawal;

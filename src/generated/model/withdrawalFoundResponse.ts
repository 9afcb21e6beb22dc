/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Withdrawal } from './withdrawal.ts';

/**
 * The withdrawal
 */
export type WithdrawalFoundResponse = Withdrawal;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WithdrawalStatus } from './withdrawalStatus.ts';

export type WithdrawalStepParameter = WithdrawalStatus;

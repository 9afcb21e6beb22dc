/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The withdrawal's current status, named in `message`, does not allow this
 */
export type WithdrawalConflictResponse = ApiError;

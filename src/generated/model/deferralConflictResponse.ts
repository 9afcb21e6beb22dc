/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The withdrawal does not await review (`invalid_transition`), or the caller has set too many aside (`too_many_snoozes`)
 */
export type DeferralConflictResponse = ApiError;

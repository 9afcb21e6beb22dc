/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * It would leave nobody who may manage administrators and roles, or the role is in use
 */
export type PeopleConflictResponse = ApiError;

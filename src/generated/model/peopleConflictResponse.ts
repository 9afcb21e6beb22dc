/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * It would leave nobody who may manage administrators and roles, the role is in use, the service account has two tokens, or the record was changed since `version`
 */
export type PeopleConflictResponse = ApiError;

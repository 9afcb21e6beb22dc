/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The player's state, named in `message`, does not allow this
 */
export type PlayerConflictResponse = ApiError;

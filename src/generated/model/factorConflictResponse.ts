/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The server or its address does not allow it, it is the only factor, or it was added with a recovery code and does not count yet
 */
export type FactorConflictResponse = ApiError;

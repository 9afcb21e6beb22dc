/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The server or its address does not allow it, or it is the only factor
 */
export type FactorConflictResponse = ApiError;

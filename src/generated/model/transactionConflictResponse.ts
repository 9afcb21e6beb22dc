/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The transaction's current status, named in `message`, is final, or it follows its withdrawal
 */
export type TransactionConflictResponse = ApiError;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The database does not answer just now, or too many streams are open
 */
export type StreamsBusyResponse = ApiError;

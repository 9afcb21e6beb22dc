/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The database does not answer just now, or too many exports are running
 */
export type ExportsBusyResponse = ApiError;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The database was restored, which only the server's console can end (`database_restored`)
 */
export type DatabaseRestoredResponse = ApiError;

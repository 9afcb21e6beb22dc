/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The administrator may not do this
 */
export type ForbiddenResponse = ApiError;

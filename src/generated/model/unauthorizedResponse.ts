/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The access token is missing, unknown, expired or signed out
 */
export type UnauthorizedResponse = ApiError;

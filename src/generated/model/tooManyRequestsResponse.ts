/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * Too many requests; try again after `Retry-After` seconds
 */
export type TooManyRequestsResponse = ApiError;

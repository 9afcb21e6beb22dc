/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The server failed in a way that it did not expect; its log says why
 */
export type InternalServerErrorResponse = ApiError;

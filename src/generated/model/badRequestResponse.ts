/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The body cannot be read. It is not JSON, has another content type, has a field twice, is nested more than 20 levels deep, or has an object of more than 1,000 fields or a list of more than 5,000 entries.
 */
export type BadRequestResponse = ApiError;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The body cannot be read. It is not JSON, has another content type, or is larger than 4 MiB.
 */
export type BadRequestResponse = ApiError;

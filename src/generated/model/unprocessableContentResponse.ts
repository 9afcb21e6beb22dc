/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * A field does not hold what it must; `errors` names each
 */
export type UnprocessableContentResponse = ApiError;

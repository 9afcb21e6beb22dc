/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The server has no key to encrypt secrets with
 */
export type NoSecretsKeyResponse = ApiError;

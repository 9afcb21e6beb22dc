/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The rules were changed meanwhile (`stale_edit`), or nobody could satisfy the new ones (`no_second_person`)
 */
export type RulesConflictResponse = ApiError;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The note has been edited as often as a note can be (`too_many_versions`)
 */
export type NoteConflictResponse = ApiError;

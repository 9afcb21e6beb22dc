/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The cursor is of a feed that ended when the database was restored (`feed_changed`)
 */
export type FeedChangedResponse = ApiError;

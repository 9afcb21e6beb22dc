/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApiError } from './apiError.ts';

/**
 * The database does not answer just now, or the feed is closed because the database was restored (`feed_closed`)
 */
export type FeedUnavailableResponse = ApiError;

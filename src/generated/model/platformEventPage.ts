/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformEvent } from './platformEvent.ts';

/**
 * The next events of the feed, and the cursor to continue after.
 */
export interface PlatformEventPage {
  /** The events, in the order in which they are to be taken; none where nothing is new. */
  events: PlatformEvent[];
  /** Where to continue, also where nothing was new. */
  next_cursor: string;
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Clock } from './clock.ts';
import type { DeskPreferences } from './deskPreferences.ts';
import type { TablePreferences } from './tablePreferences.ts';

/**
 * How the caller wants the portal to be.
 */
export interface PreferencesRequest {
  clock?: Clock;
  tables?: TablePreferences;
  desk?: DeskPreferences;
}

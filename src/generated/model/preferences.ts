/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Clock } from './clock.ts';
import type { DeskPreferences } from './deskPreferences.ts';
import type { TablePreferences } from './tablePreferences.ts';

/**
 * How an administrator has set up the portal for themselves.
 */
export interface Preferences {
  /** A client takes a word that it does not know for `utc`. */
  clock: Clock | string;
  tables?: TablePreferences;
  desk?: DeskPreferences;
}

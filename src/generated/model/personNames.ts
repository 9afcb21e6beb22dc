/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PersonName } from './personName.ts';

/**
 * The names of administrators that the identity provider says.
 */
export interface PersonNames {
  /** By their usernames. */
  people: PersonName[];
}

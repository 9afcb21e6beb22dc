/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PersonLink } from './personLink.ts';

/**
 * Who counts as one person where a rule asks for a second one, and why.
 */
export interface SystemPeople {
  /**
     * The links that count, the oldest first.
     * @maxItems 10000
     */
  links: PersonLink[];
  /**
     * Accounts of single sign-on that a former version took for `admin` by their name. They count as people of their own until the console says what they are (`link-person` or `unlink-person`).
     * @maxItems 10000
     */
  unclear: PersonLink[];
}

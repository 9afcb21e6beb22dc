/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { BasedOnVersion } from './basedOnVersion.ts';

/**
 * What is known of a difference. A field that is left out stays as it is.
 */
export interface ReconciliationDifferenceChange {
  /**
     * The username of somebody who may control payments; null gives it to nobody.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  owner?: string | null;
  /**
     * The reason, as far as it is known.
     * @maxLength 1000
     * @nullable
     */
  reason?: string | null;
  version?: BasedOnVersion;
}

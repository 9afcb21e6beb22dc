/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Factor } from './factor.ts';

/**
 * The new second factor, with recovery codes when it is the first one. They are shown only here.
 */
export interface FactorAdded {
  factor: Factor;
  /** Only with the first factor, and never again. */
  recovery_codes?: string[];
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Factor } from './factor.ts';

export interface FactorAdded {
  factor: Factor;
  /** Only with the first factor, and never again. */
  recovery_codes?: string[];
}

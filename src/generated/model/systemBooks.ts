/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { BooksFinding } from './booksFinding.ts';

/**
 * Whether the books add up, by the invariants that the server checks.
 */
export interface SystemBooks {
  /** True when no invariant is broken. */
  balanced: boolean;
  /** The broken invariants; empty when balanced. */
  findings: BooksFinding[];
  /** When they were checked, which may be up to a minute before the services were. */
  checked_at?: string;
}

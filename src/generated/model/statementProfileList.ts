/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StatementProfile } from './statementProfile.ts';

/**
 * The layouts that are known.
 */
export interface StatementProfileList {
  /** The one that was used last first. */
  profiles: StatementProfile[];
}

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The withdrawals, each named once.
 * @minItems 1
 * @maxItems 200
 */
export type WithdrawalIds = Id[];

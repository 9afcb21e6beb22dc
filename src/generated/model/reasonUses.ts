/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonUse } from './reasonUse.ts';

/**
 * The steps for which it is offered.
 * @minItems 1
 * @maxItems 4
 */
export type ReasonUses = ReasonUse[];

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Network } from './network.ts';

/**
 * The networks that the token may be used from. Without any it may be used from everywhere.
 * @maxItems 20
 */
export type Networks = Network[];

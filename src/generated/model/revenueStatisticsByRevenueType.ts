/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RevenueOfType } from './revenueOfType.ts';

/**
 * The revenue of each type, by the words of RevenueType; another word is to be shown as it is. A type without revenue may be left out.
 */
export type RevenueStatisticsByRevenueType = {[key: string]: RevenueOfType};

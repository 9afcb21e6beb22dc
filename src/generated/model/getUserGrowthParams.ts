/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ChartDaysParameter } from './chartDaysParameter.ts';

export type GetUserGrowthParams = {
/**
 * Length of the series in UTC days, 7, 30 or 90. It ends with today.
 */
days?: ChartDaysParameter;
};

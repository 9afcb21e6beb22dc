/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type GetGameStatsParams = {
/**
 * Length of the period in UTC days, 7, 30 or 90.
 */
days?: number;
};

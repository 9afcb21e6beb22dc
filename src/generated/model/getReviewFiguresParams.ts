/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type GetReviewFiguresParams = {
/**
 * How many days, today included.
 */
days?: number;
};

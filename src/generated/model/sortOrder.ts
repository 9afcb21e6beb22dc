/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where it stands among the items of its game, lowest first.
 * @minimum -1000000
 * @maximum 1000000
 */
export type SortOrder = number;

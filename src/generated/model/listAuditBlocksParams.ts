/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListAuditBlocksParams = {
/**
 * The number of the first block.
 * @minimum 1
 * @maximum 999999999999999
 */
from?: number;
/**
 * At most this many blocks. Each seals up to 1,000 entries.
 * @minimum 1
 * @maximum 20
 */
limit?: number;
};

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListWithdrawalSignalsParams = {
/**
 * At most 50 ids, separated by commas.
 * @maxLength 3300
 * @pattern ^[^,]{1,64}(,[^,]{1,64}){0,49}$
 */
withdrawal_ids: string;
};

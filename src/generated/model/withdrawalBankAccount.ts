/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where the money goes. Only the last four digits of a number are ever to be displayed.
 */
export interface WithdrawalBankAccount {
  /**
     * The bank's name.
     * @nullable
     */
  bank_name?: string | null;
  /**
     * The last four digits of the account number.
     * @nullable
     */
  account_last4?: string | null;
  /**
     * The routing number. Our server sends its last four digits only; another back end may send all nine.
     * @nullable
     */
  routing_number?: string | null;
  /**
     * The kind of account.
     * @nullable
     */
  account_type?: string | null;
}

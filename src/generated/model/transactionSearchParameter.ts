/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Part of a `transaction_id`, of a player's e-mail address or of a game's name, in any case; taken literally.
 */
export type TransactionSearchParameter = string;

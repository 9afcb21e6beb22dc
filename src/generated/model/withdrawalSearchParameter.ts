/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Part of a withdrawal id, of a player's e-mail address or of a bank's name, in any case, or a player's whole id; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only that id and the address that begins with it.
 */
export type WithdrawalSearchParameter = string;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Part of a `transaction_id`, of a player's e-mail address or of a game's name, in any case, or a player's whole id; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only the address that begins with it, the id that equals it and the name it is part of.
 */
export type TransactionSearchParameter = string;

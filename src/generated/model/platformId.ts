/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The platform's id of a player, an item or a transaction, as this server takes it: 1 to 128 letters, digits or . _ : | @ ~ + = -, beginning with a letter or digit. Two ids that differ in case are two ids.
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$
 */
export type PlatformId = string;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type AuditEntryTextsItem = {
  /** Where the text is, `before` or `after` with the field's name. */
  field: string;
  /** HMAC-SHA-256 of the text in UTF-8, in hex, as it is sealed. */
  hmac: string;
  /**
     * The key of the HMAC, in hex; null where the text is not shown as it is, because it is masked or was erased.
     * @nullable
     */
  key: string | null;
  /** Whether the text is masked, so that it cannot be compared with its hash. */
  is_masked: boolean;
  /**
     * When the text was erased; null while it is there.
     * @nullable
     */
  erased_at: string | null;
};

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/** Words that another call has in place of a record's id. A link to such a record would make that call. */
export const RESERVED_WORDS: readonly string[] = [
  'access-evidence',
  'blocks',
  'export',
  'foreseen',
  'rules',
  'summary',
];

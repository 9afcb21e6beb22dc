/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether the key rejects for this reason, or writes this note.
 */
export type DeskTextKind = typeof DeskTextKind[keyof typeof DeskTextKind];


export const DeskTextKind = {
  reason: 'reason',
  note: 'note',
} as const;

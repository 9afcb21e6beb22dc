/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `invited` until the invitation is accepted, then `active`; `disabled` cannot sign in.
 */
export type AdminState = typeof AdminState[keyof typeof AdminState];


export const AdminState = {
  invited: 'invited',
  active: 'active',
  disabled: 'disabled',
} as const;

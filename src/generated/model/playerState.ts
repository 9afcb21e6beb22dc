/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `frozen`: nothing is paid to the player for now; `erased`: what identified the player is gone; `active` otherwise. A player who is erased and frozen is `frozen`.
 */
export type PlayerState = typeof PlayerState[keyof typeof PlayerState];


export const PlayerState = {
  active: 'active',
  frozen: 'frozen',
  erased: 'erased',
} as const;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type PlayerMessageType = typeof PlayerMessageType[keyof typeof PlayerMessageType];


export const PlayerMessageType = {
  playerfrozen: 'player.frozen',
  playerunfrozen: 'player.unfrozen',
} as const;

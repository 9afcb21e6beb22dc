/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type PlayerEventType = typeof PlayerEventType[keyof typeof PlayerEventType];


export const PlayerEventType = {
  playerfrozen: 'player.frozen',
  playerunfrozen: 'player.unfrozen',
} as const;

/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of record it is about.
 */
export type PlayerEventSubjectType = typeof PlayerEventSubjectType[keyof typeof PlayerEventSubjectType];


export const PlayerEventSubjectType = {
  player: 'player',
} as const;

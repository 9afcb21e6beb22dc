/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of record it is about.
 */
export type GameEventSubjectType = typeof GameEventSubjectType[keyof typeof GameEventSubjectType];


export const GameEventSubjectType = {
  game: 'game',
} as const;

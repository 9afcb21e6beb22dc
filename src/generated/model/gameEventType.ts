/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type GameEventType = typeof GameEventType[keyof typeof GameEventType];


export const GameEventType = {
  gamechanged: 'game.changed',
} as const;

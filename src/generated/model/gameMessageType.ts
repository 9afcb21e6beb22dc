/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type GameMessageType = typeof GameMessageType[keyof typeof GameMessageType];


export const GameMessageType = {
  gamechanged: 'game.changed',
} as const;

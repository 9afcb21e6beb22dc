/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * An `active` game is open to players, an `inactive` one is closed.
 */
export type GameStatus = typeof GameStatus[keyof typeof GameStatus];


export const GameStatus = {
  active: 'active',
  inactive: 'inactive',
} as const;

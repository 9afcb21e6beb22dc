/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The screen that was open, as in its path; `other` for any path that is not listed.
 */
export type BrowserErrorReportScreen = typeof BrowserErrorReportScreen[keyof typeof BrowserErrorReportScreen];


export const BrowserErrorReportScreen = {
  login: 'login',
  dashboard: 'dashboard',
  transactions: 'transactions',
  withdrawals: 'withdrawals',
  games: 'games',
  'game-items': 'game-items',
  revenue: 'revenue',
  players: 'players',
  users: 'users',
  audit: 'audit',
  system: 'system',
  other: 'other',
} as const;

/**
 * Bytes that a screen may have, compressed as they are sent: its page with its styles, and the scripts that the page names.
 * `byte-budgets.test.ts` checks the build. Raise a number only for what the first view needs.
 */
export const SCREENS = {
  account: { page: 23_400, script: 157_250 },
  approvals: { page: 22_650, script: 163_450 },
  audit: { page: 26_150, script: 166_350 },
  dashboard: { page: 27_900, script: 166_350 },
  'game-items': { page: 24_900, script: 170_350 },
  games: { page: 22_800, script: 156_450 },
  login: { page: 17_450, script: 114_950 },
  players: { page: 24_150, script: 163_550 },
  revenue: { page: 25_350, script: 170_400 },
  system: { page: 22_050, script: 154_900 },
  transactions: { page: 24_250, script: 166_000 },
  users: { page: 23_950, script: 165_100 },
  withdrawals: { page: 25_650, script: 166_350 },
} as const;

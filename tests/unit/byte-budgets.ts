/**
 * Bytes that a screen may have, compressed as they are sent: its page with its styles, and the scripts that the page names.
 * `byte-budgets.test.ts` checks the build. Raise a number only for what the first view needs.
 */
export const SCREENS = {
  account: { page: 23_400, script: 156_150 },
  approvals: { page: 22_650, script: 162_500 },
  audit: { page: 26_150, script: 165_500 },
  dashboard: { page: 27_800, script: 164_450 },
  'game-items': { page: 25_650, script: 171_450 },
  games: { page: 22_850, script: 155_600 },
  login: { page: 17_350, script: 114_300 },
  players: { page: 24_150, script: 162_650 },
  revenue: { page: 26_900, script: 172_900 },
  system: { page: 22_050, script: 154_000 },
  transactions: { page: 24_250, script: 165_050 },
  users: { page: 23_950, script: 164_050 },
  withdrawals: { page: 25_550, script: 165_300 },
} as const;

/**
 * Bytes that a screen may have, compressed as they are sent: its page with its styles, and the scripts that the page names.
 * `byte-budgets.test.ts` checks the build. Raise a number only for what the first view needs.
 */
export const SCREENS = {
  account: { page: 23_400, script: 155_150 },
  approvals: { page: 22_650, script: 161_750 },
  audit: { page: 26_150, script: 164_550 },
  dashboard: { page: 27_800, script: 163_250 },
  'game-items': { page: 25_650, script: 170_400 },
  games: { page: 22_800, script: 154_650 },
  login: { page: 17_350, script: 113_950 },
  players: { page: 24_150, script: 162_100 },
  revenue: { page: 26_900, script: 171_100 },
  system: { page: 22_050, script: 153_300 },
  transactions: { page: 24_250, script: 164_200 },
  users: { page: 23_900, script: 163_300 },
  withdrawals: { page: 25_550, script: 164_350 },
} as const;

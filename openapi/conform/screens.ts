/** For each screen its calls in the order of building, each with what the portal lacks without it. */
export const SCREENS: Record<string, Record<string, string>> = {
  'Sign-in': {
    adminLogin: 'Nobody can sign in',
    adminLogout: 'The portal forgets the session, and the token stays valid',
  },
  Transactions: {
    listTransactions: 'The screen has no rows',
    getTransaction: 'The details cannot be opened',
    updateTransactionStatus: 'No status can be changed',
  },
  Withdrawals: {
    listWithdrawals: 'The screen has no cards',
    getWithdrawalSummary: "The four summary cards show '—'",
    getWithdrawal: 'The detail dialog cannot be opened',
    getWithdrawalHistory: 'The detail dialog has no history',
    approveWithdrawal: 'No withdrawal can be approved',
    rejectWithdrawal: 'No withdrawal can be rejected',
    bulkApproveWithdrawals: 'Selected withdrawals cannot be approved',
    bulkRejectWithdrawals: 'Selected withdrawals cannot be rejected',
    processWithdrawal: 'No approved withdrawal can be sent',
    retryWithdrawal: 'No failed withdrawal can be sent again',
  },
  Games: {
    listGames: 'The screen has no cards, and Game Items has no games to choose',
    getGame: 'A game cannot be opened or edited',
    updateGame: 'A game cannot be saved',
    toggleGameStatus: 'A game cannot be switched on or off',
    getGameStats: 'A game has no figures',
  },
  'Game Items': {
    listGameItems: 'The screen has no rows',
    createGameItem: 'No item can be created',
    updateGameItem: 'No item can be edited or switched',
    deleteGameItem: 'No item can be deleted',
  },
  'Company Revenue': {
    getRevenueBalance: 'No balance is shown, and nothing can be paid out',
    getRevenueStatistics: 'No totals, breakdown or monthly figures are shown',
    listPayouts: 'There is no payout history',
    processPayout: 'Nothing can be paid out',
  },
  Dashboard: {
    getDashboardStats: "There are no key figures, transaction mix or today's summary",
    listRecentTransactions: 'Live Activity fails, or after 404 and 501 shows sample data, which is marked',
    getRevenueChart: 'There is no revenue chart',
    getUserGrowth: "Today's summary has no line of new players",
    getSystemStatus:
      'System has no services; Platform Health fails, or after 404 and 501 shows sample data, which is marked',
  },
};

/** The operations that an operation's or a screen's name stands for; none for another word. */
export function callsOf(name: string): string[] {
  const screen = Object.keys(SCREENS).find((one) => one.toLowerCase() === name.toLowerCase());
  const calls = Object.values(SCREENS).flatMap(Object.keys);
  return screen ? Object.keys(SCREENS[screen] ?? {}) : calls.filter((call) => call === name);
}

/** Which option of the command makes a change, for those that were not asked for. */
export const OPTION_OF: Record<string, string> = {
  updateTransactionStatus: '--set-status',
  approveWithdrawal: '--approve',
  rejectWithdrawal: '--reject',
  bulkApproveWithdrawals: '--bulk-approve',
  bulkRejectWithdrawals: '--bulk-reject',
  processWithdrawal: '--process',
  retryWithdrawal: '--retry',
  updateGame: '--save-game',
  toggleGameStatus: '--toggle-game',
  createGameItem: '--new-item',
  updateGameItem: '--new-item',
  deleteGameItem: '--new-item',
  processPayout: '--payout',
};

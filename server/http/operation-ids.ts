/**
 * The contract's operations; a test compares them with it. The server does not read the contract at run time, and
 * Hono's routes have no operation ids.
 */
export const OPERATIONS: Readonly<Record<string, string>> = {
  'POST /auth/admin-login': 'adminLogin',
  'POST /auth/admin-logout': 'adminLogout',
  'POST /auth/admin-password': 'changeAdminPassword',
  'GET /api/admin/dashboard/stats': 'getDashboardStats',
  'GET /api/admin/dashboard/recent-transactions': 'listRecentTransactions',
  'GET /api/admin/dashboard/revenue-chart': 'getRevenueChart',
  'GET /api/admin/dashboard/user-growth': 'getUserGrowth',
  'GET /api/admin/system/status': 'getSystemStatus',
  'POST /api/admin/system/browser-errors': 'reportBrowserError',
  'GET /api/admin/transactions': 'listTransactions',
  'GET /api/admin/transactions/export': 'exportTransactions',
  'GET /api/admin/transactions/:id': 'getTransaction',
  'PUT /api/admin/transactions/:id/status': 'updateTransactionStatus',
  'GET /admin/withdrawal/withdrawals': 'listWithdrawals',
  'GET /admin/withdrawal/withdrawals/export': 'exportWithdrawals',
  'GET /admin/withdrawal/withdrawals/summary': 'getWithdrawalSummary',
  'GET /admin/withdrawal/withdrawals/:id': 'getWithdrawal',
  'POST /admin/withdrawal/withdrawals/:id/approve': 'approveWithdrawal',
  'POST /admin/withdrawal/withdrawals/:id/reject': 'rejectWithdrawal',
  'POST /admin/withdrawal/withdrawals/:id/process': 'processWithdrawal',
  'POST /admin/withdrawal/withdrawals/:id/retry': 'retryWithdrawal',
  'POST /admin/withdrawal/withdrawals/:id/recall': 'recallWithdrawal',
  'POST /admin/withdrawal/withdrawals/:id/release': 'releaseWithdrawal',
  'POST /admin/withdrawal/withdrawals/:id/return': 'returnWithdrawal',
  'GET /admin/withdrawal/withdrawals/:id/history': 'getWithdrawalHistory',
  'POST /admin/withdrawal/withdrawals/bulk-approve': 'bulkApproveWithdrawals',
  'POST /admin/withdrawal/withdrawals/bulk-reject': 'bulkRejectWithdrawals',
  'POST /admin/withdrawal/withdrawals/bulk-recall': 'bulkRecallWithdrawals',
  'GET /api/admin/games': 'listGames',
  'GET /api/admin/games/:id': 'getGame',
  'PUT /api/admin/games/:id': 'updateGame',
  'POST /api/admin/games/:id/toggle-status': 'toggleGameStatus',
  'GET /api/admin/games/:id/stats': 'getGameStats',
  'GET /api/v1/game-items/admin/list/:game_id': 'listGameItems',
  'POST /api/v1/game-items/admin/create': 'createGameItem',
  'PUT /api/v1/game-items/admin/update/:item_id': 'updateGameItem',
  'DELETE /api/v1/game-items/admin/delete/:item_id': 'deleteGameItem',
  'GET /api/admin/company-revenue/balance': 'getRevenueBalance',
  'GET /api/admin/company-revenue/statistics': 'getRevenueStatistics',
  'GET /api/admin/company-revenue/history': 'listPayouts',
  'POST /api/admin/company-revenue/process-payout': 'processPayout',
  'GET /api/admin/company-revenue/payouts/:id/records': 'getPayoutRecords',
  'POST /api/platform/players': 'storePlatformPlayers',
  'POST /api/platform/games': 'storePlatformGames',
  'POST /api/platform/items': 'storePlatformItems',
  'POST /api/platform/transactions': 'storePlatformTransactions',
  'POST /api/platform/withdrawals': 'storePlatformWithdrawals',
  'GET /api/platform/events': 'listPlatformEvents',
  'POST /api/platform/withdrawals/:id/cancel': 'cancelPlatformWithdrawal',
};

/** Routes without parameters first, so that `/summary` is not taken for an id. */
const PATTERNS = Object.entries(OPERATIONS)
  .map(([route, operationId]) => ({
    operationId,
    parameters: route.split(':').length - 1,
    pattern: new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

/** The operation id of a call; undefined for a route that the contract does not have. */
export function operationIdOf(method: string, path: string): string | undefined {
  const route = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return PATTERNS.find(({ pattern }) => pattern.test(route))?.operationId;
}

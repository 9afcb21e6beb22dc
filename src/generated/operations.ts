/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

import type { Permission } from './model/permission.ts';

/** Every operation by method and path; `permission` is null where everybody may. */
export const OPERATIONS: Readonly<Record<string, { operationId: string; permission: Permission | null }>> = {
  'POST /auth/admin-login': { operationId: 'adminLogin', permission: null },
  'POST /auth/admin-logout': { operationId: 'adminLogout', permission: null },
  'POST /auth/admin-password': { operationId: 'changeAdminPassword', permission: null },
  'GET /api/admin/me': { operationId: 'getMe', permission: null },
  'GET /api/admin/dashboard/stats': { operationId: 'getDashboardStats', permission: null },
  'GET /api/admin/dashboard/recent-transactions': { operationId: 'listRecentTransactions', permission: 'transactions.read' },
  'GET /api/admin/dashboard/revenue-chart': { operationId: 'getRevenueChart', permission: 'revenue.read' },
  'GET /api/admin/dashboard/user-growth': { operationId: 'getUserGrowth', permission: 'players.read' },
  'GET /api/admin/system/status': { operationId: 'getSystemStatus', permission: 'system.read' },
  'POST /api/admin/system/browser-errors': { operationId: 'reportBrowserError', permission: null },
  'GET /api/admin/transactions': { operationId: 'listTransactions', permission: 'transactions.read' },
  'GET /api/admin/transactions/export': { operationId: 'exportTransactions', permission: 'transactions.export' },
  'GET /api/admin/transactions/{id}': { operationId: 'getTransaction', permission: 'transactions.read' },
  'PUT /api/admin/transactions/{id}/status': { operationId: 'updateTransactionStatus', permission: 'transactions.decide' },
  'GET /admin/withdrawal/withdrawals': { operationId: 'listWithdrawals', permission: 'withdrawals.read' },
  'GET /admin/withdrawal/withdrawals/export': { operationId: 'exportWithdrawals', permission: 'withdrawals.export' },
  'GET /admin/withdrawal/withdrawals/summary': { operationId: 'getWithdrawalSummary', permission: 'withdrawals.read' },
  'GET /admin/withdrawal/withdrawals/{id}': { operationId: 'getWithdrawal', permission: 'withdrawals.read' },
  'POST /admin/withdrawal/withdrawals/{id}/approve': { operationId: 'approveWithdrawal', permission: 'withdrawals.review' },
  'POST /admin/withdrawal/withdrawals/{id}/reject': { operationId: 'rejectWithdrawal', permission: 'withdrawals.review' },
  'POST /admin/withdrawal/withdrawals/{id}/process': { operationId: 'processWithdrawal', permission: 'withdrawals.pay' },
  'POST /admin/withdrawal/withdrawals/{id}/retry': { operationId: 'retryWithdrawal', permission: 'withdrawals.pay' },
  'GET /admin/withdrawal/withdrawals/{id}/history': { operationId: 'getWithdrawalHistory', permission: 'withdrawals.read' },
  'POST /admin/withdrawal/withdrawals/bulk-approve': { operationId: 'bulkApproveWithdrawals', permission: 'withdrawals.review' },
  'POST /admin/withdrawal/withdrawals/bulk-reject': { operationId: 'bulkRejectWithdrawals', permission: 'withdrawals.review' },
  'GET /api/admin/games': { operationId: 'listGames', permission: 'games.read' },
  'GET /api/admin/games/{id}': { operationId: 'getGame', permission: 'games.read' },
  'PUT /api/admin/games/{id}': { operationId: 'updateGame', permission: 'games.write' },
  'POST /api/admin/games/{id}/toggle-status': { operationId: 'toggleGameStatus', permission: 'games.write' },
  'GET /api/admin/games/{id}/stats': { operationId: 'getGameStats', permission: 'games.read' },
  'GET /api/v1/game-items/admin/list/{game_id}': { operationId: 'listGameItems', permission: 'items.read' },
  'POST /api/v1/game-items/admin/create': { operationId: 'createGameItem', permission: 'items.write' },
  'PUT /api/v1/game-items/admin/update/{item_id}': { operationId: 'updateGameItem', permission: 'items.write' },
  'DELETE /api/v1/game-items/admin/delete/{item_id}': { operationId: 'deleteGameItem', permission: 'items.write' },
  'GET /api/admin/company-revenue/balance': { operationId: 'getRevenueBalance', permission: 'revenue.read' },
  'GET /api/admin/company-revenue/statistics': { operationId: 'getRevenueStatistics', permission: 'revenue.read' },
  'GET /api/admin/company-revenue/history': { operationId: 'listPayouts', permission: 'revenue.read' },
  'POST /api/admin/company-revenue/process-payout': { operationId: 'processPayout', permission: 'payouts.create' },
  'GET /api/admin/company-revenue/payouts/{id}/records': { operationId: 'getPayoutRecords', permission: 'revenue.read' },
};

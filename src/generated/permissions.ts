/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

// The permission that each operation needs, or one of them; those that need none are not here. An extension names its area,
// because a back end may lack it.
export const listAdmins = { needs: 'admins.read', area: 'admin-users' } as const;
export const inviteAdmin = { needs: 'admins.manage', area: 'admin-users' } as const;
export const exportAccessEvidence = { needs: 'audit.export', area: 'admin-users' } as const;
export const getAdmin = { needs: 'admins.read', area: 'admin-users' } as const;
export const updateAdmin = { needs: 'admins.manage', area: 'admin-users' } as const;
export const disableAdmin = { needs: 'admins.manage', area: 'admin-users' } as const;
export const enableAdmin = { needs: 'admins.manage', area: 'admin-users' } as const;
export const renewInvitation = { needs: 'admins.manage', area: 'admin-users' } as const;
export const resetAdminPassword = { needs: 'admins.manage', area: 'admin-users' } as const;
export const resetAdminFactors = { needs: 'admins.manage', area: 'admin-users' } as const;
export const confirmPerson = { needs: 'admins.manage', area: 'admin-users' } as const;
export const confirmAdminFactor = { needs: 'admins.manage', area: 'admin-users' } as const;
export const listAdminSessions = { needs: 'admins.read', area: 'admin-users' } as const;
export const endAdminSessions = { needs: 'admins.manage', area: 'admin-users' } as const;
export const endAdminSession = { needs: 'admins.manage', area: 'admin-users' } as const;
export const listRoles = { needs: 'admins.read', area: 'admin-users' } as const;
export const createRole = { needs: 'roles.manage', area: 'admin-users' } as const;
export const updateRole = { needs: 'roles.manage', area: 'admin-users' } as const;
export const deleteRole = { needs: 'roles.manage', area: 'admin-users' } as const;
export const testSignOn = { needs: 'admins.manage', area: 'admin-users' } as const;
export const listServiceAccounts = { needs: 'admins.read', area: 'admin-users' } as const;
export const createServiceAccount = { needs: 'admins.manage', area: 'admin-users' } as const;
export const deleteServiceAccount = { needs: 'admins.manage', area: 'admin-users' } as const;
export const createServiceToken = { needs: 'admins.manage', area: 'admin-users' } as const;
export const revokeServiceToken = { needs: 'admins.manage', area: 'admin-users' } as const;
export const listRecentTransactions = 'transactions.read';
export const getRevenueChart = 'revenue.read';
export const getUserGrowth = 'players.read';
export const getSystemStatus = 'system.read';
export const getPayments = { needs: 'system.read', area: 'system' } as const;
export const pausePayments = { needs: 'payments.control', area: 'system' } as const;
export const resumePayments = { needs: 'payments.control', area: 'system' } as const;
export const listWebhooks = { needs: 'system.read', area: 'webhooks' } as const;
export const createWebhook = { needs: 'payments.control', area: 'webhooks' } as const;
export const getWebhook = { needs: 'system.read', area: 'webhooks' } as const;
export const updateWebhook = { needs: 'payments.control', area: 'webhooks' } as const;
export const deleteWebhook = { needs: 'payments.control', area: 'webhooks' } as const;
export const replaceWebhookSecret = { needs: 'payments.control', area: 'webhooks' } as const;
export const testWebhook = { needs: 'payments.control', area: 'webhooks' } as const;
export const listWebhookDeliveries = { needs: 'system.read', area: 'webhooks' } as const;
export const sendWebhookAgain = { needs: 'payments.control', area: 'webhooks' } as const;
export const listMessages = { needs: 'system.read', area: 'notifications' } as const;
export const readStatementHeader = { needs: 'payments.control', area: 'reconciliation' } as const;
export const listReconciliations = { needs: 'system.read', area: 'reconciliation' } as const;
export const reconcileStatement = { needs: 'payments.control', area: 'reconciliation' } as const;
export const reconcileRail = { needs: 'payments.control', area: 'reconciliation' } as const;
export const listReconciliationDifferences = { needs: 'system.read', area: 'reconciliation' } as const;
export const changeReconciliationDifference = { needs: 'payments.control', area: 'reconciliation' } as const;
export const closeReconciliationDifference = { needs: 'payments.control', area: 'reconciliation' } as const;
export const getReconciliation = { needs: 'system.read', area: 'reconciliation' } as const;
export const listReconciliationLines = { needs: 'system.read', area: 'reconciliation' } as const;
export const exportReconciliation = { needs: 'system.read', area: 'reconciliation' } as const;
export const listStatements = { needs: 'statements.read', area: 'statements' } as const;
export const uploadStatement = { needs: 'payments.control', area: 'statements' } as const;
export const previewStatement = { needs: 'payments.control', area: 'statements' } as const;
export const getStatement = { needs: 'statements.read', area: 'statements' } as const;
export const listStatementLines = { needs: 'statements.read', area: 'statements' } as const;
export const listStatementCandidates = { needs: 'statements.read', area: 'statements' } as const;
export const confirmStatementLine = { needs: 'payments.control', area: 'statements' } as const;
export const rejectStatementLine = { needs: 'payments.control', area: 'statements' } as const;
export const undoStatementLine = { needs: 'payments.control', area: 'statements' } as const;
export const bulkConfirmStatementLines = { needs: 'payments.control', area: 'statements' } as const;
export const bulkRejectStatementLines = { needs: 'payments.control', area: 'statements' } as const;
export const bulkUndoStatementLines = { needs: 'payments.control', area: 'statements' } as const;
export const closeStatement = { needs: 'payments.control', area: 'statements' } as const;
export const reopenStatement = { needs: 'payments.control', area: 'statements' } as const;
export const discardStatement = { needs: 'payments.control', area: 'statements' } as const;
export const exportStatement = { needs: 'statements.read', area: 'statements' } as const;
export const listStatementProfiles = { needs: 'statements.read', area: 'statements' } as const;
export const deleteStatementProfile = { needs: 'payments.control', area: 'statements' } as const;
export const listTransactions = 'transactions.read';
export const exportTransactions = { needs: 'transactions.export', area: 'transactions' } as const;
export const getTransaction = 'transactions.read';
export const updateTransactionStatus = 'transactions.decide';
export const listWithdrawals = 'withdrawals.read';
export const exportWithdrawals = { needs: 'withdrawals.export', area: 'withdrawals' } as const;
export const getWithdrawalSummary = 'withdrawals.read';
export const listWithdrawalSignals = { needs: 'withdrawals.read', area: 'withdrawals' } as const;
export const listReviewableWithdrawals = { needs: 'withdrawals.review', area: 'withdrawals' } as const;
export const getReviewQueue = { needs: 'withdrawals.read', area: 'withdrawals' } as const;
export const claimNextWithdrawal = { needs: 'withdrawals.review', area: 'withdrawals' } as const;
export const getWithdrawal = 'withdrawals.read';
export const approveWithdrawal = 'withdrawals.review';
export const rejectWithdrawal = 'withdrawals.review';
export const processWithdrawal = 'withdrawals.pay';
export const retryWithdrawal = 'withdrawals.pay';
export const claimWithdrawal = { needs: 'withdrawals.review', area: 'withdrawals' } as const;
export const releaseWithdrawalClaim = { needs: 'withdrawals.review', area: 'withdrawals' } as const;
export const skipWithdrawal = { needs: 'withdrawals.review', area: 'withdrawals' } as const;
export const snoozeWithdrawal = { needs: 'withdrawals.review', area: 'withdrawals' } as const;
export const wakeWithdrawal = { needs: 'withdrawals.review', area: 'withdrawals' } as const;
export const recallWithdrawal = { needs: ['withdrawals.pay', 'withdrawals.review'], area: 'withdrawals' } as const;
export const undoWithdrawal = { needs: 'withdrawals.review', area: 'withdrawals' } as const;
export const releaseWithdrawal = { needs: 'withdrawals.pay', area: 'withdrawals' } as const;
export const returnWithdrawal = { needs: 'withdrawals.pay', area: 'withdrawals' } as const;
export const getWithdrawalHistory = 'withdrawals.read';
export const revealWithdrawal = { needs: 'withdrawals.read', area: 'withdrawals' } as const;
export const listWithdrawalNotes = { needs: 'withdrawals.read', area: 'withdrawals' } as const;
export const addWithdrawalNote = { needs: 'notes.write', area: 'withdrawals' } as const;
export const editWithdrawalNote = { needs: 'notes.write', area: 'withdrawals' } as const;
export const bulkApproveWithdrawals = 'withdrawals.review';
export const bulkRejectWithdrawals = 'withdrawals.review';
export const bulkRecallWithdrawals = { needs: ['withdrawals.pay', 'withdrawals.review'], area: 'withdrawals' } as const;
export const bulkUndoWithdrawals = { needs: 'withdrawals.review', area: 'withdrawals' } as const;
export const getReviewFigures = { needs: 'withdrawals.read', area: 'withdrawals' } as const;
export const listReasonCodes = { needs: 'withdrawals.read', area: 'withdrawals' } as const;
export const addReasonCode = { needs: 'policies.manage', area: 'withdrawals' } as const;
export const updateReasonCode = { needs: 'policies.manage', area: 'withdrawals' } as const;
export const getApprovalRules = { needs: 'audit.read', area: 'approvals' } as const;
export const changeApprovalRules = { needs: 'policies.manage', area: 'approvals' } as const;
export const listPlayers = { needs: 'players.read', area: 'players' } as const;
export const unfreezePlayersTogether = { needs: 'players.freeze', area: 'players' } as const;
export const getPlayer = { needs: 'players.read', area: 'players' } as const;
export const listPlayerTimeline = { needs: 'players.read', area: 'players' } as const;
export const freezePlayer = { needs: 'players.freeze', area: 'players' } as const;
export const unfreezePlayer = { needs: 'players.freeze', area: 'players' } as const;
export const holdPlayer = { needs: 'players.hold', area: 'players' } as const;
export const releasePlayerHold = { needs: 'players.hold', area: 'players' } as const;
export const revealPlayer = { needs: 'players.read', area: 'players' } as const;
export const listPlayerNotes = { needs: 'players.read', area: 'players' } as const;
export const addPlayerNote = { needs: 'notes.write', area: 'players' } as const;
export const editPlayerNote = { needs: 'notes.write', area: 'players' } as const;
export const listGames = 'games.read';
export const getGame = 'games.read';
export const updateGame = 'games.write';
export const toggleGameStatus = 'games.write';
export const getGameStats = 'games.read';
export const listGameItems = 'items.read';
export const createGameItem = 'items.write';
export const updateGameItem = 'items.write';
export const deleteGameItem = 'items.write';
export const getRevenueBalance = 'revenue.read';
export const getRevenueStatistics = 'revenue.read';
export const listPayouts = 'revenue.read';
export const exportRevenue = { needs: 'revenue.read', area: 'company-revenue' } as const;
export const processPayout = 'payouts.create';
export const getPayout = { needs: 'revenue.read', area: 'company-revenue' } as const;
export const getPayoutRecords = { needs: 'revenue.read', area: 'company-revenue' } as const;
export const listAuditEntries = { needs: 'audit.read', area: 'audit-logs' } as const;
export const exportAuditEntries = { needs: 'audit.export', area: 'audit-logs' } as const;
export const listAuditBlocks = { needs: 'audit.read', area: 'audit-logs' } as const;
export const getAuditEntry = { needs: 'audit.read', area: 'audit-logs' } as const;
export const storePlatformPlayers = { needs: 'platform.write', area: 'platform' } as const;
export const storePlatformGames = { needs: 'platform.write', area: 'platform' } as const;
export const storePlatformItems = { needs: 'platform.write', area: 'platform' } as const;
export const storePlatformTransactions = { needs: 'platform.write', area: 'platform' } as const;
export const storePlatformWithdrawals = { needs: 'platform.write', area: 'platform' } as const;
export const listPlatformEvents = { needs: 'platform.read', area: 'platform' } as const;
export const cancelPlatformWithdrawal = { needs: 'platform.write', area: 'platform' } as const;
export const importPlayers = { needs: 'players.write', area: 'players' } as const;
export const exportGames = { needs: 'games.read', area: 'games' } as const;
export const exportGameItems = { needs: 'items.read', area: 'game-items' } as const;
export const importGames = { needs: 'games.write', area: 'games' } as const;
export const importGameItems = { needs: 'items.write', area: 'game-items' } as const;
export const importPlatformRecords = { needs: 'platform.write', area: 'platform' } as const;

/** The permission that each field of AdminUser needs. */
export const AdminUser = {
  last_actions: 'audit.read',
} as const;

/** The permission that each field of DashboardStats needs. */
export const DashboardStats = {
  totalRevenue: 'revenue.read',
  revenueChange: 'revenue.read',
  activeUsers: 'players.read',
  userChange: 'players.read',
  totalTransactions: 'transactions.read',
  transactionChange: 'transactions.read',
  pendingWithdrawals: 'withdrawals.read',
  withdrawalChange: 'withdrawals.read',
  transactionTypes: 'transactions.read',
  todayRevenue: 'revenue.read',
  todayNewPlayers: 'players.read',
  todayTransactions: 'transactions.read',
  todayAvgTransaction: 'transactions.read',
  revenueSeries: 'revenue.read',
  activeUsersSeries: 'players.read',
  transactionsSeries: 'transactions.read',
  pendingWithdrawalsSeries: 'withdrawals.read',
} as const;

/** The permission that each field of SystemStatus needs. */
export const SystemStatus = {
  people: 'admins.read',
} as const;

/** The permission that each field of Player needs. */
export const Player = {
  spent: 'transactions.read',
  withdrawn: 'withdrawals.read',
  waiting: 'withdrawals.read',
  on_hold: 'withdrawals.read',
  rejected: 'withdrawals.read',
  returned: 'withdrawals.read',
  transaction_count: 'transactions.read',
  withdrawal_count: 'withdrawals.read',
  archived: 'withdrawals.read',
  shared_account: 'withdrawals.read',
  hold: 'players.hold',
} as const;

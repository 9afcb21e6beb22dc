/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

// The permission that each operation needs, or one of them; those that need none are not here.
export const listAdmins = 'admins.read';
export const inviteAdmin = 'admins.manage';
export const exportAccessEvidence = 'audit.export';
export const getAdmin = 'admins.read';
export const updateAdmin = 'admins.manage';
export const disableAdmin = 'admins.manage';
export const enableAdmin = 'admins.manage';
export const renewInvitation = 'admins.manage';
export const resetAdminPassword = 'admins.manage';
export const resetAdminFactors = 'admins.manage';
export const confirmPerson = 'admins.manage';
export const confirmAdminFactor = 'admins.manage';
export const listAdminSessions = 'admins.read';
export const endAdminSessions = 'admins.manage';
export const endAdminSession = 'admins.manage';
export const listRoles = 'admins.read';
export const createRole = 'roles.manage';
export const updateRole = 'roles.manage';
export const deleteRole = 'roles.manage';
export const testSignOn = 'admins.manage';
export const listServiceAccounts = 'admins.read';
export const createServiceAccount = 'admins.manage';
export const deleteServiceAccount = 'admins.manage';
export const createServiceToken = 'admins.manage';
export const revokeServiceToken = 'admins.manage';
export const listRecentTransactions = 'transactions.read';
export const getRevenueChart = 'revenue.read';
export const getUserGrowth = 'players.read';
export const getSystemStatus = 'system.read';
export const getPayments = 'system.read';
export const pausePayments = 'payments.control';
export const resumePayments = 'payments.control';
export const listWebhooks = 'system.read';
export const createWebhook = 'payments.control';
export const getWebhook = 'system.read';
export const updateWebhook = 'payments.control';
export const deleteWebhook = 'payments.control';
export const replaceWebhookSecret = 'payments.control';
export const testWebhook = 'payments.control';
export const listWebhookDeliveries = 'system.read';
export const sendWebhookAgain = 'payments.control';
export const listMessages = 'system.read';
export const readStatementHeader = 'payments.control';
export const listReconciliations = 'system.read';
export const reconcileStatement = 'payments.control';
export const reconcileRail = 'payments.control';
export const listReconciliationDifferences = 'system.read';
export const changeReconciliationDifference = 'payments.control';
export const closeReconciliationDifference = 'payments.control';
export const getReconciliation = 'system.read';
export const listReconciliationLines = 'system.read';
export const exportReconciliation = 'system.read';
export const listTransactions = 'transactions.read';
export const exportTransactions = 'transactions.export';
export const getTransaction = 'transactions.read';
export const updateTransactionStatus = 'transactions.decide';
export const listWithdrawals = 'withdrawals.read';
export const exportWithdrawals = 'withdrawals.export';
export const getWithdrawalSummary = 'withdrawals.read';
export const listWithdrawalSignals = 'withdrawals.read';
export const listReviewableWithdrawals = 'withdrawals.review';
export const getReviewQueue = 'withdrawals.read';
export const claimNextWithdrawal = 'withdrawals.review';
export const getWithdrawal = 'withdrawals.read';
export const approveWithdrawal = 'withdrawals.review';
export const rejectWithdrawal = 'withdrawals.review';
export const processWithdrawal = 'withdrawals.pay';
export const retryWithdrawal = 'withdrawals.pay';
export const claimWithdrawal = 'withdrawals.review';
export const releaseWithdrawalClaim = 'withdrawals.review';
export const skipWithdrawal = 'withdrawals.review';
export const snoozeWithdrawal = 'withdrawals.review';
export const wakeWithdrawal = 'withdrawals.review';
export const recallWithdrawal = ['withdrawals.pay', 'withdrawals.review'] as const;
export const undoWithdrawal = 'withdrawals.review';
export const releaseWithdrawal = 'withdrawals.pay';
export const returnWithdrawal = 'withdrawals.pay';
export const getWithdrawalHistory = 'withdrawals.read';
export const revealWithdrawal = 'withdrawals.read';
export const listWithdrawalNotes = 'withdrawals.read';
export const addWithdrawalNote = 'notes.write';
export const editWithdrawalNote = 'notes.write';
export const bulkApproveWithdrawals = 'withdrawals.review';
export const bulkRejectWithdrawals = 'withdrawals.review';
export const bulkRecallWithdrawals = ['withdrawals.pay', 'withdrawals.review'] as const;
export const bulkUndoWithdrawals = 'withdrawals.review';
export const getReviewFigures = 'withdrawals.read';
export const listReasonCodes = 'withdrawals.read';
export const addReasonCode = 'policies.manage';
export const updateReasonCode = 'policies.manage';
export const getApprovalRules = 'audit.read';
export const changeApprovalRules = 'policies.manage';
export const listPlayers = 'players.read';
export const unfreezePlayersTogether = 'players.freeze';
export const getPlayer = 'players.read';
export const listPlayerTimeline = 'players.read';
export const freezePlayer = 'players.freeze';
export const unfreezePlayer = 'players.freeze';
export const holdPlayer = 'players.hold';
export const releasePlayerHold = 'players.hold';
export const revealPlayer = 'players.read';
export const listPlayerNotes = 'players.read';
export const addPlayerNote = 'notes.write';
export const editPlayerNote = 'notes.write';
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
export const exportRevenue = 'revenue.read';
export const processPayout = 'payouts.create';
export const getPayout = 'revenue.read';
export const getPayoutRecords = 'revenue.read';
export const listAuditEntries = 'audit.read';
export const exportAuditEntries = 'audit.export';
export const listAuditBlocks = 'audit.read';
export const getAuditEntry = 'audit.read';
export const storePlatformPlayers = 'platform.write';
export const storePlatformGames = 'platform.write';
export const storePlatformItems = 'platform.write';
export const storePlatformTransactions = 'platform.write';
export const storePlatformWithdrawals = 'platform.write';
export const listPlatformEvents = 'platform.read';
export const cancelPlatformWithdrawal = 'platform.write';
export const importPlatformRecords = 'platform.write';

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

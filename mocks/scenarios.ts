// Named situations that a tester can put the portal in: the overrides of several calls at once.

export interface Scenario {
  /** In the link. */
  name: string;
  title: string;
  description: string;
  /** By operationId, `status` or `status.example`; `list*` stands for every other list, `*` for every other call than signing in. */
  overrides: Record<string, string>;
  /** Seconds that these calls take. */
  wait?: number;
  /** Rows in the lists of these calls. */
  items?: number;
}

/** Signing in works in every scenario, so that its link can be opened in a fresh browser; an invitation is a way of signing in. */
export const signsIn = (operationId: string): boolean =>
  ['adminLogin', 'acceptInvitation', 'beginSignOn', 'finishSignOn', 'endSignOn'].includes(operationId);

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'everything-empty',
    title: 'Everything empty',
    description: 'A platform on its first day: no transactions, withdrawals, games or revenue yet.',
    overrides: {
      'list*': '200.empty',
      // Somebody is signed in, with a session and a role.
      listMySessions: '',
      listAdmins: '',
      listAdminSessions: '',
      listRoles: '',
      getDashboardStats: '200.nothingYet',
      getRevenueChart: '200.empty',
      getUserGrowth: '200.empty',
      getSystemStatus: '200.nothingKnown',
      exportTransactions: '200.empty',
      exportGames: '200.empty',
      exportGameItems: '200.empty',
      getWithdrawalSummary: '200.nothingYet',
      getWithdrawalHistory: '200.empty',
      listWithdrawalSignals: '200.none',
      listReviewableWithdrawals: '200.nothing',
      getReviewQueue: '200.nothing',
      claimNextWithdrawal: '200.nothingLeft',
      listReasonCodes: '200.none',
      getReviewFigures: '200.nothing',
      getGameStats: '200.nothingYet',
      getRevenueBalance: '200.nothing',
      getRevenueStatistics: '200.nothingYet',
      getPayoutRecords: '200.empty',
      exportRevenue: '200.empty',
      listMyFactors: '200.noFactors',
      listServiceAccounts: '200.noServiceAccounts',
      listWebhooks: '200.none',
      listWebhookDeliveries: '200.none',
      listMessages: '200.noMessages',
      getMyNotifications: '200.notificationsNone',
      listReconciliations: '200.none',
      listReconciliationLines: '200.none',
      listReconciliationDifferences: '200.none',
      listPlatformEvents: '200.nothingNew',
      exportAuditEntries: '200.empty',
      listAuditBlocks: '200.none',
      listPlayerNotes: '200.none',
      listWithdrawalNotes: '200.none',
      listApprovals: '200.none',
      getApprovalRules: '200.none',
    },
  },
  {
    name: 'server-down',
    title: 'Server down',
    description: 'Every call but signing in answers 503.',
    overrides: { '*': '503' },
  },
  {
    name: 'rate-limited',
    title: 'Rate limited',
    description: 'Every call but signing in answers 429.',
    overrides: { '*': '429' },
  },
  {
    name: 'not-permitted',
    title: 'Not permitted',
    description: 'Every call but signing in answers 403.',
    overrides: { '*': '403.notPermitted' },
  },
  {
    name: 'reviewer',
    title: 'Reviewer',
    description:
      'Signed in with the role reviewer: reviews withdrawals, sees transactions and players, sends no money.',
    overrides: { getMe: '200.reviewer' },
  },
  {
    name: 'auditor',
    title: 'Auditor',
    description:
      'Signed in with the role auditor: sees and exports everything but personal data, which is masked, and changes nothing.',
    overrides: {
      getMe: '200.auditor',
      listRecentTransactions: '200.masked',
      listTransactions: '200.masked',
      getTransaction: '200.masked',
      listWithdrawals: '200.masked',
      getWithdrawal: '200.masked',
      getAuditEntry: '200.masked',
      listPlayers: '200.masked',
      getPlayer: '200.masked',
      listPlayerTimeline: '200.masked',
      listPlayerNotes: '200.masked',
      listWithdrawalNotes: '200.masked',
    },
  },
  {
    name: 'no-permission',
    title: 'No permission',
    description: 'Signed in without a role: every call but signing in, signing out and who one is answers 403.',
    overrides: { '*': '403.permissionMissing', getMe: '200.noPermission', adminLogout: '204' },
  },
  {
    name: 'session-expired',
    title: 'Session expired',
    description: 'Every call but signing in answers 401.',
    overrides: { '*': '401' },
  },
  {
    name: 'payout-refused',
    title: 'Payout refused',
    description: 'Processing a payout answers that the amount is above the balance.',
    overrides: { processPayout: '200.aboveBalance' },
  },
  {
    name: 'half-of-a-bulk-fails',
    title: 'Half of a bulk fails',
    description:
      'Approving, recalling or rejecting several withdrawals together works for the first half of them only.',
    overrides: {
      bulkApproveWithdrawals: '200.half',
      bulkRecallWithdrawals: '200.half',
      bulkUndoWithdrawals: '200.half',
      bulkRejectWithdrawals: '200.half',
    },
  },
  {
    name: 'second-person',
    title: 'Second person',
    description: 'Every approval, payout and role waits for somebody else, and three decisions wait for you.',
    overrides: {
      getMe: '200.secondPerson',
      approveWithdrawal: '202.awaitsSecond',
      processWithdrawal: '202.awaitsSecond',
      retryWithdrawal: '202.awaitsSecond',
      bulkApproveWithdrawals: '200.awaitsSecond',
      processPayout: '202.awaitsSecond',
      updateAdmin: '202.rolesAwaitSecond',
      updateRole: '202.roleAwaitsSecond',
    },
  },
  {
    name: 'second-person-suspended',
    title: 'Second approvals suspended',
    description: 'Somebody at the console has suspended the rules: every screen says so.',
    overrides: { getMe: '200.brokenGlass' },
  },
  {
    name: 'hostile-text',
    title: 'Hostile text',
    description: 'Names, notes and addresses are long, foreign, or written by somebody who means harm.',
    overrides: {
      listRecentTransactions: '200.hostileText',
      getSystemStatus: '200.hostileText',
      listTransactions: '200.hostileText',
      exportTransactions: '200.hostileText',
      getTransaction: '200.hostileText',
      listWithdrawals: '200.hostileText',
      listApprovals: '200.hostileText',
      getApprovalRules: '200.hostileText',
      getWithdrawal: '200.hostileText',
      getWithdrawalHistory: '200.hostileText',
      listReasonCodes: '200.hostileText',
      getReviewFigures: '200.hostileText',
      listGames: '200.hostileText',
      getGame: '200.hostileText',
      getGameStats: '200.hostileText',
      listGameItems: '200.hostileText',
      exportGames: '200.hostileText',
      exportGameItems: '200.hostileText',
      getPayout: '200.hostileText',
      getRevenueStatistics: '200.hostileText',
      listPayouts: '200.hostileText',
      getPayoutRecords: '200.hostileText',
      listAuditEntries: '200.hostileText',
      exportAuditEntries: '200.hostileText',
      getAuditEntry: '200.hostileText',
      listPlayers: '200.hostileText',
      getPlayer: '200.hostileText',
      listPlayerTimeline: '200.hostileText',
      listPlayerNotes: '200.hostileText',
      listWithdrawalNotes: '200.hostileText',
    },
  },
  {
    name: 'ten-thousand-items',
    title: 'Ten thousand items',
    description:
      'The lists and exports of transactions and withdrawals, players, game items, payouts and their records have 10,000 rows.',
    overrides: {
      listTransactions: '',
      exportTransactions: '',
      listWithdrawals: '',
      exportWithdrawals: '',
      listPlayers: '',
      listGameItems: '',
      listPayouts: '',
      getPayoutRecords: '',
    },
    items: 10_000,
  },
  {
    name: 'slow',
    title: 'Slow (3 s)',
    description: 'Every call but signing in takes three seconds.',
    overrides: { '*': '' },
    wait: 3,
  },
];

export const scenarioNamed = (name: string | undefined) => SCENARIOS.find((scenario) => scenario.name === name);

/** The override that a scenario has for a call; undefined when it leaves the call alone. */
export function overrideIn(scenario: Pick<Scenario, 'overrides'> | undefined, operationId: string): string | undefined {
  if (!scenario || operationId in scenario.overrides || signsIn(operationId)) return scenario?.overrides[operationId];
  const { 'list*': ofLists, '*': ofAll } = scenario.overrides;
  return /^list[A-Z]/.test(operationId) ? (ofLists ?? ofAll) : ofAll;
}

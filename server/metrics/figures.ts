// The figures of a running server. No figure has a label with a name, an address or an id of anybody.

interface Figure {
  /** As in OpenTelemetry; in Prometheus each dot is an underscore. */
  name: string;
  unit: string;
  description: string;
  /** Every process over the same database measures the same. */
  isShared?: true;
}

/** Figures of now, besides the counts and durations of calls. */
export const FIGURES = {
  databaseUp: { name: 'coinop.database.up', unit: '1', description: '1 while the database answers this process' },
  reviewWaiting: {
    name: 'coinop.review.waiting',
    unit: '{withdrawal}',
    description: 'Withdrawals that wait for a decision',
    isShared: true,
  },
  reviewOldestWaiting: {
    name: 'coinop.review.oldest_waiting_seconds',
    unit: 's',
    description: 'Age of the oldest withdrawal that waits for a decision',
    isShared: true,
  },
  reviewTarget: {
    name: 'coinop.review.target_seconds',
    unit: 's',
    description: 'REVIEW_TARGET, within which a withdrawal should be decided',
  },
  onHold: {
    name: 'coinop.ledger.on_hold_cents',
    unit: '{cent}',
    description: 'Money of withdrawals that is on hold',
    isShared: true,
  },
  inClearing: {
    name: 'coinop.ledger.in_clearing_cents',
    unit: '{cent}',
    description: 'Money of withdrawals that is on its way to banks',
    isShared: true,
  },
  ledgerDifference: {
    name: 'coinop.ledger.difference_cents',
    unit: '{cent}',
    description: 'By how much the ledger and the withdrawals differ; 0 when the books are right',
    isShared: true,
  },
  brokenInvariants: {
    name: 'coinop.books.broken_invariants',
    unit: '{invariant}',
    description: 'Rules of the books that do not hold',
    isShared: true,
  },
  booksAge: {
    name: 'coinop.books.check_age_seconds',
    unit: 's',
    description: 'Time since this process last checked the books',
  },
  paymentsUnanswered: {
    name: 'coinop.payments.unanswered',
    unit: '{payment}',
    description: 'Payments without an answer of the rail for longer than PAYMENT_LEASE',
    isShared: true,
  },
  oldestUnanswered: {
    name: 'coinop.payments.oldest_unanswered_seconds',
    unit: 's',
    description: 'Time since the oldest of them was sent',
    isShared: true,
  },
  paymentsUnsent: {
    name: 'coinop.payments.unsent',
    unit: '{payment}',
    description: 'Approved withdrawals that are due and were not sent, counted up to 10,000',
    isShared: true,
  },
  oldestUnsent: {
    name: 'coinop.payments.oldest_unsent_seconds',
    unit: 's',
    description: 'For how long the oldest of them has been due; 0 when there is none',
    isShared: true,
  },
  railMissing: {
    name: 'coinop.payments.rail_missing',
    unit: '1',
    description: '1 while this process has no payment rail, although withdrawals are approved or were sent before',
  },
  paymentsPaused: {
    name: 'coinop.payments.paused_seconds',
    unit: 's',
    description: 'For how long payments have been paused; 0 when they are not',
    isShared: true,
  },
  oldestDifference: {
    name: 'coinop.reconciliation.oldest_difference_seconds',
    unit: 's',
    description:
      'Age of the oldest difference of a daily comparison or a statement of the bank that nobody has closed; 0 when there is none',
    isShared: true,
  },
  reconciliationLate: {
    name: 'coinop.reconciliation.late_seconds',
    unit: 's',
    description: 'For how long the oldest day that is not compared yet has been due; 0 when there is none',
    isShared: true,
  },
  railSilent: {
    name: 'coinop.payments.rail_silent_seconds',
    unit: 's',
    description: 'For how long the rail has not answered some process about a payment; 0 when it has',
    isShared: true,
  },
  restoreOpen: {
    name: 'coinop.restore.open',
    unit: '1',
    description: '1 while a restored database waits to be dealt with',
    isShared: true,
  },
  sinceDrill: {
    name: 'coinop.backup.since_drill_seconds',
    unit: 's',
    description:
      'Time since a backup was restored on trial (`npm run backup -- drill-done`), or since the first change',
    isShared: true,
  },
  sinceSeal: {
    name: 'coinop.audit.since_seal_seconds',
    unit: 's',
    description: 'Time since rows of the audit log were last sealed; nothing is sealed while nothing happens',
    isShared: true,
  },
  unsealed: {
    name: 'coinop.audit.unsealed_seconds',
    unit: 's',
    description: 'Age of the oldest row of the audit log that is not sealed; 0 when all are',
    isShared: true,
  },
  auditTrouble: {
    name: 'coinop.audit.trouble',
    unit: '1',
    description: '1 while this process cannot seal the audit log or write AUDIT_HEAD_FILE',
  },
  rollupsPending: {
    name: 'coinop.rollups.pending',
    unit: '{change}',
    description: 'Changes that are not in the rollups yet, counted up to 1,000,000',
    isShared: true,
  },
  eventsWaiting: {
    name: 'coinop.events.waiting',
    unit: '{event}',
    description: 'Events without a place in the feed, counted up to 10,000',
    isShared: true,
  },
  oldestEvent: {
    name: 'coinop.events.oldest_waiting_seconds',
    unit: 's',
    description: 'Age of the oldest of them',
    isShared: true,
  },
  webhooksWaiting: {
    name: 'coinop.webhooks.waiting',
    unit: '{message}',
    description: 'Webhook messages to be sent, counted up to 10,000',
    isShared: true,
  },
  webhooksFailing: {
    name: 'coinop.webhooks.failing_seconds',
    unit: 's',
    description: 'For how long the webhook target has failed that has failed the longest; 0 when none fails',
    isShared: true,
  },
  webhooksOff: {
    name: 'coinop.webhooks.switched_off',
    unit: '{target}',
    description: 'Webhook targets that are switched off, by somebody or by their answer 410',
    isShared: true,
  },
  replicas: {
    name: 'coinop.replicas.connected',
    unit: '{replica}',
    description: 'Standby servers that receive changes',
    isShared: true,
  },
  replicaLag: {
    name: 'coinop.replicas.lag_bytes',
    unit: 'By',
    description: 'How far the slowest of them is behind; only where the role may see it (pg_monitor)',
    isShared: true,
  },
  signInsRefused: {
    name: 'coinop.sign_ins.refused',
    unit: '{attempt}',
    description: 'Failed sign-ins from networks that had one within the last 15 minutes',
    isShared: true,
  },
  frozenByOne: {
    name: 'coinop.players.frozen_by_one',
    unit: '{player}',
    description: 'Players whom the busiest person has frozen within the last hour',
    isShared: true,
  },
  unmetRules: {
    name: 'coinop.second_person.unmet',
    unit: '{decision}',
    description: 'Kinds of decisions that need a second person, or should, when nobody could be one',
    isShared: true,
  },
  unclearNames: {
    name: 'coinop.single_sign_on.unclear_names',
    unit: '{account}',
    description: 'Accounts of single sign-on that a former version took for `admin` by their name',
    isShared: true,
  },
  absentSoon: {
    name: 'coinop.single_sign_on.absent',
    unit: '{account}',
    description: 'Accounts of single sign-on that are disabled within seven days, unless they sign in',
    isShared: true,
  },
  leftPrograms: {
    name: 'coinop.single_sign_on.left_programs',
    unit: '{account}',
    description: 'Accounts that were disabled because they no longer sign in, and whose programs stop within a week',
    isShared: true,
  },
  callsFailed: {
    name: 'coinop.calls.failed_recently',
    unit: '{call}',
    description: 'Calls of the API that this process answered with a 5xx within the last five minutes',
  },
  poolInUse: { name: 'coinop.pool.in_use', unit: '{connection}', description: 'Connections that serve a request' },
  poolWaiting: { name: 'coinop.pool.waiting', unit: '{request}', description: 'Requests that wait for a connection' },
  poolSize: { name: 'coinop.pool.size', unit: '{connection}', description: 'DATABASE_CONNECTIONS' },
  eventLoop: {
    name: 'nodejs.eventloop.utilization',
    unit: '1',
    description: 'Share of the time since the reading before in which the event loop was busy',
  },
  memory: { name: 'process.memory.usage', unit: 'By', description: 'Resident memory' },
  diskFree: {
    name: 'coinop.disk.free_bytes',
    unit: 'By',
    description: 'Free space for the embedded database, or for AUDIT_HEAD_FILE',
  },
  uptime: { name: 'process.uptime', unit: 's', description: 'Time since the process started' },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

/** A figure that cannot be determined at the moment, or not here, is missing. */
export type Figures = Partial<Record<FigureName, number>>;

/** The name that Prometheus knows it by. */
export const prometheusName = (figure: FigureName): string => FIGURES[figure].name.replaceAll('.', '_');

export const isShared = (figure: FigureName): boolean => 'isShared' in FIGURES[figure];

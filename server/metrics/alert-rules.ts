import { type FigureName, isShared, prometheusName } from './figures.ts';

// When somebody has to be told. `npm run alert:rules` makes Prometheus' rules of these, and the server itself looks at the same figures, so both say
// the same. docs/alerts.md has a paragraph for each.

export interface AlertRule {
  name: string;
  figure: FigureName;
  /** The trouble begins above or below this value, or that of another figure. */
  above?: number | FigureName;
  below?: number;
  /** The trouble is told of when it has lasted this long, in seconds. */
  forSeconds: number;
  /** `page`: now, at any hour; `ticket`: within the working day. */
  severity: 'page' | 'ticket';
  /** All processes have this trouble at once, although each finds it by itself: Prometheus tells of it once. */
  once?: true;
  /** A sentence for whoever has to see to it. */
  summary: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const ALERT_RULES = [
  {
    name: 'DatabaseDown',
    figure: 'databaseUp',
    below: 1,
    forSeconds: MINUTE,
    severity: 'page',
    once: true,
    summary: 'The database does not answer, or cannot do its work.',
  },
  {
    name: 'LedgerDifference',
    figure: 'ledgerDifference',
    above: 0,
    forSeconds: 0,
    severity: 'page',
    summary: 'The ledger and the withdrawals differ: money is not where the books say it is.',
  },
  {
    name: 'BooksBroken',
    figure: 'brokenInvariants',
    above: 0,
    forSeconds: 0,
    severity: 'page',
    summary: 'A rule of the books does not hold.',
  },
  {
    name: 'RestoreOpen',
    figure: 'restoreOpen',
    above: 0,
    forSeconds: 0,
    severity: 'page',
    summary: 'The database was restored: payments and the feed wait until somebody has dealt with it.',
  },
  {
    name: 'DrillOverdue',
    figure: 'sinceDrill',
    above: 8 * 24 * HOUR,
    forSeconds: 0,
    severity: 'ticket',
    summary: 'No backup has been restored on trial for over eight days.',
  },
  {
    name: 'RailSilent',
    figure: 'railSilent',
    above: 5 * MINUTE,
    forSeconds: 0,
    severity: 'page',
    summary: 'The payment rail does not answer.',
  },
  {
    name: 'RailMissing',
    figure: 'railMissing',
    above: 0,
    forSeconds: 5 * MINUTE,
    severity: 'page',
    summary: 'A server has no payment rail, although withdrawals are approved or were sent before.',
  },
  {
    name: 'PaymentsUnsent',
    figure: 'oldestUnsent',
    above: 30 * MINUTE,
    // After a pause or a standstill, the backlog is sent within seconds.
    forSeconds: MINUTE,
    severity: 'page',
    summary: 'An approved withdrawal has been due for over 30 minutes and was not sent.',
  },
  {
    name: 'PaymentsUnanswered',
    figure: 'oldestUnanswered',
    above: 15 * MINUTE,
    forSeconds: 0,
    severity: 'page',
    summary: 'A payment has been without an answer for over 15 minutes.',
  },
  {
    name: 'PaymentsPaused',
    figure: 'paymentsPaused',
    above: HOUR,
    forSeconds: 0,
    severity: 'ticket',
    summary: 'Payments have been paused for over an hour.',
  },
  {
    name: 'DifferenceUnexplained',
    figure: 'oldestDifference',
    above: 24 * HOUR,
    forSeconds: 0,
    severity: 'ticket',
    summary:
      'A difference between our payments and those of the rail or the bank has not been explained for over a day.',
  },
  {
    name: 'ReconciliationLate',
    figure: 'reconciliationLate',
    above: 24 * HOUR,
    forSeconds: 0,
    severity: 'ticket',
    summary: 'The payments of a day could not be compared with the rail’s list for over a day.',
  },
  {
    name: 'ReviewOverdue',
    figure: 'reviewOldestWaiting',
    above: 'reviewTarget',
    forSeconds: 5 * MINUTE,
    severity: 'ticket',
    summary: 'A withdrawal waits for a decision for longer than the target.',
  },
  {
    name: 'AuditUnsealed',
    figure: 'unsealed',
    above: 5 * MINUTE,
    forSeconds: 0,
    severity: 'page',
    summary: 'Rows of the audit log have not been sealed for over five minutes.',
  },
  {
    name: 'AuditTrouble',
    figure: 'auditTrouble',
    above: 0,
    forSeconds: 2 * MINUTE,
    severity: 'page',
    summary: 'The audit log cannot be sealed, or the file with its heads cannot be written.',
  },
  {
    name: 'RollupsBehind',
    figure: 'rollupsPending',
    above: 50_000,
    forSeconds: 5 * MINUTE,
    severity: 'ticket',
    summary: 'The rollups are behind: figures load slowly.',
  },
  {
    name: 'WebhookFailing',
    figure: 'webhooksFailing',
    above: HOUR,
    forSeconds: 0,
    severity: 'ticket',
    summary: 'A webhook target has failed for over an hour.',
  },
  {
    name: 'WebhookSwitchedOff',
    figure: 'webhooksOff',
    above: 0,
    forSeconds: 0,
    severity: 'ticket',
    summary: 'A webhook target is switched off: its messages wait.',
  },
  {
    name: 'ReplicaBehind',
    figure: 'replicaLag',
    above: 64 * 1024 * 1024,
    forSeconds: 2 * MINUTE,
    severity: 'ticket',
    summary: 'A standby server of the database is over 64 MiB behind.',
  },
  {
    name: 'SignInsRefused',
    figure: 'signInsRefused',
    above: 50,
    forSeconds: 0,
    severity: 'ticket',
    summary: 'Over 50 sign-ins have failed within 15 minutes.',
  },
  {
    name: 'MassFreeze',
    figure: 'frozenByOne',
    above: 19,
    forSeconds: 0,
    severity: 'page',
    summary: 'One person has frozen 20 players or more within an hour: nothing is paid to them.',
  },
  {
    name: 'SecondPersonMissing',
    figure: 'unmetRules',
    above: 0,
    forSeconds: 0,
    severity: 'ticket',
    summary: 'A decision that needs a second person has nobody who could be one.',
  },
  {
    name: 'SignOnNameUnclear',
    figure: 'unclearNames',
    above: 0,
    forSeconds: 0,
    severity: 'ticket',
    summary: 'An account of single sign-on no longer counts as admin by its name.',
  },
  {
    name: 'AccountsUnused',
    figure: 'absentSoon',
    above: 0,
    forSeconds: 0,
    severity: 'ticket',
    summary: 'An account of single sign-on is disabled within seven days, because nobody signs in with it.',
  },
  {
    name: 'ProgramsLeft',
    figure: 'leftPrograms',
    above: 0,
    forSeconds: 0,
    severity: 'ticket',
    summary: 'A program stops within a week, because its owner was disabled: give it to somebody else.',
  },
  {
    name: 'CallsFailing',
    figure: 'callsFailed',
    above: 10,
    forSeconds: 0,
    severity: 'page',
    summary: 'Over ten calls have failed within five minutes.',
  },
  {
    name: 'PoolExhausted',
    figure: 'poolWaiting',
    above: 0,
    forSeconds: MINUTE,
    severity: 'page',
    summary: 'Requests wait for a connection to the database.',
  },
  {
    name: 'EventLoopBusy',
    figure: 'eventLoop',
    above: 0.9,
    forSeconds: 5 * MINUTE,
    severity: 'ticket',
    summary: 'The server is busy nearly all the time.',
  },
  {
    name: 'DiskFull',
    figure: 'diskFree',
    below: 1e9,
    forSeconds: MINUTE,
    severity: 'page',
    summary: 'Less than 1 GB is free on the disk that the server writes to.',
  },
] as const satisfies readonly AlertRule[];

/** Every process over the database finds the same trouble. */
export const isSharedRule = ({ figure }: AlertRule): boolean => isShared(figure);

/** The condition in PromQL. It holds once for a trouble of the whole database, however many processes see it, and otherwise for each process. */
export function expressionOf(rule: AlertRule): string {
  const { figure, above, below, once } = rule;
  const most = above === undefined ? 'min' : 'max';
  const all = (name: FigureName) =>
    once || isSharedRule(rule) ? `${most} without (instance) (${prometheusName(name)})` : prometheusName(name);
  const limit = typeof above === 'string' ? all(above) : (above ?? below);
  return `${all(figure)} ${above === undefined ? '<' : '>'} ${limit}`;
}

import type { Logger } from 'pino';
import { disableAbsentAdmins, disableIdleAdmins } from '../admins/idle-commands.ts';
import { forgetOldAlerts } from '../alerts/commands.ts';
import { forgetEndedSessions } from '../authentication/commands.ts';
import { boundAttempts, forgetOldAttempts } from '../authentication/limit-commands.ts';
import type { Database } from '../db/database.ts';
import { driverError, isDatabaseDown } from '../db/errors.ts';
import { makeFuturePartitions } from '../db/partitions.ts';
import { WorkLoop } from '../domain/work-loop.ts';
import { forgetOldChallenges } from '../factors/challenge-commands.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { addUpRevenue } from '../ledger/revenue-line.ts';
import { forgetOldDevices, forgetOldMessages } from '../notifications/message-commands.ts';
import { forgetOldNotices } from '../notifications/outbox-commands.ts';
import { forgetLostWorkers } from '../payments/worker-commands.ts';
import { forgetOldEvents } from '../platform/events/commands.ts';
import { forgetOldDeliveries } from '../platform/webhooks/delivery-commands.ts';
import { makingSearchKeys } from '../records/search-keys.ts';
import { clearOldTexts } from '../records/statement-texts.ts';
import { scoreQueue } from '../review/score-commands.ts';
import { expireRequests } from '../second-person/decision-commands.ts';
import { ensureFirstRules } from '../second-person/rule-commands.ts';
import { giveUpInterrupted } from '../statements/storing-commands.ts';
import { applyDeltaBatch, vacuumRollups } from '../statistics/rollups.ts';

const EVERY_MS = 60 * 60_000;
/** A process that is restarted every hour would never get to it otherwise; right at the start there is enough to do. */
const FIRST_AFTER_MS = 2 * 60_000;
const BOUND_EVERY_MS = 60_000;
const LOOK_EVERY_MS = 60_000;
const WORK_OFF_EVERY_MS = 1_000;

/** Steps that delete expired rows, or end what has expired. */
const TIDYING = [
  forgetEndedSessions,
  forgetOldAttempts,
  forgetOldChallenges,
  forgetOldKeys,
  forgetOldEvents,
  vacuumRollups,
  forgetLostWorkers,
  forgetOldDeliveries,
  expireRequests,
  forgetOldAlerts,
  forgetOldNotices,
  forgetOldMessages,
  forgetOldDevices,
  giveUpInterrupted,
];

interface HousekeepingOptions {
  firstAfterMs?: number;
  boundEveryMs?: number;
  /** Days without activity after which an administrator is disabled; by default never. */
  disableIdleAfterDays?: number | undefined;
  /** Days without a sign-in after which an account of single sign-on is disabled; by default never. */
  disableAbsentAfterDays?: number | undefined;
  /** Days after which the texts of a statement of the bank are cleared; by default never. */
  statementTextDays?: number | undefined;
  /** From which amount on a second person is asked, once there are two; by default never. */
  secondPersonFromCents?: number | undefined;
  /** Called once for each step that fails, with a message without personal data. */
  report?: (message: string) => void;
}

interface Background {
  loops: WorkLoop[];
  /** Resolves when nothing runs any more; closing the connection breaks off a running statement. */
  stop(): Promise<void>;
}

/**
 * Deletes expired rows soon after the start and then once an hour, disables administrators who were idle or away for too long, and creates the partitions of coming months. Several
 * processes over one database may do so.
 *
 * @param upkeep `Connection.upkeep`, where a statement may take half an hour
 * @param db for what must not wait that long
 */
export function startHousekeeping(
  upkeep: Database,
  db: Database,
  log: Logger,
  {
    firstAfterMs = FIRST_AFTER_MS,
    boundEveryMs = BOUND_EVERY_MS,
    disableIdleAfterDays,
    disableAbsentAfterDays,
    statementTextDays,
    secondPersonFromCents,
    report = () => {},
  }: HousekeepingOptions = {},
): Background {
  let isStopped = false;
  const failed = (failure: string, step: string) => (error: unknown, isAgain: boolean) => {
    log.warn({ err: driverError(error), step }, failure);
    if (!isDatabaseDown(error) && !isAgain) report(`Housekeeping: ${failure} (${step}).`);
  };
  const failing = new Set<string>();
  const tidy = async () => {
    // One after the other, because they share one connection. A failed step does not keep the others from running.
    for (const step of TIDYING) {
      try {
        if (!isStopped) await step(upkeep);
        failing.delete(step.name);
      } catch (error) {
        if (!isStopped) failed('old rows could not be removed', step.name)(error, failing.has(step.name));
        failing.add(step.name);
      }
    }
    if (failing.size > 0) throw new Error(`${[...failing].join(', ')} failed`);
  };
  const disabling = (name: string, command: typeof disableIdleAdmins, days: number | undefined, why: string) => {
    if (days === undefined) return [];
    const work = async () => {
      const disabled = await command(db, days, (username, error) => {
        log.warn({ username, err: driverError(error) }, `an administrator could not be disabled, of those who ${why}`);
        report(`Housekeeping: ${username} could not be disabled, one of those who ${why}.`);
      });
      if (disabled.length > 0) log.warn({ disabled }, `administrators have been disabled who ${why}`);
    };
    const told = failed(`administrators could not be disabled who ${why}`, command.name);
    return [new WorkLoop({ name, pauseMs: EVERY_MS, firstAfterMs, work, failed: told })];
  };
  const ensureRules = async () => {
    if (await ensureFirstRules(db, secondPersonFromCents))
      log.info('a second person is asked for large sums from now on');
  };
  const loops = [
    new WorkLoop({ name: 'Removal of old rows', pauseMs: EVERY_MS, firstAfterMs, work: tidy }),
    // At the start too: the server may have been down for long.
    new WorkLoop({
      name: 'Partitions of coming months',
      pauseMs: EVERY_MS,
      work: () => makeFuturePartitions(db),
      failed: failed('the partitions of the coming months could not be made', 'makeFuturePartitions'),
    }),
    new WorkLoop({
      name: 'Counts of failed sign-ins',
      pauseMs: boundEveryMs,
      firstAfterMs: boundEveryMs,
      work: () => boundAttempts(db),
      failed: failed('the counts of failed sign-ins could not be bounded', 'boundAttempts'),
    }),
    ...(statementTextDays === undefined
      ? []
      : [
          new WorkLoop({
            name: 'Texts of old statements',
            pauseMs: EVERY_MS,
            firstAfterMs,
            work: async () => void (await clearOldTexts(db, statementTextDays)),
            failed: failed('the texts of old statements could not be cleared', 'clearOldTexts'),
          }),
        ]),
    new WorkLoop({
      name: 'First rules for a second person',
      pauseMs: LOOK_EVERY_MS,
      firstAfterMs: LOOK_EVERY_MS,
      work: ensureRules,
      failed: failed('the first rules for a second person could not be put in force', 'ensureRules'),
    }),
    new WorkLoop({
      name: 'Search keys',
      pauseMs: LOOK_EVERY_MS,
      work: makingSearchKeys(db, upkeep),
      failed: failed('search keys could not be made', 'makingSearchKeys'),
    }),
    ...disabling('Idle administrators', disableIdleAdmins, disableIdleAfterDays, 'were idle'),
    ...disabling(
      'Administrators without a sign-in',
      disableAbsentAdmins,
      disableAbsentAfterDays,
      'have not signed in at the identity provider',
    ),
  ];
  for (const loop of loops) loop.start();
  return {
    loops,
    async stop() {
      isStopped = true;
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

/**
 * Applies pending changes to the rollups every second, and sums new revenue records, so that reading figures stays
 * fast. Several processes over one database may do so.
 */
export const deltaLoop = (db: Database, log: Logger): WorkLoop =>
  backlogLoop(db, log, 'Rollups', applyDeltaBatch, 'the rollups could not be updated', addUpRevenue);

/** Keeps the scores by which the desk hands out the riskiest withdrawals up to date. Several processes over one database may do so. */
export const scoreLoop = (db: Database, log: Logger): WorkLoop =>
  backlogLoop(db, log, 'Scores of withdrawals', scoreQueue, 'the scores of withdrawals could not be updated');

/**
 * Works off a backlog every second, in batches with a commit each.
 *
 * @param batch returns how much it took; null or 0 when nothing is left
 */
function backlogLoop(
  db: Database,
  log: Logger,
  name: string,
  batch: (db: Database) => Promise<number | null>,
  failure: string,
  after?: (db: Database) => Promise<unknown>,
): WorkLoop {
  return new WorkLoop({
    name,
    pauseMs: WORK_OFF_EVERY_MS,
    firstAfterMs: WORK_OFF_EVERY_MS,
    async work() {
      if (await batch(db)) return true;
      await after?.(db);
      return false;
    },
    failed: (error) => log.warn({ err: driverError(error) }, failure),
  });
}

import type { Logger } from 'pino';
import { disableIdleAdmins } from '../admins/idle-commands.ts';
import { forgetOldAlerts } from '../alerts/commands.ts';
import { forgetEndedSessions } from '../authentication/commands.ts';
import { boundAttempts, forgetOldAttempts } from '../authentication/limit-commands.ts';
import type { Database } from '../db/database.ts';
import { driverError, isDatabaseDown } from '../db/errors.ts';
import { makeFuturePartitions } from '../db/partitions.ts';
import { forgetOldChallenges } from '../factors/challenge-commands.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { addUpRevenue } from '../ledger/revenue-line.ts';
import { forgetOldDevices, forgetOldMessages } from '../notifications/message-commands.ts';
import { forgetOldNotices } from '../notifications/outbox-commands.ts';
import { forgetLostWorkers } from '../payments/worker-commands.ts';
import { forgetOldEvents } from '../platform/events/commands.ts';
import { forgetOldDeliveries } from '../platform/webhooks/delivery-commands.ts';
import { scoreQueue } from '../review/score-commands.ts';
import { expireRequests } from '../second-person/decision-commands.ts';
import { ensureFirstRules } from '../second-person/rule-commands.ts';
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
];

interface HousekeepingOptions {
  firstAfterMs?: number;
  boundEveryMs?: number;
  /** Days without activity after which an administrator is disabled; by default never. */
  disableIdleAfterDays?: number | undefined;
  /** From which amount on a second person is asked, once there are two; by default never. */
  secondPersonFromCents?: number | undefined;
  /** Called once for each step that fails, with a message without personal data. */
  report?: (message: string) => void;
}

/**
 * Deletes expired rows soon after the start and then once an hour, disables idle administrators if that is set, and creates the partitions of coming months. Several
 * processes over one database may do so.
 *
 * @param upkeep `Connection.upkeep`, where a statement may take half an hour
 * @param db for what must not wait that long
 * @returns a function that stops it; closing the connection then breaks off the running statement
 */
export function startHousekeeping(
  upkeep: Database,
  db: Database,
  log: Logger,
  {
    firstAfterMs = FIRST_AFTER_MS,
    boundEveryMs = BOUND_EVERY_MS,
    disableIdleAfterDays,
    secondPersonFromCents,
    report = () => {},
  }: HousekeepingOptions = {},
): () => void {
  let stopped = false;
  const failing = new Set<string>();
  const attempt = async (on: Database, step: (db: Database) => Promise<void>, failure: string) => {
    if (stopped) return;
    // A failed step does not keep the others from running.
    try {
      await step(on);
      failing.delete(step.name);
    } catch (error) {
      if (stopped) return;
      log.warn({ err: driverError(error), step: step.name }, failure);
      if (!isDatabaseDown(error) && !failing.has(step.name)) report(`Housekeeping: ${failure} (${step.name}).`);
      failing.add(step.name);
    }
  };
  const lookAhead = () => attempt(db, makeFuturePartitions, 'the partitions of the coming months could not be made');
  const tidy = async () => {
    // One after the other, because they share one connection.
    for (const step of TIDYING) await attempt(upkeep, step, 'old rows could not be removed');
    if (disableIdleAfterDays === undefined) return;
    const disable = async (on: Database) => {
      const disabled = await disableIdleAdmins(on, disableIdleAfterDays, (username, error) => {
        log.warn({ username, err: driverError(error) }, 'an idle administrator could not be disabled');
        report(`Housekeeping: ${username} is idle and could not be disabled.`);
      });
      if (disabled.length > 0) log.warn({ disabled }, 'administrators who were idle have been disabled');
    };
    await attempt(db, disable, 'idle administrators could not be disabled');
  };
  const first = setTimeout(tidy, firstAfterMs).unref();
  const timers = [setInterval(tidy, EVERY_MS), setInterval(lookAhead, EVERY_MS)].map((timer) => timer.unref());
  const bound = () => attempt(db, boundAttempts, 'the counts of failed sign-ins could not be bounded');
  const bounding = setInterval(bound, boundEveryMs).unref();
  const ensureRules = async (on: Database) => {
    if (await ensureFirstRules(on, secondPersonFromCents))
      log.info('a second person is asked for large sums from now on');
  };
  const lookForTwo = () => attempt(db, ensureRules, 'the first rules for a second person could not be put in force');
  const looking = setInterval(lookForTwo, LOOK_EVERY_MS).unref();
  // At the start too: the server may have been down for long.
  void lookAhead();
  return () => {
    stopped = true;
    clearTimeout(first);
    for (const timer of [...timers, bounding, looking]) clearInterval(timer);
  };
}

/**
 * Applies pending changes to the rollups every second, and sums new revenue records, so that reading figures stays
 * fast. Several processes over one database may do so.
 */
export const startApplyingDeltas = (db: Database, log: Logger) =>
  startEverySecond(db, log, applyDeltaBatch, 'the rollups could not be updated', addUpRevenue);

/** Keeps the scores by which the desk hands out the riskiest withdrawals up to date. Several processes over one database may do so. */
export const startScoring = (db: Database, log: Logger) =>
  startEverySecond(db, log, scoreQueue, 'the scores of withdrawals could not be updated');

/**
 * Works off a backlog every second, in batches with a commit each.
 *
 * @param batch returns how much it took; null or 0 when nothing is left
 * @returns a function that stops it, and resolves when no batch is running any more
 */
function startEverySecond(
  db: Database,
  log: Logger,
  batch: (db: Database) => Promise<number | null>,
  failure: string,
  after?: (db: Database) => Promise<unknown>,
): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | undefined;
  const workOff = async () => {
    try {
      for (let left: number | null = 1; left && !stopped; ) left = await batch(db);
      if (!stopped) await after?.(db);
    } catch (error) {
      if (!stopped) log.warn({ err: driverError(error) }, failure);
    }
  };
  const timer = setInterval(() => {
    running ??= workOff().finally(() => {
      running = undefined;
    });
  }, WORK_OFF_EVERY_MS).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}

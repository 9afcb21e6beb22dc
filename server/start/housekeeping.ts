import type { Logger } from 'pino';
import { disableIdleAdmins } from '../admins/idle-commands.ts';
import { forgetEndedSessions } from '../authentication/commands.ts';
import { boundAttempts, forgetOldAttempts } from '../authentication/limit-commands.ts';
import type { Database } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import { makeFuturePartitions } from '../db/partitions.ts';
import { forgetOldChallenges } from '../factors/challenge-commands.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { addUpRevenue } from '../ledger/revenue-line.ts';
import { forgetLostWorkers } from '../payments/payment-commands.ts';
import { forgetOldEvents } from '../platform/events/commands.ts';
import { forgetOldDeliveries } from '../platform/webhooks/delivery-commands.ts';
import { applyDeltaBatch, vacuumRollups } from '../statistics/rollups.ts';

const EVERY_MS = 60 * 60_000;
/** A process that is restarted every hour would never get to it otherwise; right at the start there is enough to do. */
const FIRST_AFTER_MS = 2 * 60_000;
const BOUND_EVERY_MS = 60_000;
const APPLY_EVERY_MS = 1_000;

/** Steps that delete expired rows. */
const TIDYING = [
  forgetEndedSessions,
  forgetOldAttempts,
  forgetOldChallenges,
  forgetOldKeys,
  forgetOldEvents,
  vacuumRollups,
  forgetLostWorkers,
  forgetOldDeliveries,
];

interface HousekeepingOptions {
  firstAfterMs?: number;
  boundEveryMs?: number;
  /** Days without activity after which an administrator is disabled; by default never. */
  disableIdleAfterDays?: number | undefined;
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
  { firstAfterMs = FIRST_AFTER_MS, boundEveryMs = BOUND_EVERY_MS, disableIdleAfterDays }: HousekeepingOptions = {},
): () => void {
  let stopped = false;
  const attempt = async (on: Database, step: (db: Database) => Promise<void>, failure: string) => {
    if (stopped) return;
    // A failed step does not keep the others from running.
    await step(on).catch((error: unknown) => {
      if (!stopped) log.warn({ err: driverError(error) }, failure);
    });
  };
  const lookAhead = () => attempt(db, makeFuturePartitions, 'the partitions of the coming months could not be made');
  const tidy = async () => {
    // One after the other, because they share one connection.
    for (const step of TIDYING) await attempt(upkeep, step, 'old rows could not be removed');
    if (disableIdleAfterDays === undefined) return;
    const disable = async (on: Database) => {
      const disabled = await disableIdleAdmins(on, disableIdleAfterDays);
      if (disabled.length > 0) log.warn({ disabled }, 'administrators who were idle have been disabled');
    };
    await attempt(db, disable, 'idle administrators could not be disabled');
  };
  const first = setTimeout(tidy, firstAfterMs).unref();
  const timers = [setInterval(tidy, EVERY_MS), setInterval(lookAhead, EVERY_MS)].map((timer) => timer.unref());
  const bound = () => attempt(db, boundAttempts, 'the counts of failed sign-ins could not be bounded');
  const bounding = setInterval(bound, boundEveryMs).unref();
  // At the start too: the server may have been down for long.
  void lookAhead();
  return () => {
    stopped = true;
    clearTimeout(first);
    for (const timer of [...timers, bounding]) clearInterval(timer);
  };
}

/**
 * Applies pending changes to the rollups every second, and sums new revenue records, so that reading figures stays
 * fast. A backlog is worked off in batches, each with its own commit. Several processes over one database may do so.
 *
 * @returns a function that stops it, and resolves when no batch is running any more
 */
export function startApplyingDeltas(db: Database, log: Logger): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | undefined;
  const applyAll = async () => {
    try {
      for (let left: number | null = 1; left && !stopped; ) left = await applyDeltaBatch(db);
      if (!stopped) await addUpRevenue(db);
    } catch (error) {
      if (!stopped) log.warn({ err: driverError(error) }, 'the rollups could not be updated');
    }
  };
  const timer = setInterval(() => {
    running ??= applyAll().finally(() => {
      running = undefined;
    });
  }, APPLY_EVERY_MS).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { frozenByEach, lastDrill, newestSeal, oldestUnsealed } from '../audit/figure-queries.ts';
import type { Database } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { paymentClaims, paymentPause, paymentWorkers } from '../db/schema/payments.ts';
import { admins, serviceTokens } from '../db/schema/people.ts';
import { personLinkEnds, personLinks } from '../db/schema/person-links.ts';
import { platformEvents, webhookDeliveries, webhookTargets } from '../db/schema/platform.ts';
import { reconciliationDays } from '../db/schema/reconciliation.ts';
import { restores } from '../db/schema/restore.ts';
import { signInLimits } from '../db/schema/sign-in-limits.ts';
import { rollupDeltas, rollups } from '../db/schema/statistics.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { unsentWithdrawals } from '../ledger/due-withdrawals.ts';
import type { Figures } from './figures.ts';

/** Larger backlogs are all the same trouble. */
const MAX_COUNTED = 10_000;
const MAX_PENDING_DELTAS = 1_000_000;

/** A single value. Null is a figure that does not exist here, which is left out. */
const one = (what: SQL, from: SQL) => sql<number | null>`(select ${what} from ${from})::float8`;
const ageOf = (time: SQL | PgColumn) => sql`extract(epoch from clock_timestamp() - ${time})`;
/** 0 when there is none. */
const oldestAge = (time: SQL | PgColumn, from: SQL) => one(sql`coalesce(max(${ageOf(time)}), 0)`, from);
const countUpTo = (most: number, from: SQL) =>
  one(sql`count(*)`, sql`(select from ${from} limit ${most}::int) as counted`);

const oldestWith = (status: string) =>
  sql`(select ${withdrawals.createdAt} as since from ${withdrawals} where ${withdrawals.status} = ${status} order by ${withdrawals.createdAt} limit 1)`;

/** Sums of the withdrawals in these statuses: one row per day of the rollups, however many withdrawals there are. */
const ofWithdrawals = (value: 'count' | 'cents', statuses: SQL) =>
  sql<number>`(select coalesce(sum(amount), 0) from (
    select ${sql.identifier(value)} as amount from ${rollups}
    where source = 'withdrawals' and grain = 'day' and status in ${statuses} and type = '*' and game_id = '*' and item_id = '*'
    union all
    select ${sql.identifier(value)} from ${rollupDeltas} where source = 'withdrawals' and status in ${statuses}
  ) as amounts)::float8`;

const WAITING = sql`('pending', 'pending_review')`;
const ON_HOLD = sql`('pending', 'pending_review', 'approved', 'failed')`;
const IN_CLEARING = sql`('processing')`;

const failedRecently = sql`(select ${signInLimits.attempts} as attempts from ${signInLimits}
  where ${signInLimits.updatedAt} > now() - interval '15 minutes' and (${signInLimits.subject} like 'address:%' or ${signInLimits.subject} like 'known:%')
  limit ${MAX_COUNTED}::int) as failed`;

/** Standby servers say how far they have come; a role without pg_monitor sees only that they are there. */
const behind = sql`max(pg_wal_lsn_diff(pg_current_wal_lsn(), coalesce(replay_lsn, flush_lsn, write_lsn, sent_lsn)))`;

/** Withdrawals are to be sent, or some were. */
const isRailNeeded = sql`exists (select from ${withdrawals} where ${withdrawals.status} = 'approved')
  or exists (select from ${paymentClaims})`;

/** Accounts of single sign-on that have not signed in for so many days. */
const absentSince = (
  days: number,
) => sql`${admins} where ${admins.signOnIssuer} is not null and ${admins.disabledAt} is null
  and ${admins.signedOnAt} < now() - ${Math.max(days, 0)}::int * interval '1 day'`;

/** Programs that still work, of people who were away for too long. */
const leftPrograms = sql`${admins} as owner where owner.programs_until > now() and owner.disabled_at is not null and exists (
  select from ${admins} as program join ${serviceTokens} as token on token.admin_id = program.admin_id
  where program.owner_id = owner.admin_id and program.disabled_at is null and token.expires_at > now())`;

/** Settings of the process, on which some figures depend. */
export interface Given {
  leaseSeconds: number;
  processAfterMinutes?: number;
  /** Whether the process has a payment rail, or need not have one. */
  hasRail?: boolean;
  /** Days without a sign-in after which an account of single sign-on is disabled; undefined: never. */
  disableAbsentAfterDays?: number | undefined;
}

/**
 * The figures that the database knows, in one statement. Each comes from an index, or from a backlog that is counted up to a limit, so that the
 * statement takes as long in a year as it does today.
 */
export async function databaseFigures(db: Database, given: Given): Promise<Figures> {
  const { leaseSeconds, processAfterMinutes = 0, hasRail = true, disableAbsentAfterDays = 0 } = given;
  const unsent = sql`(select since from ${unsentWithdrawals(processAfterMinutes)} as due limit ${MAX_COUNTED}::int) as unsent`;
  const unanswered = sql`${withdrawals} where ${withdrawals.status} = 'processing' and ${withdrawals.askedAt} is not null
    and ${withdrawals.updatedAt} <= now() - make_interval(secs => ${leaseSeconds}::float8)`;
  const values = await selectValues(db, {
    reviewWaiting: ofWithdrawals('count', WAITING),
    reviewOldestWaiting: oldestAge(
      sql`since`,
      sql`(${oldestWith('pending')} union all ${oldestWith('pending_review')}) as oldest`,
    ),
    onHold: ofWithdrawals('cents', ON_HOLD),
    inClearing: ofWithdrawals('cents', IN_CLEARING),
    paymentsUnanswered: one(sql`count(*)`, unanswered),
    oldestUnanswered: oldestAge(sql`${withdrawals.updatedAt}`, unanswered),
    paymentsUnsent: one(sql`count(*)`, unsent),
    oldestUnsent: oldestAge(sql`since`, unsent),
    railSilent: oldestAge(
      paymentWorkers.unansweredSince,
      sql`${paymentWorkers} where ${paymentWorkers.seenAt} > now() - interval '1 minute'`,
    ),
    railMissing: hasRail ? sql<number>`0` : one(sql`(${isRailNeeded})::int`, sql`(select) as once`),
    paymentsPaused: oldestAge(sql`${paymentPause.pausedAt}`, sql`${paymentPause}`),
    oldestDifference: oldestAge(
      sql`since`,
      sql`(select min(alert_since) as since from open_differences where alert_since < now()) as oldest where since is not null`,
    ),
    reconciliationLate: oldestAge(
      sql`${reconciliationDays.firstTriedAt}`,
      sql`${reconciliationDays} where ${reconciliationDays.runId} is null`,
    ),
    unclearNames: one(
      sql`count(*)`,
      sql`${personLinks} where ${personLinks.why} = 'sign_on_fallback'
        and not exists (select from ${personLinkEnds} where ${personLinkEnds.linkId} = ${personLinks.linkId})`,
    ),
    absentSoon:
      disableAbsentAfterDays === 0 ? sql<number>`0` : one(sql`count(*)`, absentSince(disableAbsentAfterDays - 7)),
    leftPrograms: one(sql`count(*)`, leftPrograms),
    restoreOpen: one(sql`count(*)`, sql`${restores} where ${restores.endedAt} is null`),
    sinceDrill: one(ageOf(lastDrill), sql`(select) as once`),
    sinceSeal: one(ageOf(sql`sealed_at`), newestSeal),
    unsealed: oldestAge(sql`since`, oldestUnsealed),
    rollupsPending: countUpTo(MAX_PENDING_DELTAS, sql`${rollupDeltas}`),
    eventsWaiting: countUpTo(
      MAX_COUNTED,
      sql`${platformEvents} where ${platformEvents.position} is null and (${platformEvents.notBefore} is null or ${platformEvents.notBefore} <= now())`,
    ),
    oldestEvent: oldestAge(
      sql`since`,
      sql`(select ${platformEvents.createdAt} as since from ${platformEvents} where ${platformEvents.position} is null order by ${platformEvents.id} limit 1) as oldest`,
    ),
    webhooksWaiting: countUpTo(MAX_COUNTED, sql`${webhookDeliveries} where ${webhookDeliveries.state} = 'waiting'`),
    webhooksFailing: oldestAge(
      sql`${webhookTargets.failingSince}`,
      sql`${webhookTargets} where ${webhookTargets.isActive} and ${webhookTargets.failingSince} is not null`,
    ),
    webhooksOff: one(sql`count(*)`, sql`${webhookTargets} where not ${webhookTargets.isActive}`),
    replicas: one(sql`count(*)`, sql`pg_stat_replication`),
    replicaLag: sql<number | null>`case when not pg_is_in_recovery() then ${one(behind, sql`pg_stat_replication`)} end`,
    frozenByOne: one(sql`coalesce(max(players), 0)`, frozenByEach),
    signInsRefused: one(sql`coalesce(sum(attempts), 0)`, failedRecently),
  });
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, Number(value)]])),
  );
}

import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { archivedWithdrawals } from '../db/schema/archive.ts';
import { statementPayments } from '../db/schema/statement-lines.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { Turn } from '../domain/turn.ts';
import { paymentsAround } from '../reconciliation/queries.ts';
import { dayBegins, dayEnds } from '../statistics/utc-days.ts';
import type { SentPayment } from './matching/match.ts';

/** Archived withdrawals have no attempts of ours. */
const ARCHIVED_ATTEMPT = 1;
/** As `paymentsAround`. */
const MARGIN_MS = 45 * 24 * 60 * 60_000;
/** Ids that are looked up at once. */
const IDS = 2_000;

/** How payments are told apart. */
export const paymentName = ({ withdrawalId, attempt }: { withdrawalId: string; attempt: number }): string =>
  `${withdrawalId} ${attempt}`;

/**
 * The payments that the rail confirmed on these UTC days, and around them, those of archived withdrawals among them, with
 * what the matches that stand have of each.
 */
export async function sentPayments(db: Database, from: string, to: string): Promise<SentPayment[]> {
  const ours = await paymentsAround(db, from, to);
  const archived = await archivedAround(db, from, to);
  const found = await foundCents(
    db,
    [...ours, ...archived].map(({ withdrawalId }) => withdrawalId),
  );
  return [
    ...ours.map(({ withdrawalId, attempt, reference, netCents, paidAt, isInPeriod }) => ({
      ...{ withdrawalId, attempt, reference, isInPeriod },
      ...{ amountCents: netCents, sentAt: paidAt },
      ...foundOf(found, { withdrawalId, attempt }),
    })),
    ...archived.map((one) => ({ ...one, ...foundOf(found, one) })),
  ];
}

async function archivedAround(db: Database, from: string, to: string) {
  const dayOf = (day: string, by: number) => new Date(Date.parse(`${day}T00:00:00Z`) + by).toISOString().slice(0, 10);
  const { withdrawalId, decidedAt, requestedCents, feeCents, status } = archivedWithdrawals;
  const rows = await db
    .select({
      withdrawalId,
      sentAt: decidedAt,
      amountCents: sql`${requestedCents} - ${feeCents}`.mapWith(Number),
      isInPeriod: sql<boolean>`${decidedAt} >= ${dayBegins(from)} and ${decidedAt} < ${dayEnds(to)}`,
    })
    .from(archivedWithdrawals)
    .where(
      and(
        eq(status, 'completed'),
        gte(decidedAt, dayBegins(dayOf(from, -MARGIN_MS))),
        lt(decidedAt, dayEnds(dayOf(to, MARGIN_MS))),
      ),
    );
  // Their days are those of another system: nobody waits for them on a statement.
  return rows.map((row) => ({ ...row, attempt: ARCHIVED_ATTEMPT, reference: null, isInPeriod: false }));
}

interface Found {
  payment: number;
  isReturned: boolean;
}

async function foundCents(db: Database, ids: string[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const turn = new Turn();
  for (let from = 0; from < ids.length; from += IDS) {
    if (turn.isOver) await turn.pass();
    const rows = await db
      .select()
      .from(statementPayments)
      .where(isOneOfMany(statementPayments.withdrawalId, [...new Set(ids.slice(from, from + IDS))]));
    for (const row of rows) {
      const one = found.get(paymentName(row)) ?? { payment: 0, isReturned: false };
      if (row.kind === 'payment') one.payment = row.cents;
      else one.isReturned = true;
      found.set(paymentName(row), one);
    }
  }
  return found;
}

function foundOf(found: ReadonlyMap<string, Found>, payment: { withdrawalId: string; attempt: number }) {
  const { payment: cents = 0, isReturned = false } = found.get(paymentName(payment)) ?? {};
  return { foundCents: cents, isReturnFound: isReturned };
}

/** The statuses of withdrawals that are neither paid nor archived, by id, of those that a text may name. */
export async function unsentStatuses(db: Database, ids: string[]): Promise<Map<string, string>> {
  const statuses = new Map<string, string>();
  const turn = new Turn();
  for (let from = 0; from < ids.length; from += IDS) {
    if (turn.isOver) await turn.pass();
    const rows = await db
      .select({ id: withdrawals.withdrawalId, status: withdrawals.status })
      .from(withdrawals)
      .where(
        and(
          isOneOfMany(withdrawals.withdrawalId, ids.slice(from, from + IDS)),
          inArray(withdrawals.status, ['pending', 'pending_review', 'approved', 'rejected', 'failed', 'processing']),
        ),
      );
    for (const { id, status } of rows) statuses.set(id, status);
  }
  return statuses;
}

export interface PaidAttempt {
  withdrawalId: string;
  attempt: number;
  amountCents: number;
  reference: string | null;
  paidAt: Date;
}

/** The attempts of these withdrawals that the rail says were paid; archived withdrawals have one. */
export async function paidAttempts(db: Database, ids: string[]): Promise<PaidAttempt[]> {
  if (ids.length === 0) return [];
  const sent = alias(withdrawalHistory, 'sent');
  const attempts = db
    .select({ attempts: sql`count(*)` })
    .from(sent)
    .where(
      and(
        eq(sent.withdrawalId, withdrawalHistory.withdrawalId),
        eq(sent.toStatus, 'processing'),
        lt(sent.id, withdrawalHistory.id),
      ),
    );
  const ours = await db
    .select({
      withdrawalId: withdrawals.withdrawalId,
      attempt: sql`(${attempts})`.mapWith(Number),
      amountCents: withdrawals.netCents,
      reference: withdrawalHistory.note,
      paidAt: withdrawalHistory.createdAt,
    })
    .from(withdrawalHistory)
    .innerJoin(withdrawals, eq(withdrawals.withdrawalId, withdrawalHistory.withdrawalId))
    .where(and(eq(withdrawalHistory.toStatus, 'completed'), isOneOfMany(withdrawalHistory.withdrawalId, ids)))
    .orderBy(asc(withdrawalHistory.id));
  const { withdrawalId, decidedAt, requestedCents, feeCents, status } = archivedWithdrawals;
  const archived = await db
    .select({
      withdrawalId,
      paidAt: decidedAt,
      amountCents: sql`${requestedCents} - ${feeCents}`.mapWith(Number),
    })
    .from(archivedWithdrawals)
    .where(and(eq(status, 'completed'), isOneOfMany(withdrawalId, ids)));
  return [...ours, ...archived.map((one) => ({ ...one, attempt: ARCHIVED_ATTEMPT, reference: null }))];
}

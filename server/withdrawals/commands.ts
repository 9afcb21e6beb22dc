import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type AuditedFields, changedFields, recordAudit } from '../db/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { recordTransfers } from '../db/ledger.ts';
import { recordRevenue } from '../db/revenue.ts';
import { withdrawalHistory, withdrawals } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import { InvalidTransition, NotFound, type Refusal } from '../domain/errors.ts';
import { type HeldWithdrawal, withdrawalTransfers } from '../domain/ledger.ts';
import { TRANSITIONS, type WithdrawalAction } from './status.ts';

export interface WithdrawalChange {
  action: WithdrawalAction;
  /** The note of an approval, the reason of a rejection, or the rail's words. Blank counts as none. */
  note?: string | undefined;
  /** Only those that were sent so often: an answer to one sending must not settle another. Left out: however often. */
  attempt?: number;
}

export interface ChangeOutcome {
  /** Ids that changed their status, in the order asked for. */
  succeeded: string[];
  /** The others, with why: NotFound or InvalidTransition. */
  failed: { id: string; refusal: Refusal }[];
}

/**
 * Changes the status of each named withdrawal that allows it, in one transaction with its history, its money and its audit row.
 * One that does not allow it is reported, noted as refused where a person asked for it, and holds up no other.
 *
 * The one way in which withdrawals change: by administrators and by the worker, one or many.
 *
 * @param ids each named once
 */
export async function changeWithdrawals(
  db: Database,
  by: Actor | SystemActor,
  ids: string[],
  change: WithdrawalChange,
): Promise<ChangeOutcome> {
  return inTransaction(db, async (tx) => {
    const outcome = await changeThose(tx, by, ids, change);
    // What the worker finds done already was denied to nobody.
    if (by.adminId !== null) await recordAudit(tx, by, outcome.failed.map(refusedEntry(change)));
    return outcome;
  });
}

type Refused = ChangeOutcome['failed'][number] & { status: string | undefined };

const refusedEntry =
  ({ action, note }: WithdrawalChange) =>
  ({ id, status, refusal }: Refused) => ({
    action: `withdrawal.${action}_refused`,
    subjectType: 'withdrawal',
    subjectId: id,
    before: status === undefined ? null : { status },
    after: { code: refusal.code, message: refusal.message, note: note?.trim() || null },
  });

async function changeThose(
  tx: Transaction,
  by: Actor | SystemActor,
  ids: string[],
  change: WithdrawalChange,
): Promise<ChangeOutcome & { failed: Refused[] }> {
  const { done } = TRANSITIONS[change.action];
  // Locked in the order of their ids, so that two overlapping calls wait for each other instead of for ever.
  const found = await tx
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.withdrawalId, ids))
    .orderBy(asc(withdrawals.withdrawalId))
    .for('update');
  const before = new Map(found.map((row) => [row.withdrawalId, row]));
  const changed = new Map((await moved(tx, ids, change)).map((row) => [row.withdrawalId, row]));

  const inOrder = ids.flatMap((id) => changed.get(id) ?? []);
  await recordSteps(tx, by, inOrder, before, change);

  const failed = ids
    .filter((id) => !changed.has(id))
    .map((id) => ({ id, status: before.get(id)?.status, refusal: refusalFor(id, before.get(id)?.status, done) }));
  return { succeeded: inOrder.map((row) => row.withdrawalId), failed };
}

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** All that a change of status writes; what was said goes into `after` as `note`. */
const AUDITED = {
  status: 'status',
  attempt: 'attempt',
  leaseUntil: 'lease_until',
  processedAt: 'processed_at',
  notes: 'notes',
  rejectionReason: 'rejection_reason',
} satisfies AuditedFields<WithdrawalRow>;

/** The guarded write: those whose status allows it, as they are then. */
function moved(tx: Transaction, ids: string[], { action, note, attempt }: WithdrawalChange): Promise<WithdrawalRow[]> {
  const { from, to } = TRANSITIONS[action];
  const text = note?.trim() || null;
  const sent = to === 'processing';
  const ended = to === 'completed' || to === 'failed';
  return tx
    .update(withdrawals)
    .set({
      status: to,
      updatedAt: sql`now()`,
      processedAt: ended ? sql`now()` : null,
      // Due at once: the next worker that looks asks the rail.
      leaseUntil: sent ? sql`now()` : null,
      ...(sent && { attempt: sql`${withdrawals.attempt} + 1` }),
      // The note of an approval is the history's; a record that has notes keeps them.
      ...(action === 'approve' && { notes: sql`coalesce(nullif(trim(${withdrawals.notes}), ''), ${text})` }),
      ...(action === 'reject' && { rejectionReason: text }),
    })
    .where(
      and(
        inArray(withdrawals.withdrawalId, ids),
        inArray(withdrawals.status, [...from]),
        attempt === undefined ? undefined : eq(withdrawals.attempt, attempt),
      ),
    )
    .returning();
}

/** What belongs to every change of a status: history, transfers, revenue, audit. */
async function recordSteps(
  tx: Transaction,
  by: Actor | SystemActor,
  changed: WithdrawalRow[],
  before: ReadonlyMap<string, WithdrawalRow>,
  { action, note }: WithdrawalChange,
): Promise<void> {
  if (changed.length === 0) return;
  const text = note?.trim() || null;
  await tx.insert(withdrawalHistory).values(
    changed.map(({ withdrawalId, status }) => ({
      withdrawalId,
      fromStatus: before.get(withdrawalId)?.status,
      toStatus: status,
      action,
      adminId: by.adminId,
      note: text,
    })),
  );
  await recordTransfers(
    tx,
    changed.flatMap((row) => withdrawalTransfers(action, row)),
  );
  if (action === 'complete') await recordRevenue(tx, changed.flatMap(feeOf));
  const entries = changed.map((row) => {
    const fields = changedFields(before.get(row.withdrawalId) ?? row, row, AUDITED);
    return {
      action: `withdrawal.${action}`,
      subjectType: 'withdrawal',
      subjectId: row.withdrawalId,
      before: fields.before,
      after: { ...fields.after, note: text },
    };
  });
  await recordAudit(tx, by, entries);
}

function feeOf({ withdrawalId, feeCents }: HeldWithdrawal) {
  if (feeCents === 0) return [];
  const source = { revenueType: 'withdrawal_fee', sourceType: 'withdrawal', sourceId: withdrawalId } as const;
  return [{ ...source, amountCents: feeCents }];
}

function refusalFor(id: string, status: string | undefined, done: string): Refusal {
  const name = `Withdrawal ${id}`;
  return status === undefined ? new NotFound(name) : new InvalidTransition(name, status, done);
}

/**
 * `changeWithdrawals` for a single one. A refusal becomes the call's answer, and is noted with that (http/audit-denied.ts).
 *
 * @throws NotFound
 * @throws InvalidTransition when its status does not allow the change
 */
export async function changeWithdrawal(
  db: Database,
  by: Actor | SystemActor,
  id: string,
  change: WithdrawalChange,
): Promise<void> {
  const { failed } = await inTransaction(db, (tx) => changeThose(tx, by, [id], change));
  if (failed[0]) throw failed[0].refusal;
}

export type NewWithdrawal = Pick<
  typeof withdrawals.$inferInsert,
  'withdrawalId' | 'playerId' | 'gameId' | 'requestedCents' | 'feeCents' | 'bankName' | 'accountLast4' | 'routingLast4'
> &
  Partial<Pick<typeof withdrawals.$inferInsert, 'accountType' | 'companyName' | 'contactEmail' | 'contactPhone'>> & {
    status: 'pending' | 'pending_review';
  };

/**
 * A player asks for money: it is held from now on. The platform's side of the books calls this; the portal has no call for it.
 *
 * @param request net is what is asked for less the fee, and must be more than nothing
 */
export async function requestWithdrawal(db: Database, request: NewWithdrawal): Promise<void> {
  const { withdrawalId, status, requestedCents, feeCents } = request;
  await inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(withdrawals)
      .values({ accountType: 'checking', ...request, netCents: requestedCents - feeCents })
      .returning();
    if (!made) throw new Error('an insert of one row returns it');
    await tx.insert(withdrawalHistory).values({ withdrawalId, fromStatus: null, toStatus: status, action: 'create' });
    await recordTransfers(tx, withdrawalTransfers('create', made));
  });
}

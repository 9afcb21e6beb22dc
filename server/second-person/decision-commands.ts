import { and, eq, lte, sql } from 'drizzle-orm';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { SignedDecision } from '../../src/generated/model/signedDecision.ts';
import { recordAudit } from '../audit/audit.ts';
import { whyOnePerson } from '../authentication/link-queries.ts';
import { grantersOf } from '../authentication/queries.ts';
import { type NewPayout, processPayout } from '../company-revenue/commands.ts';
import { lockUntilEnd, shareLockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { approvalRequests } from '../db/schema/approvals.ts';
import { admins } from '../db/schema/people.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { PermissionMissing } from '../domain/denials.ts';
import { NotFound } from '../domain/errors.ts';
import { formatUsd } from '../domain/money.ts';
import { pausedUntilEnd } from '../ledger/payment-pause.ts';
import { lockRevenue } from '../ledger/revenue-line.ts';
import { changeWithdrawal } from '../withdrawals/commands.ts';
import { type StepCall, versionOf } from '../withdrawals/request-of-step.ts';
import type { WithdrawalChange } from '../withdrawals/status.ts';
import { changePeopleAgreed, versionOfPeople } from './people-commands.ts';
import { InsufficientBalance, NotRequester, OwnRequest, RequestEnded } from './refusals.ts';
import type { ApprovalRequest } from './request-commands.ts';
import { hasItsHash, textOf } from './request-text.ts';
import { changeRules, type RuleChange } from './rule-commands.ts';
import { rulesInForce } from './rule-queries.ts';
import type { MoneyAction } from './rules.ts';
import { type GivenSignature, type Signed, signatureOf } from './signature.ts';
import { type LockedRequest, standingOf } from './standing-queries.ts';
import { obstacleTo } from './verdict.ts';

/** The settings by which steps of withdrawals are taken, as without a second person. */
export type StepSettings = Pick<WithdrawalChange, 'separateDuties' | 'holdSeconds'>;

/**
 * Agrees to a request as the second person and carries it out, in one transaction. Everything is checked anew, under the record's lock: what the
 * decision would meet without a second person, that the record is as it was, the rules in force, and that both people still may. Where
 * the request is void or has expired by now, it ends, and nothing is carried out: the caller sees it in the request's state.
 *
 * @throws NotFound
 * @throws RequestEnded, PermissionMissing or OwnRequest when the caller may not decide it
 * @throws SignatureRequired, SignatureRefused or CannotSignYet
 * @throws InsufficientBalance, NoSecondPerson, or a refusal of `changeWithdrawal`; the request goes on waiting
 */
export async function approveRequest(
  db: Database,
  by: Actor,
  id: number,
  settings: StepSettings,
  given?: GivenSignature,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!(await mayDecide(tx, by, request, true))) return;
    const signed = await signatureOf(tx, by, request, 'approve', given);
    await tx.update(approvalRequests).set(decided('approved', by)).where(eq(approvalRequests.id, id));
    await recordAudit(tx, by, [entryOf('approval.approve', request, agreed('approve', request, signed))]);
    await carryOut(tx, by, request, settings);
  });
}

/**
 * Denies a request.
 *
 * @throws NotFound, RequestEnded, PermissionMissing or OwnRequest
 * @throws SignatureRequired, SignatureRefused or CannotSignYet
 */
export async function denyRequest(
  db: Database,
  by: Actor,
  id: number,
  reason: string,
  given?: GivenSignature,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!(await mayDecide(tx, by, request, false))) return;
    const signed = await signatureOf(tx, by, request, 'deny', given);
    const text = reason.trim();
    await tx
      .update(approvalRequests)
      .set({ ...decided('denied', by), reason: text })
      .where(eq(approvalRequests.id, id));
    await recordAudit(tx, by, [
      entryOf('approval.deny', request, { reason: text, ...agreed('deny', request, signed) }),
    ]);
  });
}

/** Takes a request of one's own back. @throws NotFound, RequestEnded or NotRequester */
export async function withdrawRequest(db: Database, by: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (request.requestedBy !== by.adminId) throw new NotRequester(request.requester);
    if (request.state !== 'waiting') throw new RequestEnded(String(id), request.state);
    if (request.isExpired) return end(tx, request, 'expired', null);
    await tx.update(approvalRequests).set(decided('withdrawn', by)).where(eq(approvalRequests.id, id));
    await recordAudit(tx, by, [entryOf('approval.withdraw', request, {})]);
  });
}

/** Ends the requests for which nobody decided in time. The audit row of each is the database's (audit/request-ends.sql). */
export async function expireRequests(db: Database): Promise<void> {
  const isDue = and(eq(approvalRequests.state, 'waiting'), lte(approvalRequests.expiresAt, sql`now()`));
  await db.update(approvalRequests).set({ state: 'expired', decidedAt: sql`now()` }).where(isDue);
}

/**
 * Locks what the request is about, then the request, in the order of every other decision; and the people, so that nobody is disabled or loses a role
 * meanwhile.
 */
async function lockRequest(tx: Transaction, id: number): Promise<LockedRequest> {
  const [known] = await tx.select().from(approvalRequests).where(eq(approvalRequests.id, id));
  if (!known) throw new NotFound(`Request ${id}`);
  await (known.action === 'change_roles' ? lockUntilEnd : shareLockUntilEnd)(tx, 'people');
  const isSubjectUnchanged = await lockSubject(tx, known);
  const { request, isExpired, requester } = oneRow(
    await tx
      .select({
        request: approvalRequests,
        requester: admins.username,
        isExpired: sql<boolean>`(${approvalRequests.expiresAt} <= now())`,
      })
      .from(approvalRequests)
      .innerJoin(admins, eq(admins.adminId, approvalRequests.requestedBy))
      .where(eq(approvalRequests.id, id))
      .for('no key update', { of: approvalRequests }),
  );
  return { ...request, requester, isExpired, isUnchanged: isSubjectUnchanged && hasItsHash(request) };
}

/** @returns whether the record is as it was when the request was made */
async function lockSubject(tx: Transaction, request: ApprovalRequest): Promise<boolean> {
  const { action, subjectId, subjectVersion } = request;
  if (action === 'payout') await lockRevenue(tx);
  if (action === 'change_rules') {
    await lockUntilEnd(tx, 'approvalRules');
    return ((await rulesInForce(tx))?.hash ?? null) === subjectVersion;
  }
  if (subjectId === null) return true;
  if (action === 'change_roles') return (await versionOfPeople(tx, request)) === subjectVersion;
  await pausedUntilEnd(tx);
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.withdrawalId, subjectId)).for('no key update');
  return row !== undefined && versionOf(row) === subjectVersion;
}

/**
 * Whether the caller may decide the request now; false when it ends instead.
 *
 * @param isApproval an approval needs that the first person's still counts
 */
async function mayDecide(tx: Transaction, by: Actor, request: LockedRequest, isApproval: boolean): Promise<boolean> {
  const permission = request.permission as Permission;
  const obstacle = obstacleTo(await standingOf(tx, by, request, isApproval));
  if (obstacle === undefined) return true;
  if ('refuse' in obstacle) {
    if (obstacle.refuse === 'ended') throw new RequestEnded(String(request.id), request.state);
    if (obstacle.refuse === 'own') throw await ownRequest(tx, by, request);
    throw new PermissionMissing(permission, await grantersOf(tx, permission));
  }
  await end(tx, request, obstacle.end, obstacle.end === 'void' ? VOID[obstacle.because](request.requester) : null);
  return false;
}

async function ownRequest(tx: Transaction, by: Actor, { requestedBy, requester }: LockedRequest): Promise<OwnRequest> {
  if (requestedBy === by.adminId) return new OwnRequest();
  return new OwnRequest(requester, await whyOnePerson(tx, by.username, requester));
}

const VOID = {
  requester: (who: string) =>
    `${who} asked for it and cannot decide it any more: disabled, without the permission, or with a new password or second factor since.`,
  changed: () => 'The record was changed meanwhile.',
  rules: () => 'The rules were changed, and ask for more than those by which this waited.',
};

const decided = (state: 'approved' | 'denied' | 'withdrawn', by: Actor) => ({
  state,
  decidedBy: by.adminId,
  decidedAt: sql`now()`,
});

/** The audit row of this end is the database's (audit/request-ends.sql). */
async function end(
  tx: Transaction,
  request: ApprovalRequest,
  state: 'expired' | 'void',
  reason: string | null,
): Promise<void> {
  await tx
    .update(approvalRequests)
    .set({ state, reason, decidedAt: sql`now()` })
    .where(eq(approvalRequests.id, request.id));
}

const entryOf = (
  action: 'approval.approve' | 'approval.deny' | 'approval.withdraw',
  request: ApprovalRequest,
  after: object,
) => ({
  action,
  subjectType: 'approval',
  subjectId: String(request.id),
  after: {
    asked_for: request.action,
    subject_type: request.subjectType,
    subject_id: request.subjectId,
    requested_by: request.requestedBy,
    hash: request.hash,
    ...after,
  },
});

/** The decision, the request in readable form, which is kept outside of the row (server/audit/texts.ts), and the signature. */
const agreed = (decision: SignedDecision, request: ApprovalRequest, signed: Signed) => ({
  decision,
  text: textOf(request),
  ...signed,
});

async function carryOut(tx: Transaction, by: Actor, request: LockedRequest, settings: StepSettings): Promise<void> {
  const { id, requestedBy, requester, call, subjectId } = request;
  if (request.action === 'change_rules') return changeRules(tx, by, call as RuleChange, request);
  if (request.action === 'change_roles') return changePeopleAgreed(tx, by, request);
  if (request.action === 'payout') {
    const agreed = { requestId: id, first: { adminId: requestedBy, username: requester } };
    const outcome = await processPayout(tx, by, call as NewPayout, agreed);
    if ('availableCents' in outcome) throw new InsufficientBalance(formatUsd(outcome.availableCents));
    return;
  }
  await changeWithdrawal(tx, by, String(subjectId), {
    action: request.action as Exclude<MoneyAction, 'payout'>,
    note: (call as StepCall).note ?? undefined,
    ...settings,
    agreed: { requestId: id, firstId: requestedBy },
  });
}

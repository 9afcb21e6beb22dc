import type { ApprovalRequest } from '../../src/generated/model/approvalRequest.ts';
import type { ApprovalSignature } from '../../src/generated/model/approvalSignature.ts';
import type { Permission } from '../../src/generated/model/permission.ts';
import { usdOf } from '../domain/money.ts';
import type { DecisionRecord, RequestRow } from './request-queries.ts';
import type { Caught } from './rules.ts';

export function presentRequest({
  request,
  isExpired,
  requester,
  decider,
  decision,
  waitingFor,
  notWaitingFor,
}: RequestRow): ApprovalRequest {
  return {
    id: String(request.id),
    action: request.action as ApprovalRequest['action'],
    state: isExpired ? 'expired' : (request.state as ApprovalRequest['state']),
    subject_type: request.subjectType,
    subject_id: request.subjectId,
    amount: request.amountCents === null ? null : usdOf(request.amountCents),
    permission: request.permission as Permission,
    caught_by: presentCaught(request.caught as Caught[]),
    rules_version: request.rulesVersion,
    shown: request.shown as ApprovalRequest['shown'],
    hash: request.hash,
    requested_by: requester,
    requested_at: request.createdAt.toISOString(),
    expires_at: request.expiresAt.toISOString(),
    waiting_for: namedPeople(waitingFor),
    ...(notWaitingFor.length > 0 && { not_waiting_for: notWaitingFor.slice(0, MOST_NAMED) }),
    decided_by: decider,
    decided_at: isExpired ? request.expiresAt.toISOString() : (request.decidedAt?.toISOString() ?? null),
    reason: request.reason,
    ...(decision && { signature: presentSignature(decision) }),
  };
}

export const presentCaught = (caught: readonly Caught[]): ApprovalRequest['caught_by'] =>
  caught.map(({ fact, atLeastCents, valueCents }) => ({
    fact,
    at_least: usdOf(atLeastCents),
    value: usdOf(valueCents),
  }));

/** The first of those who could be the second person. */
export const namedPeople = (usernames: readonly string[]): string[] => usernames.slice(0, MOST_NAMED);

function presentSignature({ signature, unsigned_because, enrolled_by }: DecisionRecord): ApprovalSignature {
  const { key_sha256: key = null, enrolled_at = null } = signature ?? {};
  return { is_signed: signature !== null, unsigned_because, key, enrolled_at, enrolled_by };
}

/** The permission to read the record that a request is about. */
const READ: Readonly<Record<string, Permission>> = {
  withdrawal: 'withdrawals.read',
  payout: 'revenue.read',
  admin: 'admins.read',
  role: 'admins.read',
};

/** A request as somebody sees it: without ids for somebody who may not read the record, though they may decide about it. */
export function requestSeenBy(row: RequestRow, may: (permission: Permission) => boolean): ApprovalRequest {
  const request = presentRequest(row);
  const permission = READ[request.subject_type];
  if (permission === undefined || may(permission)) return request;
  const shown = Object.entries(request.shown).filter(([name]) => !/_ids?$/.test(name));
  return { ...request, subject_id: null, shown: Object.fromEntries(shown) };
}

/** For an administrator: "Awaiting a second approval by kim or robin." */
export function waitingWords({ waiting_for: names }: ApprovalRequest): string {
  if (names.length === 0) return 'Awaiting a second approval, which nobody else can give just now.';
  return `Awaiting a second approval by ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')}.`;
}

const MOST_NAMED = 10;

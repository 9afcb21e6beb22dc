import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Transaction } from '../db/database.ts';
import { credentialLosses } from '../db/schema/decided-facts.ts';
import type { Actor } from '../domain/actor.ts';
import { type AblePerson, ablePeople, accountsOfPerson } from './person-queries.ts';
import type { ApprovalRequest } from './request-commands.ts';
import { rulesInForce } from './rule-queries.ts';
import { type Caught, type Facts, judgesStricter, type RuledAction } from './rules.ts';
import type { Standing } from './verdict.ts';

/** A request that is locked with what it is about. */
export type LockedRequest = ApprovalRequest & { requester: string; isExpired: boolean; isUnchanged: boolean };

/**
 * Everything on which it depends whether the caller may decide a request now.
 *
 * @param isApproval an approval needs that the first person's still counts
 */
export async function standingOf(
  tx: Transaction,
  by: Actor,
  request: LockedRequest,
  isApproval: boolean,
): Promise<Standing> {
  const people = await ablePeople(tx);
  const may = (adminId: string) => isAble(people, adminId, request.permission as Permission);
  return {
    state: request.state,
    isExpired: request.isExpired,
    isOwn: (await accountsOfPerson(tx, request.requestedBy)).includes(by.adminId),
    deciderMay: by.ownerId === undefined && may(by.adminId),
    requesterMay: !isApproval || (may(request.requestedBy) && !(await wasReset(tx, request))),
    isUnchanged: !isApproval || request.isUnchanged,
    isStricter: isApproval && (await isJudgedStricter(tx, request)),
  };
}

const isAble = (people: AblePerson[], adminId: string, permission: Permission) =>
  people.some((person) => person.adminId === adminId && person.permissions.includes(permission));

/** @returns whether somebody gave the person who asked a new password, or took their second factors away, since they asked */
async function wasReset(tx: Transaction, { requestedBy, createdAt }: ApprovalRequest): Promise<boolean> {
  const { adminId, lost, createdAt: lostAt } = credentialLosses;
  const found = await tx
    .select({ lost })
    .from(credentialLosses)
    .where(and(eq(adminId, requestedBy), inArray(lost, ['password', 'factors']), gt(lostAt, createdAt)))
    .limit(1);
  return found.length > 0;
}

async function isJudgedStricter(tx: Transaction, request: ApprovalRequest): Promise<boolean> {
  if (request.rulesVersion === null) return false;
  const inForce = await rulesInForce(tx);
  if (!inForce || inForce.version === request.rulesVersion) return false;
  return judgesStricter(
    inForce.rules,
    request.action as RuledAction,
    request.facts as Facts,
    request.caught as Caught[],
  );
}

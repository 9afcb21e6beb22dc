import { changeRoles, versionOfRoles } from '../admins/commands.ts';
import { type RoleValues, updateRole, versionOfRole } from '../admins/role-commands.ts';
import type { Transaction } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import type { ApprovalRequest } from './request-commands.ts';

// Requests about roles by which money goes: of an administrator who gets them, or of one that is widened.

interface RolesCall {
  roleIds: string[];
}

/** @param tx holds `people` @returns the version of the roles as they are now; undefined when one is gone */
export async function versionOfPeople(
  tx: Transaction,
  { subjectType, subjectId, call }: ApprovalRequest,
): Promise<string | undefined> {
  try {
    if (subjectType === 'role') return await versionOfRole(tx, String(subjectId));
    return await versionOfRoles(tx, String(subjectId), (call as RolesCall).roleIds);
  } catch (error) {
    if (error instanceof NotFound || error instanceof InvalidInput) return undefined;
    throw error;
  }
}

export async function changePeopleAgreed(tx: Transaction, by: Actor, request: ApprovalRequest): Promise<void> {
  const { id: requestId, requestedBy: firstId, subjectId, call } = request;
  const agreed = { requestId, firstId };
  if (request.subjectType === 'role') await updateRole(tx, by, String(subjectId), call as RoleValues, agreed);
  else await changeRoles(tx, by, String(subjectId), (call as RolesCall).roleIds, agreed);
}

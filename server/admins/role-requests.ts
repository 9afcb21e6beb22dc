import type { Permission } from '../../src/generated/model/permission.ts';
import type { Transaction } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import { AwaitingSecond } from '../second-person/refusals.ts';
import { askSecondPerson, type Decision } from '../second-person/request-commands.ts';
import { hashOf } from '../second-person/rule-queries.ts';
import { isOfMoney } from '../second-person/rules.ts';

/** A request that the acting administrator agreed to, as the second person. */
export interface AgreedChange {
  requestId: number;
  /** The administrator who asked. */
  firstId: string;
}

interface RoleDecision {
  subjectType: 'admin' | 'role';
  subjectId: string;
  /** Everything about the account or the role on which the decision rests. */
  state: object;
  call: object;
  shown: object;
}

/**
 * Asks a second person to agree before somebody gets permissions by which money goes: otherwise one person could make the second of two.
 *
 * @param name of the account or the role, for a refusal
 * @param added the permissions that the change adds
 * @returns the request's number; undefined when the change takes effect at once
 * @throws AwaitingSecond when a change of the same account or role waits
 */
export async function askForRoles(
  tx: Transaction,
  by: Actor,
  name: string,
  added: readonly Permission[],
  { state, ...decision }: RoleDecision,
): Promise<number | undefined> {
  if (!added.some(isOfMoney)) return undefined;
  const asked: Decision = {
    ...decision,
    action: 'change_roles',
    subjectVersion: hashOf(state),
    amountCents: null,
  };
  const waiting = await askSecondPerson(tx, by, [asked]);
  const before = waiting.before.get(asked);
  if (before) throw new AwaitingSecond(name, 'changed', String(before.id));
  return waiting.asked.get(asked)?.id;
}

/** The part of a change's audit row that names both people. */
export const auditOfTwo = (agreed: AgreedChange | undefined) =>
  agreed && { approval_request: String(agreed.requestId), requested_by: agreed.firstId };

// The verdict on a request, pure: the command asks for it under its locks, and the model in tests/unit/second-person-model.test.ts plays it.

/** The facts at the moment of a decision about a request. */
export interface Standing {
  state: string;
  isExpired: boolean;
  /** Whether whoever decides counts as the person who asked. */
  isOwn: boolean;
  /** Whether whoever decides has the permission, and is enabled. */
  deciderMay: boolean;
  /** Whether whoever asked still has it, is enabled, and was given no new password or second factor since. */
  requesterMay: boolean;
  /** Whether the record is as it was. */
  isUnchanged: boolean;
  /** Whether the rules in force ask for more than those that caught it. */
  isStricter: boolean;
}

/** The reason why a request is not carried out: the caller is refused, or it ends without effect. */
export type Obstacle =
  | { refuse: 'ended' | 'own' | 'permission' }
  | { end: 'expired' }
  | { end: 'void'; because: 'requester' | 'changed' | 'rules' };

/** Undefined: it may be carried out. */
export function obstacleTo(standing: Standing): Obstacle | undefined {
  if (standing.state !== 'waiting') return { refuse: 'ended' };
  if (standing.isExpired) return { end: 'expired' };
  if (standing.isOwn) return { refuse: 'own' };
  if (!standing.deciderMay) return { refuse: 'permission' };
  if (!standing.requesterMay) return { end: 'void', because: 'requester' };
  if (!standing.isUnchanged) return { end: 'void', because: 'changed' };
  return standing.isStricter ? { end: 'void', because: 'rules' } : undefined;
}

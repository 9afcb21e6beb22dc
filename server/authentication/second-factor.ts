import type { Permission } from '../../src/generated/model/permission.ts';

/** The administrators who must have a second factor: none, those who may move money or manage people, or all. */
export const SECOND_FACTOR_POLICIES = ['off', 'money', 'all'] as const;
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number];

/** Permissions that move money, or with which one could get such a permission. */
const POWERFUL: readonly Permission[] = [
  'transactions.decide',
  'withdrawals.review',
  'withdrawals.pay',
  'payouts.create',
  'payments.control',
  'policies.manage',
  'admins.manage',
  'roles.manage',
];

/** Whether somebody with these permissions must have a second factor. */
export function mustHaveFactor(policy: SecondFactorPolicy, permissions: readonly Permission[]): boolean {
  if (policy === 'money') return permissions.some((permission) => POWERFUL.includes(permission));
  return policy === 'all';
}

/** The state of a session that has just begun, with a password or at the identity provider. */
export function stateAfterSignIn(
  policy: SecondFactorPolicy,
  permissions: readonly Permission[],
  hasFactor: boolean,
): SecondFactorState {
  if (hasFactor) return 'to_show';
  return mustHaveFactor(policy, permissions) ? 'to_enrol' : 'none';
}

/** Whether a session has shown a second factor, or has to: the contract's SecondFactor. */
export type SecondFactorState = 'none' | 'to_enrol' | 'to_show' | 'shown';

export function secondFactorState(
  session: { needsFactor: boolean; factorShownAt: Date | null },
  hasFactor: boolean,
): SecondFactorState {
  if (session.needsFactor) return hasFactor ? 'to_show' : 'to_enrol';
  return session.factorShownAt ? 'shown' : 'none';
}

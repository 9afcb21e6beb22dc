import type { Permission } from '../../src/generated/model/permission.ts';

// The rules that ask for a second person, pure. A rule is a fact, a constant to compare it with, and what then: the stored form is a value of the
// type that a language of rules would make.

/** The decisions by which money goes, each single or in bulk; and giving or widening a role that lets somebody make one. */
export const RULED_ACTIONS = ['approve', 'process', 'retry', 'payout', 'change_roles'] as const;
export type RuledAction = (typeof RULED_ACTIONS)[number];
/** Those that move money. */
export type MoneyAction = Exclude<RuledAction, 'change_roles'>;

/**
 * The amount of one call, in bulk all that it would let go alone; the sums in 24 hours, with this decision, of what the decider decided alone and of
 * what went to the player; and the amount of one call that a program of the decider's has stored.
 */
export const FACTS = ['amount', 'decider_day_sum', 'player_day_sum', 'own_program_amount'] as const;
export type Fact = (typeof FACTS)[number];

/** The facts of a decision, in integer cents. A payout has no player; one that has no own program behind it lacks that amount. */
export type Facts = Readonly<Partial<Record<Fact, number>>>;

export interface Rule {
  actions: readonly RuledAction[];
  fact: Fact;
  /** Integer cents from which on a second person is asked. */
  atLeastCents: number;
}

/** A rule that asked for a second person, and the value by which it did. */
export interface Caught {
  fact: Fact;
  atLeastCents: number;
  valueCents: number;
}

/** A decision in words: "a payout". */
export const ACTION_NOUN: Readonly<Record<RuledAction, string>> = {
  approve: 'the approval of a withdrawal',
  process: 'sending a withdrawal',
  retry: 'sending a failed withdrawal again',
  payout: 'a payout',
  change_roles: 'granting somebody a role that can move money',
};

/** The permission that both people need for a decision. */
export const PERMISSION_FOR: Readonly<Record<RuledAction | 'change_rules', Permission>> = {
  approve: 'withdrawals.review',
  process: 'withdrawals.pay',
  retry: 'withdrawals.pay',
  payout: 'payouts.create',
  change_roles: 'admins.manage',
  change_rules: 'policies.manage',
};

/** Whether somebody with these permissions could be the first or the second person of a decision about money, or say who is. */
export const isOfMoney = (permission: Permission): boolean =>
  permission === 'roles.manage' || Object.values(PERMISSION_FOR).includes(permission);

/** The facts for which a rule about the action can ask. A role lets somebody decide any amount, so a rule of an amount catches it whatever it is. */
export function factsOf(action: RuledAction): readonly Fact[] {
  if (action === 'change_roles') return ['amount'];
  // It goes to no player, and no program has stored it.
  return action === 'payout' ? ['amount', 'decider_day_sum'] : FACTS;
}

/** The rules that ask for a second person, for each fact the lowest that does; empty when one person may decide. */
export function caughtBy(rules: readonly Rule[], action: RuledAction, facts: Facts): Caught[] {
  return FACTS.flatMap((fact) => {
    const bounds = rules.filter((rule) => rule.fact === fact && rule.actions.includes(action));
    if (bounds.length === 0) return [];
    const atLeastCents = Math.min(...bounds.map((rule) => rule.atLeastCents));
    const valueCents = action === 'change_roles' ? atLeastCents : facts[fact];
    return valueCents !== undefined && valueCents >= atLeastCents ? [{ fact, atLeastCents, valueCents }] : [];
  });
}

/** Whether these rules judge a waiting decision stricter than those that caught it: by a fact of which the second person was not shown. */
export const judgesStricter = (
  rules: readonly Rule[],
  action: RuledAction,
  facts: Facts,
  caught: readonly Caught[],
): boolean => caughtBy(rules, action, facts).some(({ fact }) => caught.every((before) => before.fact !== fact));

/** The actions that a set of rules is about. */
export const actionsOf = (rules: readonly Rule[]): RuledAction[] =>
  RULED_ACTIONS.filter((action) => rules.some(({ actions }) => actions.includes(action)));

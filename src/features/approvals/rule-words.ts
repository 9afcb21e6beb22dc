import { ApprovalFact } from '../../generated/model/approvalFact.ts';
import type { ApprovalRule } from '../../generated/model/approvalRule.ts';
import { ApprovalRuleActionsItem } from '../../generated/model/approvalRuleActionsItem.ts';
import { formatUsd } from '../../lib/money.ts';
import { humanise } from '../../lib/words.ts';

// Rules in words, and what two versions of them differ in.

export type RuledAction = ApprovalRule['actions'][number];
export const RULED_ACTIONS = Object.values(ApprovalRuleActionsItem);
export const FACTS = Object.values(ApprovalFact);

/** Decisions, as the subject of a sentence and as the label of a box. */
const ACTION: Readonly<Record<RuledAction, string>> = {
  approve: 'approving a withdrawal',
  process: 'sending a withdrawal',
  retry: 'sending a withdrawal again',
  payout: 'paying revenue out',
  change_roles: 'granting a role that can move money',
};
/** The fact that is compared with the amount, as a clause after it and as an option of the form. */
const FACT: Readonly<Record<ApprovalFact, string>> = {
  amount: 'in one decision',
  decider_day_sum: 'decided by one person alone within 24 hours',
  player_day_sum: 'to one player within 24 hours',
  own_program_amount: 'stored by a program of the same person',
};

const known = <K extends string>(words: Readonly<Record<K, string>>, name: string): string =>
  Object.hasOwn(words, name) ? words[name as K] : humanise(name).toLowerCase();
const started = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const actionLabel = (action: string): string => started(known(ACTION, action));
export const factLabel = (fact: string): string => started(known(FACT, fact));

/** Whether a rule of the fact can be about the decision: a payout goes to no player, and a role has no sum. */
export function goesWith(fact: string, action: string): boolean {
  if (action === 'change_roles') return fact === 'amount';
  return action !== 'payout' || fact === 'amount' || fact === 'decider_day_sum';
}

/** "Approving a withdrawal, paying revenue out: from $10,000.00 in one decision" */
export function ruleWords({ actions, fact, at_least }: ApprovalRule): string {
  const from = at_least === 0 ? 'any amount' : `from ${formatUsd(at_least)}`;
  return `${started(actions.map((action) => known(ACTION, action)).join(', '))}: ${from} ${known(FACT, fact)}`;
}

/** The rules of two versions: only in the newer, only in the older, and in both, in words. */
export function compareRules(older: readonly ApprovalRule[], newer: readonly ApprovalRule[]) {
  const [before, after] = [older.map(ruleWords), newer.map(ruleWords)];
  return {
    added: after.filter((rule) => !before.includes(rule)),
    removed: before.filter((rule) => !after.includes(rule)),
    same: after.filter((rule) => before.includes(rule)),
  };
}

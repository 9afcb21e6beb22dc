/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalFact } from './approvalFact.ts';
import type { ApprovalRuleActionsItem } from './approvalRuleActionsItem.ts';

/**
 * From an amount on, these decisions need a second person.
 */
export interface ApprovalRule {
  /**
     * The decisions, single or in bulk. `change_roles` is giving somebody a role by which they could be one of the two people, or widening such a role; it counts as any amount, so a rule of the `amount` catches it whatever it is, and other facts do not go with it. A payout goes to no player and is stored by no program.
     * @minItems 1
     * @maxItems 4
     */
  actions: ApprovalRuleActionsItem[];
  fact: ApprovalFact;
  /**
     * From which amount on, US dollars.
     * @minimum 0
     * @maximum 100000000
     */
  at_least: number;
}

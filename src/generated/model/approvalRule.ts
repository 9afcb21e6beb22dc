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
     * The decisions, single or in bulk.
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

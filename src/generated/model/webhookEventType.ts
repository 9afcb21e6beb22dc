/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import { ApprovalsEventType } from './approvalsEventType.ts';
import { GameEventType } from './gameEventType.ts';
import { ItemEventType } from './itemEventType.ts';
import { PlayerEventType } from './playerEventType.ts';
import { TransactionEventType } from './transactionEventType.ts';
import { WithdrawalEventType } from './withdrawalEventType.ts';

/**
 * A type of event that a target can choose.
 */
export const WebhookEventType = {...WithdrawalEventType,...TransactionEventType,...PlayerEventType,...GameEventType,...ItemEventType,...ApprovalsEventType,} as const
export type WebhookEventType = typeof WebhookEventType[keyof typeof WebhookEventType];

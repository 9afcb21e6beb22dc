import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { WithdrawalSignal } from '../../../src/generated/model/withdrawalSignal.ts';

/** The signals that an administrator could see when they approved or rejected a withdrawal, as the contract's WithdrawalSignal. Append-only. */
export const decisionSignals = pgTable('decision_signals', {
  /** The step of withdrawal_history. No foreign key: PostgreSQL would refuse to empty that table before its own trigger does. */
  historyId: bigint('history_id', { mode: 'number' }).primaryKey(),
  signals: jsonb('signals').notNull().$type<WithdrawalSignal[]>(),
});

import { expect, test } from 'vitest';
import { badgeOf, canDecide, followsWithdrawal } from '../../src/features/transactions/transaction-rules.ts';
import type { Transaction } from '../../src/generated/model/transaction.ts';
import { TransactionStatus } from '../../src/generated/model/transactionStatus.ts';
import { TransactionType } from '../../src/generated/model/transactionType.ts';

const a = (values: Partial<Transaction>): Transaction => ({
  id: '1',
  transaction_id: 'TXN-1',
  transaction_type: 'purchase',
  player_email: null,
  game_name: null,
  amount: 1,
  status: 'pending',
  created_at: '2026-11-20T00:00:00.000Z',
  ...values,
});

test.each([...Object.values(TransactionType), 'refund'])('a %s can be decided only while it is pending', (type) => {
  for (const status of [...Object.values(TransactionStatus), 'on_hold', 'constructor']) {
    const transaction = a({ transaction_type: type, status });
    const pending = status === 'pending';
    expect([status, canDecide(transaction)]).toEqual([status, pending && type !== 'withdrawal']);
    expect([status, followsWithdrawal(transaction)]).toEqual([status, pending && type === 'withdrawal']);
  }
});

test.each([
  ['pending', 'Pending'],
  ['completed', 'Completed'],
  ['failed', 'Failed'],
  ['cancelled', 'Cancelled'],
  ['on_hold', 'On hold'],
  ['constructor', 'Constructor'],
])('the status %s is shown as %s', (status, label) => {
  expect(badgeOf(status).label).toBe(label);
});

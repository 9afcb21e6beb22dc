import { describe, expect, test } from 'vitest';
import {
  accountLast4,
  actionsFor,
  actionsOf,
  amountProblem,
  approvableOf,
  awaitsReview,
  badgeOf,
  bankNameOf,
  displayStatus,
  feeUsd,
  idOf,
  last4,
  netUsd,
  notApprovable,
  notPossible,
  recallableOf,
  requestedUsd,
  reviewableOf,
  selectableOf,
} from '../../src/features/withdrawals/withdrawal-rules.ts';
import type { ApprovalRequest } from '../../src/generated/model/approvalRequest.ts';
import type { Withdrawal } from '../../src/generated/model/withdrawal.ts';
import { WithdrawalStatus } from '../../src/generated/model/withdrawalStatus.ts';
import { sumUsd } from '../../src/lib/money.ts';
import { settings } from '../../src/lib/settings.ts';
import { UnreadableNumber } from '../../src/lib/unreadable.ts';

settings.extensions = 'all';

function withdrawal(fields: Partial<Withdrawal>): Withdrawal {
  return { status: 'pending', created_at: '2026-11-20T09:14:05.000Z', ...fields };
}

const identified = (fields: Partial<Withdrawal>) =>
  withdrawal({ withdrawal_id: 'WDR-1', ...(fields.amount === undefined && { requested_amount: 10 }), ...fields });

describe('the two names of a back end', () => {
  test('an id, an amount and a fee are read under either name', () => {
    const other = withdrawal({ request_id: 'WDR-1', amount: 180, fee: 4.5 });
    expect([idOf(other), requestedUsd(other), feeUsd(other)]).toEqual(['WDR-1', 180, 4.5]);
    const ours = withdrawal({ withdrawal_id: 'WDR-2', requested_amount: 99, processing_fee: 1 });
    expect([idOf(ours), requestedUsd(ours), feeUsd(ours)]).toEqual(['WDR-2', 99, 1]);
  });

  test('the first name wins where both are sent, also when it is zero', () => {
    const both = withdrawal({
      withdrawal_id: 'A',
      request_id: 'B',
      requested_amount: 0,
      amount: 5,
      processing_fee: 0,
      fee: 1,
    });
    expect([idOf(both), requestedUsd(both), feeUsd(both)]).toEqual(['A', 0, 0]);
  });

  test('bank and account are found at the top or in the bank account', () => {
    const nested = withdrawal({ bank_account_info: { bank_name: 'Keystone National', account_last4: '0071' } });
    expect([bankNameOf(nested), accountLast4(nested)]).toEqual(['Keystone National', '0071']);
    const flat = withdrawal({ bank_name: 'First Meridian', account_last4: '4417', bank_account_info: null });
    expect([bankNameOf(flat), accountLast4(flat)]).toEqual(['First Meridian', '4417']);
    expect([bankNameOf(withdrawal({})), accountLast4(withdrawal({}))]).toEqual([undefined, undefined]);
  });
});

describe('money', () => {
  test('net is what the server says, also when that is zero', () => {
    expect(netUsd(withdrawal({ requested_amount: 250, processing_fee: 6.25, net_payout_amount: 243.75 }))).toBe(243.75);
    expect(netUsd(withdrawal({ requested_amount: 250, processing_fee: 6.25, net_payout_amount: 0 }))).toBe(0);
  });

  test('net is requested minus fee to the cent where it is absent or null', () => {
    expect(netUsd(withdrawal({ requested_amount: 0.3, processing_fee: 0.1 }))).toBe(0.2);
    expect(netUsd(withdrawal({ amount: 99.99, fee: 2.5, net_payout_amount: null }))).toBe(97.49);
    expect(netUsd(withdrawal({ amount: 99999999.99, fee: 0.01 }))).toBe(99999999.98);
  });

  test('what the back end did not send, or in a way that cannot be read, is not taken for 0, and nothing is paid by it', () => {
    const unreadable = new UnreadableNumber('1e3') as unknown as number;
    expect([requestedUsd(withdrawal({})), feeUsd(withdrawal({})), netUsd(withdrawal({ amount: 1.1 }))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const unpaid = [
      { requested_amount: undefined as unknown as number },
      { amount: unreadable },
      { amount: 5, fee: unreadable },
      { amount: 5, net_payout_amount: unreadable },
    ].map(identified);
    expect(unpaid.map(amountProblem)).toEqual(unpaid.map(() => 'The amount cannot be read: nothing is paid'));
    expect([reviewableOf(unpaid).length, approvableOf(unpaid).length]).toEqual([4, 0]);
    expect(notApprovable(unpaid)).toBe('4 cannot be approved: their amounts cannot be read');
    expect(amountProblem(identified({ requested_amount: 5 }))).toBeUndefined();
  });

  test('nothing is decided about a withdrawal that no call can name', () => {
    const unnamed = ['', '..', 'summary'].map((withdrawal_id) => withdrawal({ withdrawal_id, amount: 5 }));
    expect([reviewableOf(unnamed), approvableOf(unnamed), recallableOf(unnamed)]).toEqual([[], [], []]);
  });

  test('a sum is exact to the cent', () => {
    expect(sumUsd([])).toBe(0);
    expect(sumUsd([0.1, 0.2])).toBe(0.3);
    expect(sumUsd(Array.from({ length: 200 }, () => 1.1))).toBe(220);
    expect(sumUsd([99999999.99, 0.02])).toBe(100000000.01);
  });
});

describe('account and routing numbers', () => {
  test.each([
    ['271080112', '0112'],
    ['0248', '0248'],
    ['**** **** 4417', '4417'],
    ['GB82 WEST 1234 5698 7654 32', '5432'],
    ['17', '17'],
    ['XXXX', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of %j only %j is displayed', (sent, shown) => {
    expect(last4(sent)).toBe(shown);
  });

  test('a whole account number under the name of the last four digits is cut too', () => {
    expect(accountLast4(withdrawal({ account_last4: '000123456789' }))).toBe('6789');
  });
});

describe('statuses', () => {
  test('only what awaits review can be approved or rejected', () => {
    const reviewable = Object.values(WithdrawalStatus).filter((status) => actionsFor(status).includes('reject'));
    expect(reviewable).toEqual(['pending_review', 'pending']);
    expect(Object.values(WithdrawalStatus).filter(awaitsReview)).toEqual(['pending_review', 'pending']);
  });

  test('what was approved can be recalled or sent, what failed released or retried, what was paid announced as returned', () => {
    expect(actionsFor('approved')).toEqual(['recall', 'process']);
    expect(actionsFor('failed')).toEqual(['release', 'retry']);
    expect(actionsFor('completed')).toEqual(['return']);
    for (const status of ['processing', 'rejected']) expect(actionsFor(status)).toEqual([]);
  });

  test.each(['on_hold', '', 'PENDING', 'toString', '__proto__'])(
    'the unknown status %j is displayed as Pending and offers nothing',
    (status) => {
      expect(displayStatus(status)).toBe('pending');
      expect(badgeOf(status).label).toBe('Pending');
      expect(actionsFor(status)).toEqual([]);
    },
  );

  test('every status has a badge with a name of its own', () => {
    const labels = Object.values(WithdrawalStatus).map((status) => badgeOf(status).label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('a selection', () => {
  test('is reviewed as far as it awaits review, and says how much of it does not', () => {
    const [pending, completed, rejected] = ['pending_review', 'completed', 'rejected'].map((status) =>
      identified({ status }),
    );
    if (!pending || !completed || !rejected) throw new Error('three of them');
    expect(reviewableOf([completed, pending, rejected])).toEqual([pending]);
    expect(notPossible(3, 3, 'reviewed')).toBeUndefined();
    expect(notPossible(4, 1, 'reviewed')).toBe('3 of them cannot be reviewed');
    expect(notPossible(50, 0, 'recalled')).toBe('None of them can be recalled');
    expect(notPossible(1, 0, 'reviewed')).toBe('It cannot be reviewed');
  });

  test('is approved without the withdrawals of frozen players, which can still be rejected', () => {
    const [frozen, erased, unknown] = ['frozen', 'erased', undefined].map((player_state) =>
      identified({ ...(player_state && { player_state }) }),
    );
    if (!frozen || !erased || !unknown) throw new Error('three of them');
    expect(reviewableOf([frozen, erased, unknown])).toEqual([frozen, erased, unknown]);
    expect(approvableOf([frozen, erased, unknown])).toEqual([erased, unknown]);
    expect([[], [frozen], [frozen, frozen, erased]].map(notApprovable)).toEqual([
      undefined,
      '1 cannot be approved: its player is frozen',
      '2 cannot be approved: their players are frozen',
    ]);
  });

  test('is approved without the withdrawals that await a second approval, which can still be rejected', () => {
    const request = { action: 'approve', state: 'waiting', waiting_for: ['kim'] } as ApprovalRequest;
    const [waiting, other] = [identified({ approval_request: request }), identified({})];
    expect([reviewableOf([waiting, other]), approvableOf([waiting, other])]).toEqual([[waiting, other], [other]]);
    expect([[waiting], [waiting, waiting]].map(notApprovable)).toEqual([
      '1 awaits a second approval',
      '2 await a second approval',
    ]);
  });

  test('is of what awaits review, and of what can be recalled where nothing does', () => {
    const [pending, approved, completed] = ['pending', 'approved', 'completed'].map((status) => identified({ status }));
    if (!pending || !approved || !completed) throw new Error('three of them');
    expect(selectableOf([pending, approved, completed])).toEqual([pending]);
    expect(selectableOf([approved, completed])).toEqual([approved]);
    expect(selectableOf([completed])).toEqual([]);
  });

  test('a return is announced once', () => {
    const said = { announced_at: '2026-11-20T09:14:05.000Z', announced_by: 'admin', reason: 'x', bank_reference: 'R' };
    expect(actionsOf(identified({ status: 'completed', return_announcement: null }))).toEqual(['return']);
    expect(actionsOf(identified({ status: 'completed' }))).toEqual(['return']);
    expect(actionsOf(identified({ status: 'completed', return_announcement: said }))).toEqual([]);
  });
});

test('of what is processing, only what the server says can be recalled', () => {
  const sent = identified({ status: 'processing' });
  const unasked = identified({ status: 'processing', can_be_recalled: true });
  expect([actionsOf(sent), actionsOf(unasked)]).toEqual([[], ['recall']]);
  expect(selectableOf([sent, unasked])).toEqual([unasked]);
});

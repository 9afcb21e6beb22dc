/**
 * The accounts between which money moves. `hold` has money that players asked for and that is not being sent yet;
 * `clearing` money that is being sent; `bank` money paid to players; `revenue` what the company earned and has not paid
 * out; `platform` is where fees on sales come from, and `company_bank` where payouts go.
 */
export type LedgerAccount = 'hold' | 'clearing' | 'bank' | 'revenue' | 'platform' | 'company_bank' | `player:${string}`;

/** Money that moves from the debit account to the credit account: integer cents, more than 0. */
export interface Transfer {
  /** That of a withdrawal is named for the step that books it; where a step books two, that of the fee ends in `_fee`. */
  kind:
    | `withdrawal.${Exclude<WithdrawalStep, 'approve'>}`
    | 'withdrawal.complete_fee'
    | 'withdrawal.return_fee'
    | 'revenue.earn'
    | 'payout.pay';
  /** The withdrawal, revenue record or payout that caused it. Kind, subject and attempt together are unique. */
  subjectId: string;
  /**
   * The number of the attempt to send a withdrawal. Of the money that a rejection gives back, and of its counter-entry, how many earlier
   * rejections of the withdrawal were taken back. 0 for everything else.
   */
  attempt: number;
  debitAccount: LedgerAccount;
  creditAccount: LedgerAccount;
  amountCents: number;
}

export interface HeldWithdrawal {
  withdrawalId: string;
  playerId: string;
  /** The amount that the player requested: net amount plus fee. */
  requestedCents: number;
  netCents: number;
  feeCents: number;
  /** How often it was sent, including this time. */
  attempt: number;
}

/** The steps of a withdrawal, as its history names them. */
export type WithdrawalStep =
  | 'create'
  | 'approve'
  | 'reject'
  | 'cancel'
  | 'process'
  | 'retry'
  | 'complete'
  | 'fail'
  | 'undo'
  | StepBack;
/** Steps that undo an earlier one: the approval, the attempt to pay, the payment. */
type StepBack = 'recall' | 'release' | 'return';

/**
 * The transfers of a step of a withdrawal. Of an 'undo', those by which a rejection is taken back, and of a 'recall', those by which a payment that
 * was not sent is: taking an approval back moves nothing.
 *
 * @param cycle how many of its rejections were taken back before
 */
export function withdrawalTransfers(step: WithdrawalStep, withdrawal: HeldWithdrawal, cycle = 0): Transfer[] {
  if (step === 'approve') return [];
  const { withdrawalId: subjectId, playerId, requestedCents, netCents, feeCents, attempt } = withdrawal;
  const player: LedgerAccount = `player:${playerId}`;
  const all = { kind: `withdrawal.${step}`, subjectId, attempt: 0, amountCents: requestedCents } as const;
  switch (step) {
    case 'create':
      return [{ ...all, debitAccount: player, creditAccount: 'hold' }];
    case 'reject':
    case 'cancel':
      return [{ ...all, attempt: cycle, debitAccount: 'hold', creditAccount: player }];
    case 'undo':
      return [{ ...all, attempt: cycle, debitAccount: player, creditAccount: 'hold' }];
    case 'release':
      return [{ ...all, debitAccount: 'hold', creditAccount: player }];
    case 'process':
    case 'retry':
      return [{ ...all, attempt, debitAccount: 'hold', creditAccount: 'clearing' }];
    case 'fail':
    case 'recall':
      return [{ ...all, attempt, debitAccount: 'clearing', creditAccount: 'hold' }];
    case 'complete': {
      const paid = { subjectId, attempt, debitAccount: 'clearing' } as const;
      const net: Transfer = { ...paid, kind: 'withdrawal.complete', creditAccount: 'bank', amountCents: netCents };
      const fee: Transfer = {
        ...paid,
        kind: 'withdrawal.complete_fee',
        creditAccount: 'revenue',
        amountCents: feeCents,
      };
      return feeCents > 0 ? [net, fee] : [net];
    }
    case 'return': {
      const held = { subjectId, attempt, creditAccount: 'hold' } as const;
      const net: Transfer = { ...held, kind: 'withdrawal.return', debitAccount: 'bank', amountCents: netCents };
      const fee: Transfer = { ...held, kind: 'withdrawal.return_fee', debitAccount: 'revenue', amountCents: feeCents };
      return feeCents > 0 ? [net, fee] : [net];
    }
  }
}

/** Revenue earned on the platform, as opposed to a withdrawal's fee, which comes out of `clearing`. */
export function revenueTransfer(recordId: number, amountCents: number): Transfer {
  const subjectId = String(recordId);
  return {
    kind: 'revenue.earn',
    subjectId,
    attempt: 0,
    debitAccount: 'platform',
    creditAccount: 'revenue',
    amountCents,
  };
}

export function payoutTransfer(payoutId: number, amountCents: number): Transfer {
  const subjectId = String(payoutId);
  return {
    kind: 'payout.pay',
    subjectId,
    attempt: 0,
    debitAccount: 'revenue',
    creditAccount: 'company_bank',
    amountCents,
  };
}

import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { formatUsd } from '../../lib/money.ts';
import { shortened } from '../../lib/words.ts';
import { askConfirm, askText } from '../../ui/feedback/ask.tsx';
import { idOf, netUsd, playerOf, requestedUsd, sumUsd, type WithdrawalAction } from './withdrawal-rules.ts';

/** A start for the words, or all of them; the administrator may go on from there. */
const REASONS = {
  label: 'Presets',
  texts: [
    'Account holder does not match the player',
    'Account details are not valid',
    'Identity is not verified',
    'Suspected fraud',
  ],
};

/** '' where it is agreed to, as only a rejection has a reason; null where it is not. */
type Answer = Promise<string | null>;

export function askAboutOne(action: WithdrawalAction, withdrawal: Withdrawal): Answer {
  const player = shortened(playerOf(withdrawal));
  const subject = `${idOf(withdrawal)}, ${player}`;
  const net = formatUsd(netUsd(withdrawal));
  switch (action) {
    case 'approve':
      return Promise.resolve('');
    case 'reject': {
      const amount = `${formatUsd(requestedUsd(withdrawal))} requested by ${player}.`;
      return askReason(`Reject withdrawal ${idOf(withdrawal)}?`, amount, [withdrawal]);
    }
    case 'process':
      return askToSend(`Send ${net} now, without the rest of the cooling-off?`, `${subject}.`, 'Process');
    case 'retry':
      return askToSend(`Send ${net} again?`, `${subject}. The last payment failed.`, 'Retry');
  }
}

export function askAboutMany(action: 'approve' | 'reject', withdrawals: readonly Withdrawal[]): Answer {
  const requested = `${formatUsd(sumUsd(withdrawals.map(requestedUsd)))} requested`;
  const net = `${formatUsd(sumUsd(withdrawals.map(netUsd)))} to be paid out`;
  if (action === 'reject') return askReason(`Reject ${howMany(withdrawals.length)}?`, `${requested}.`, withdrawals);
  return answerOf(
    askConfirm({
      title: `Approve ${withdrawals.length} withdrawals?`,
      message: `${requested}, ${net}.`,
      confirmLabel: 'Approve',
    }),
  );
}

/** What was typed as the reason to reject them is kept under this name until they are rejected. */
export const draftOf = (withdrawals: readonly Withdrawal[]): string => `reject ${withdrawals.map(idOf).join(' ')}`;

export function howMany(count: number): string {
  return count === 1 ? '1 withdrawal' : `${count} withdrawals`;
}

function askReason(title: string, message: string, withdrawals: readonly Withdrawal[]): Answer {
  return askText({
    title,
    message,
    label: 'Reason',
    placeholder: 'Kept with the withdrawal',
    requiredMessage: 'A reason is required.',
    confirmLabel: 'Reject',
    danger: true,
    maxLength: 1000,
    presets: REASONS,
    draft: draftOf(withdrawals),
  });
}

/** Money that was sent does not come back, so the answer that a second Enter or tap gives is no. */
const askToSend = (title: string, message: string, confirmLabel: string): Answer =>
  answerOf(askConfirm({ title, message, confirmLabel, danger: true }));

const answerOf = async (agreed: Promise<boolean>): Answer => ((await agreed) ? '' : null);

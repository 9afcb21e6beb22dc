import { isOffered } from '../../api/extensions.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { formatCount, formatUsd, sumUsd } from '../../lib/money.ts';
import { counted, shortened } from '../../lib/words.ts';
import { askConfirm, askTextAndMore, type Choice } from '../../ui/feedback/ask.tsx';
import { codeIn } from './reason-code-choice.ts';
import { REASONS, reasonTexts } from './reason-texts.ts';
import type { Lookers } from './use-review-queue.ts';
import {
  ACTION,
  type Decision,
  draftOf,
  idOf,
  NOTHING,
  netUsd,
  playerOf,
  requestedUsd,
  type WithdrawalAction,
} from './withdrawal-rules.ts';

type Answer = Promise<Decision | null>;

type WithReason = keyof typeof REASONS;

/**
 * @param codes the choice of a reason code; none where there is nothing to choose
 * @param foreseen of `foreseenWords`
 */
export function askAboutOne(
  action: Exclude<WithdrawalAction, 'approve'>,
  withdrawal: Withdrawal,
  codes: readonly Choice[],
  foreseen: string,
): Answer {
  const id = idOf(withdrawal);
  const player = shortened(playerOf(withdrawal));
  const subject = `${id}, ${player}`;
  const [requested, net] = [formatUsd(requestedUsd(withdrawal)), formatUsd(netUsd(withdrawal))];
  switch (action) {
    case 'reject':
      return askReason(action, `Reject withdrawal ${id}?`, `${requested} requested by ${player}.`, [withdrawal], codes);
    case 'recall':
      return askReason(action, `Recall withdrawal ${id}?`, `It will not be sent, and awaits review again. ${player}.`, [
        withdrawal,
      ]);
    case 'release':
      return askReason(action, `Give ${requested} back to the player?`, `${subject}. It will not be sent again.`, [
        withdrawal,
      ]);
    case 'return':
      return askAboutReturn(withdrawal, subject, codes);
    case 'process': {
      // Only our own server is known to wait before it sends.
      const early = isOffered('withdrawals') ? ', without the rest of the cooling-off' : '';
      return askToSend(`Send ${net} now${early}?`, `${subject}.${foreseen}`, 'Process');
    }
    case 'retry':
      return askToSend(`Send ${net} again?`, `${subject}. The last payment failed.${foreseen}`, 'Retry');
  }
}

/** The amounts of several, as the question about them and what is said afterwards name them. */
export function amountsOf(action: 'approve' | 'recall' | 'reject', withdrawals: readonly Withdrawal[]): string {
  const requested = `${formatUsd(sumUsd(withdrawals.map(requestedUsd)))} requested`;
  if (action !== 'approve') return requested;
  return `${requested}, ${formatUsd(sumUsd(withdrawals.map(netUsd)))} to be paid out`;
}

export function askAboutMany(
  action: 'approve' | 'recall' | 'reject',
  withdrawals: readonly Withdrawal[],
  lookers: Lookers,
  codes: readonly Choice[],
  foreseen = '',
): Answer {
  const others = lookedAt(withdrawals, lookers);
  const amounts = amountsOf(action, withdrawals);
  if (action !== 'approve') {
    return askReason(
      action,
      `${ACTION[action].label} ${counted(withdrawals.length, 'withdrawal')}?`,
      `${amounts}.${others}`,
      withdrawals,
      codes,
    );
  }
  return answerOf(
    askConfirm({
      title: `Approve ${formatCount(withdrawals.length)} withdrawals?`,
      message: `${amounts}.${foreseen}${others}`,
      confirmLabel: 'Approve',
      startsOnNo: true,
    }),
  );
}

/** A question names so many; it says how many there are. */
const MOST_NAMED = 10;

/** ' Others are looking at WDR-1 (robin).', with the space before it; '' while nobody is. */
function lookedAt(withdrawals: readonly Withdrawal[], lookers: Lookers): string {
  const named = withdrawals.map(idOf).flatMap((id) => (lookers.has(id) ? `${id} (${lookers.get(id)})` : []));
  if (named.length === 0) return '';
  const more = named.length > MOST_NAMED ? ` and ${named.length - MOST_NAMED} more` : '';
  return ` Others are looking at ${named.slice(0, MOST_NAMED).join(', ')}${more}.`;
}

const reasonOf = (action: WithReason, withdrawals: readonly Withdrawal[], choices: readonly Choice[]) => ({
  label: 'Reason',
  placeholder: action === 'reject' ? 'Why is it rejected?' : 'Optional note',
  requiredMessage: 'A reason is required.',
  confirmLabel: ACTION[action].label,
  danger: true,
  maxLength: 1000,
  presets: { label: 'Presets', texts: reasonTexts(REASONS[action], choices) },
  draft: draftOf(action, withdrawals),
  choices,
});

async function askReason(
  action: WithReason,
  title: string,
  message: string,
  withdrawals: readonly Withdrawal[],
  choices: readonly Choice[] = [],
): Answer {
  const answer = await askTextAndMore({ title, message, ...reasonOf(action, withdrawals, choices) });
  return answer && { ...NOTHING, reason: answer.text, ...codeIn(answer.chosen) };
}

async function askAboutReturn(withdrawal: Withdrawal, subject: string, choices: readonly Choice[]): Answer {
  const answer = await askTextAndMore({
    title: `Did the bank send ${formatUsd(netUsd(withdrawal))} back?`,
    message: `${subject}. This marks the withdrawal. Nothing is booked until the payment rail or the server’s console confirms the return.`,
    ...reasonOf('return', [withdrawal], choices),
    reference: { label: 'Bank reference', requiredMessage: 'A bank reference is required.', maxLength: 100 },
  });
  return answer && { reason: answer.text, bankReference: answer.reference, ...codeIn(answer.chosen) };
}

/** Money that was sent does not come back by itself, so a second Enter or tap must answer 'no'. */
const askToSend = (title: string, message: string, confirmLabel: string): Answer =>
  answerOf(askConfirm({ title, message, confirmLabel, danger: true }));

const answerOf = async (agreed: Promise<boolean>): Answer => ((await agreed) ? NOTHING : null);

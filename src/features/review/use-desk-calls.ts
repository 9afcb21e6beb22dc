import { flushSync } from 'react-dom';
import { useDenied } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import * as needs from '../../generated/permissions.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { useReasonCodeChoices } from '../withdrawals/reason-code-choice.ts';
import { useDeniedAction } from '../withdrawals/use-denied-action.ts';
import { useReviewWithdrawals } from '../withdrawals/use-review-withdrawals.ts';
import { useSetAside } from '../withdrawals/use-set-aside.ts';
import { ACTION, awaitsReview, draftOf } from '../withdrawals/withdrawal-rules.ts';
import type { DeskCall } from './desk-machine.ts';
import type { DeskStore } from './desk-store.ts';
import { keepNote, noteDraft } from './note-drafts.ts';
import { startReason } from './start-reason.ts';

/** The calls about the withdrawal that is shown, of which the desk hears. */
export function useDeskCalls(desk: DeskStore, withdrawal: Withdrawal, id: string) {
  const { running: deciding, reviewOne } = useReviewWithdrawals();
  const { settingAside, skip, snooze } = useSetAside();
  const deniedOf = useDeniedAction(withdrawal);
  const deniedAside = useDenied(needs.skipWithdrawal);
  const codes = useReasonCodeChoices();

  const may = (does: DeskCall) =>
    awaitsReview(withdrawal.status) &&
    (does === 'approve' || does === 'reject' ? deniedOf(does) : deniedAside) === undefined;

  /** The desk goes on with the answer, before the screen has loaded again: this one no longer has to be. */
  async function begin(does: DeskCall) {
    let isOpen = true;
    function end(done: boolean) {
      if (isOpen) desk.tell({ is: 'ended', id, done });
      isOpen = false;
    }
    const sent = {
      onSend() {
        isOpen = true;
        desk.tell({ is: 'sent', id, does, at: performance.now() });
      },
      onAnswer() {
        keepNote(id, '');
        flushSync(() => end(true));
      },
      onFail: () => end(false),
    };
    if (await mayLoseNote(id, does)) {
      if (does === 'approve' || does === 'reject') await reviewOne(does, withdrawal, sent);
      else await (does === 'skip' ? skip : snooze)(id, sent);
    }
    // It was cancelled, or could not begin.
    end(false);
  }

  function startReject(text: string) {
    startReason(draftOf('reject', [withdrawal]), text, codes('reject'));
    void begin('reject');
  }
  return { may, begin, startReject, running: deciding.get(id) ?? settingAside.get(id), deniedOf, deniedAside };
}

const WITHOUT_NOTE: Readonly<Record<DeskCall, string>> = {
  approve: ACTION.approve.label,
  reject: ACTION.reject.label,
  skip: 'Skip',
  snooze: 'Snooze',
};

/** Whether a note that was typed and not saved may be lost: the desk goes on to another withdrawal. */
async function mayLoseNote(id: string, does: DeskCall): Promise<boolean> {
  if (noteDraft(id).trim() === '') return true;
  return askConfirm({
    title: `Discard your note on ${id}?`,
    message: 'You typed a note and did not add it. To keep it, cancel and choose Add Note.',
    confirmLabel: `${WITHOUT_NOTE[does]} Without It`,
    danger: true,
  });
}

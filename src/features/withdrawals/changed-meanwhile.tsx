import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { useState } from 'react';
import { useSession } from '../../api/use-session.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { useGetWithdrawalHistory } from '../../generated/review/review.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import classes from './looked-at.module.css';
import { isOwnStep } from './own-steps.ts';
import { badgeOf } from './withdrawal-rules.ts';

/** The steps of others, after their names. */
const DID: Readonly<Record<string, string>> = {
  approve: 'approved this',
  reject: 'rejected this',
  recall: 'recalled this',
  process: 'sent this for payment',
  retry: 'sent this for payment again',
  release: 'gave the money back to the player',
  undo: 'took the decision back',
};

/** What has changed while the withdrawal was on the screen, and by whom; nothing while it is as it was opened. */
export function ChangedMeanwhile({ id, withdrawal }: { id: string; withdrawal: Withdrawal }) {
  const [opened] = useState(withdrawal);
  const { who, what } = useChange(id, opened, withdrawal);
  useAnnounced(what && [who, what].filter(Boolean).join(' '));
  if (!what) return null;
  return (
    <p className={classes.mark}>
      <UserRoundCheck size={14} />
      <span>
        {who && <bdi>{who}</bdi>} {what}
      </span>
    </p>
  );
}

type Change = { who?: string; what?: string };

function useChange(id: string, opened: Withdrawal, now: Withdrawal): Change {
  const own = useSession()?.admin.username;
  const step = useGetWithdrawalHistory(id).data?.history.at(-1);
  if (now.status !== opened.status) {
    if (isOwnStep(id, now.status)) return {};
    // Until the history has loaded as well, its last step is an older one.
    const did = step?.to_status === now.status ? DID[step.action ?? ''] : undefined;
    if (did && step?.actor) {
      const who = step.second_actor ? `${step.actor} and ${step.second_actor}` : step.actor;
      return { who, what: `${did}.` };
    }
    return { what: `This has changed: it is ${badgeOf(now.status).label.toLowerCase()} now.` };
  }
  if (now.player_state !== opened.player_state) {
    if (now.player_state === 'frozen') return { what: 'The player was frozen while you were reading.' };
    if (now.player_state === 'erased') return { what: 'The player’s personal data was erased.' };
    return { what: 'The player is no longer frozen.' };
  }
  const [before, after] = [opened.approval_request, now.approval_request];
  if (after && after.id !== before?.id && after.requested_by !== own) {
    return { who: after.requested_by, what: 'asked for a second approval.' };
  }
  return before && !after ? { what: 'The request for a second approval has ended.' } : {};
}

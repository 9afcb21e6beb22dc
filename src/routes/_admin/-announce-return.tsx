import { Button } from '@mantine/core';
import { useMay } from '../../api/may.ts';
import type { ReturnPrefill } from '../../features/statements/statement-page.tsx';
import { useDeniedAction } from '../../features/withdrawals/use-denied-action.ts';
import { useReviewWithdrawals } from '../../features/withdrawals/use-review-withdrawals.ts';
import { actionsOf, draftOf } from '../../features/withdrawals/withdrawal-rules.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { getWithdrawal } from '../../generated/permissions.ts';
import { useGetWithdrawal } from '../../generated/review/review.ts';
import { hasDraft, startDraft } from '../../ui/feedback/ask.tsx';
import { FailedLine } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';

type Props = { id: string; prefill: ReturnPrefill };

/** Announces the return of a withdrawal, filled in from a line of the bank. A statement itself moves no money. */
export function AnnounceReturn({ id, prefill }: Props) {
  const mayOpen = useMay()(getWithdrawal);
  const query = useGetWithdrawal(id, { query: { enabled: mayOpen } });
  if (!mayOpen) return null;
  return (
    <>
      <FailedLine load={query} failed={`Failed to load ${id}`} />
      {query.data && <Announcement withdrawal={query.data} id={id} prefill={prefill} />}
    </>
  );
}

function Announcement({ withdrawal, id, prefill }: Props & { withdrawal: Withdrawal }) {
  const { running, reviewOne } = useReviewWithdrawals();
  const denied = useDeniedAction(withdrawal)('return');
  const { return_announcement: said, status } = withdrawal;
  if (said) {
    return (
      <p className={parts.quiet}>
        <bdi>{said.announced_by}</bdi> announced the return of {id}. It is booked when the payment rail confirms it.
      </p>
    );
  }
  if (!actionsOf(withdrawal).includes('return')) {
    return status === 'completed' ? null : (
      <p className={parts.quiet}>{id} is not completed any more, so no return is to be announced.</p>
    );
  }
  function announce() {
    const draft = draftOf('return', [withdrawal]);
    // A text that somebody typed before is kept.
    if (!hasDraft(draft)) startDraft(draft, prefill.reason);
    if (!hasDraft(`${draft}/reference`)) startDraft(`${draft}/reference`, prefill.bankReference);
    void reviewOne('return', withdrawal);
  }
  return (
    <div className={parts.buttons} data-screen-only>
      <Button
        variant="default"
        size="xs"
        disabled={denied !== undefined}
        title={denied}
        loading={running.has(id)}
        onClick={announce}
      >
        Announce the Return
      </Button>
    </div>
  );
}

import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import classes from './withdrawal-facts.module.css';
import { awaitsReview } from './withdrawal-rules.ts';

/** That somebody announced a return of the payment, or that it came back and awaits review again. */
export function WithdrawalReturn({ withdrawal }: { withdrawal: Withdrawal }) {
  const { status, returned_at: returnedAt, return_code: code, return_announcement: said } = withdrawal;
  if (said) {
    return (
      <section className={classes.notes}>
        <h3>
          Return announced by <bdi>{said.announced_by}</bdi>, <Moment iso={said.announced_at} />
        </h3>
        <p>{said.reason}</p>
        <p>
          Bank reference <CopyId id={said.bank_reference} />
        </p>
        <p>Nothing is booked until the payment rail or the server’s console confirms it.</p>
      </section>
    );
  }
  if (!returnedAt || !awaitsReview(status)) return null;
  return (
    <section className={classes.reason}>
      <h3>The bank sent the payment back</h3>
      <p>
        <Moment iso={returnedAt} />
        {code ? `, with ${code}` : ''}. Whoever approved it before or announced the return does not approve it again.
      </p>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatUsd } from '../../lib/money.ts';
import link from '../../ui/values/record-link.module.css';
import classes from './withdrawal-facts.module.css';

/** The lines of the bank's statements on which the payment, or its return, was found; nothing where there is none. */
export function WithdrawalFound({ withdrawal: { found_on = [] } }: { withdrawal: Withdrawal }) {
  if (found_on.length === 0) return null;
  return (
    <section className={classes.notes}>
      <h3>Found on bank statements</h3>
      {found_on.map(({ statement_id, line_id, file_name, booked_on, amount, kind, attempt = 1 }) => (
        <p key={line_id}>
          {kind === 'return' ? 'Returned' : 'Paid'} {formatDate(booked_on)}, {formatUsd(Math.abs(amount))}
          {attempt > 1 && `, attempt ${attempt}`}:{' '}
          <Link
            to="/system/statements/$id"
            params={{ id: statement_id }}
            search={{ tab: kind === 'return' ? 'returned' : 'matched' }}
            className={link.inline}
          >
            <bdi>{file_name}</bdi>
          </Link>
        </p>
      ))}
    </section>
  );
}

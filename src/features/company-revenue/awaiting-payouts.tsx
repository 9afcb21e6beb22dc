import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useGetApproval } from '../../generated/approvals/approvals.ts';
import { idParam } from '../../lib/record-address.ts';
import { counted } from '../../lib/words.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { Person } from '../../ui/values/person.tsx';
import link from '../../ui/values/record-link.module.css';
import classes from './awaiting-payouts.module.css';

/** The payouts that wait for a second person, above those that were made. */
export default function AwaitingPayouts({ ids }: { ids: readonly string[] }) {
  return (
    <ul className={classes.list} aria-label="Payouts that await a second approval">
      {ids.map((id) => (
        <AwaitingPayout key={id} id={id} />
      ))}
    </ul>
  );
}

/** A person who may not read the request sees that there is one. */
function AwaitingPayout({ id }: { id: string }) {
  const { data: request } = useGetApproval(id);
  return (
    <li>
      <span>Awaiting a second approval:</span> <RequestLink id={id} />
      {request && (
        <>
          {' '}
          for <Amount usd={request.amount} />, requested by <Person username={request.requested_by} />,{' '}
          <Moment iso={request.requested_at} />
        </>
      )}
    </li>
  );
}

/** Leads to each payout that waits for a second person; what they ask for is still available. */
export function AwaitingRequests({ ids }: { ids: readonly string[] }) {
  return (
    <>
      ; {counted(ids.length, 'payout')} awaiting a second approval:{' '}
      {ids.map((id, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <RequestLink id={id} />
        </Fragment>
      ))}
    </>
  );
}

function RequestLink({ id }: { id: string }) {
  return (
    <Link to="/approvals" search={{ open: idParam(id) }} className={link.inline}>
      Request {id}
    </Link>
  );
}

import { Link } from '@tanstack/react-router';
import { useGetApproval } from '../../generated/approvals/approvals.ts';
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

function RequestLink({ id }: { id: string }) {
  return (
    <Link to="/approvals" search={{ open: id }} className={link.inline}>
      Request {id}
    </Link>
  );
}

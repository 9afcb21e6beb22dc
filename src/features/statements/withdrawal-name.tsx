import { Link } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import { getWithdrawal } from '../../generated/permissions.ts';
import link from '../../ui/values/record-link.module.css';

/** A withdrawal's id, and the way to it where the person may open it. */
export function WithdrawalName({ id }: { id: string }) {
  const mayOpen = useMay()(getWithdrawal);
  if (!mayOpen) return <b>{id}</b>;
  return (
    <Link to="/withdrawals" search={{ open: id }} className={link.inline}>
      {id}
    </Link>
  );
}

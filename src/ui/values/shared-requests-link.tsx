import { Link } from '@tanstack/react-router';
import link from './record-link.module.css';

/** To everything that awaits review and goes to a bank account of the player, where it can be selected. */
export function SharedRequestsLink({ playerId }: { playerId: string }) {
  return (
    <Link
      to="/withdrawals"
      search={{ accounts_of: playerId, status: 'pending_review' }}
      className={link.link}
      data-screen-only
    >
      All requests to the account that wait
    </Link>
  );
}

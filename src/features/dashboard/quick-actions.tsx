import { Link } from '@tanstack/react-router';
import Activity from 'lucide-react/icons/activity';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Users from 'lucide-react/icons/users';
import { useMay } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { isLeftOut } from '../../lib/settings.ts';
import classes from './quick-actions.module.css';

const ACTIONS = [
  {
    to: '/withdrawals',
    label: 'Withdrawals',
    hint: 'Review requests',
    icon: BanknoteArrowDown,
    needs: needs.listWithdrawals,
  },
  {
    to: '/transactions',
    label: 'Transactions',
    hint: 'Search and follow up',
    icon: ArrowLeftRight,
    needs: needs.listTransactions,
  },
  { to: '/players', label: 'Players', hint: 'Look up a player', icon: Users, needs: needs.listPlayers.needs },
  { to: '/system', label: 'System', hint: 'Status of the services', icon: Activity, needs: needs.getSystemStatus },
] as const;

export function QuickActions() {
  const may = useMay();
  return (
    <nav aria-label="Quick actions" className={classes.tiles} data-screen-only>
      {ACTIONS.filter((action) => !isLeftOut(action.to) && may(action.needs)).map(({ to, label, hint, icon: Icon }) => (
        <Link key={to} to={to} className={classes.tile}>
          <span className={classes.icon}>
            <Icon size={17} />
          </span>
          <span className={classes.words}>
            <span className={classes.label}>{label}</span>
            <span className={classes.hint}>{hint}</span>
          </span>
          <ChevronRight size={15} className={classes.arrow} />
        </Link>
      ))}
    </nav>
  );
}

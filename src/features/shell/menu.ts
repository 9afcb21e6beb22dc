import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Gamepad from 'lucide-react/icons/gamepad-2';
import Gem from 'lucide-react/icons/gem';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ScrollText from 'lucide-react/icons/scroll-text';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import { may } from '../../api/may.ts';
import type { Permission } from '../../generated/model/permission.ts';
import * as needs from '../../generated/permissions.ts';

type Entry = {
  label: string;
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  /** The screen is useful with any one of these permissions. */
  needs: readonly Permission[];
};

/** The dashboard has figures of all areas. */
const FIGURES = [
  needs.getRevenueChart,
  needs.getUserGrowth,
  needs.listRecentTransactions,
  needs.listWithdrawals,
  needs.getSystemStatus,
] as const;

/** The menu, in the order of spec section 2. */
export const MENU: readonly Entry[] = [
  { label: 'Dashboard', to: '/', icon: LayoutDashboard, needs: FIGURES },
  { label: 'Transactions', to: '/transactions', icon: ArrowLeftRight, needs: [needs.listTransactions] },
  { label: 'Withdrawals', to: '/withdrawals', icon: BanknoteArrowDown, needs: [needs.listWithdrawals] },
  { label: 'Games', to: '/games', icon: Gamepad, needs: [needs.listGames] },
  { label: 'Game Items', to: '/game-items', icon: Gem, needs: [needs.listGameItems] },
  { label: 'Company Revenue', to: '/revenue', icon: CircleDollarSign, needs: [needs.getRevenueBalance] },
  { label: 'Players', to: '/players', icon: Users, needs: ['players.read'] },
  { label: 'Admin Users', to: '/users', icon: UserCog, needs: ['admins.read'] },
  { label: 'Audit Logs', to: '/audit', icon: ScrollText, needs: ['audit.read'] },
  { label: 'System', to: '/system', icon: Activity, needs: [needs.getSystemStatus] },
];

/** The entries of the menu that the administrator may open, in its order. */
export const openEntries = (): Entry[] => MENU.filter((entry) => entry.needs.some(may));

/** Whether the administrator may open the screen at this path; all other pages are open to everybody. */
export const mayOpen = (pathname: string): boolean => entryOf(pathname)?.needs.some(may) ?? true;

/** The menu's entry for a path; undefined when there is none. */
export const entryOf = (pathname: string): Entry | undefined =>
  MENU.find(({ to }) => to === (pathname.replace(/\/+$/, '') || '/'));

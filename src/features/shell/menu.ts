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

type Entry = { label: string; to: NonNullable<LinkProps['to']>; icon: LucideIcon };

/** The menu, in the order of spec section 2. */
export const MENU: readonly Entry[] = [
  { label: 'Dashboard', to: '/', icon: LayoutDashboard },
  { label: 'Transactions', to: '/transactions', icon: ArrowLeftRight },
  { label: 'Withdrawals', to: '/withdrawals', icon: BanknoteArrowDown },
  { label: 'Games', to: '/games', icon: Gamepad },
  { label: 'Game Items', to: '/game-items', icon: Gem },
  { label: 'Company Revenue', to: '/revenue', icon: CircleDollarSign },
  { label: 'Players', to: '/players', icon: Users },
  { label: 'Admin Users', to: '/users', icon: UserCog },
  { label: 'Audit Logs', to: '/audit', icon: ScrollText },
  { label: 'System', to: '/system', icon: Activity },
];

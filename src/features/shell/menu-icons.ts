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
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import Users from 'lucide-react/icons/users';
import type { APPROVALS, MENU } from './menu-entries.ts';

/** The icon of each entry of the menu. */
export const MENU_ICONS: Record<(typeof MENU)[number]['to'] | (typeof APPROVALS)['to'], LucideIcon> = {
  '/': LayoutDashboard,
  '/transactions': ArrowLeftRight,
  '/withdrawals': BanknoteArrowDown,
  '/games': Gamepad,
  '/game-items': Gem,
  '/revenue': CircleDollarSign,
  '/players': Users,
  '/users': UserCog,
  '/audit': ScrollText,
  '/system': Activity,
  '/approvals': UserRoundCheck,
};

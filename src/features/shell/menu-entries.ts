import type { LinkProps } from '@tanstack/react-router';
import type { May } from '../../api/may.ts';
import type { Permission } from '../../generated/model/permission.ts';
import * as needs from '../../generated/permissions.ts';
import { isLeftOut } from '../../lib/settings.ts';

/** Without its icon (menu-icons.ts): the route guard, which needs no icons, is in the sign-in page's code. */
type Entry = {
  label: string;
  to: NonNullable<LinkProps['to']>;
  /** The screen is useful with any one of these permissions. */
  needs: readonly Permission[];
  /** And with this one only. */
  and?: Permission;
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
export const MENU = [
  { label: 'Dashboard', to: '/', needs: FIGURES },
  { label: 'Transactions', to: '/transactions', needs: [needs.listTransactions] },
  { label: 'Withdrawals', to: '/withdrawals', needs: [needs.listWithdrawals] },
  { label: 'Games', to: '/games', needs: [needs.listGames] },
  { label: 'Game Items', to: '/game-items', needs: [needs.listGameItems], and: needs.listGames },
  { label: 'Company Revenue', to: '/revenue', needs: [needs.getRevenueBalance] },
  { label: 'Players', to: '/players', needs: ['players.read'] },
  { label: 'Admin Users', to: '/users', needs: ['admins.read'] },
  { label: 'Audit Logs', to: '/audit', needs: ['audit.read'] },
  { label: 'System', to: '/system', needs: [needs.getSystemStatus] },
] as const satisfies readonly Entry[];

/** In the menu only where decisions can need a second person. Everybody may open it: it shows what they may decide. */
export const APPROVALS = { label: 'Approvals', to: '/approvals' } as const;

/** The entries of the specification that the administrator may open, in its order. */
export const openEntries = (may: May) => MENU.filter((entry) => opens(entry, may));

/** The menu's entries. Approvals is a part of Withdrawals below it, so that the entries of the specification keep their order. */
export const menuEntries = (may: May, hasApprovals: boolean) =>
  MENU.flatMap((entry) => [
    ...(opens(entry, may) ? [entry] : []),
    ...(entry.to === '/withdrawals' && hasApprovals && !isLeftOut(APPROVALS.to) ? [APPROVALS] : []),
  ]);

const opens = ({ to, needs, and }: Entry, may: May) => !isLeftOut(to) && needs.some(may) && (!and || may(and));

/** Whether the administrator may open the screen at this path; all other pages are open to everybody. */
export function mayOpen(pathname: string, may: May): boolean {
  const entry = entryOf(pathname);
  return !entry || opens(entry, may);
}

/** The menu's entry for a path, or for the page of a record below it; undefined when there is none. */
export const entryOf = (pathname: string): Entry | undefined => {
  const path = pathname.replace(/\/+$/, '') || '/';
  return MENU.find(({ to }) => to === path || (to !== '/' && path.startsWith(`${to}/`)));
};

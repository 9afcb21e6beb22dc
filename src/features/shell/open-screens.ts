import { may } from '../../api/may.ts';
import type { Permission } from '../../generated/model/permission.ts';
import * as needs from '../../generated/permissions.ts';

// Apart from the menu: the route guard is part of the sign-in page, which needs no icons.

/** What the screens of the menu need, in its order: whoever has one of the permissions has something to see there. */
const NEEDS = {
  // The figures are of all areas.
  '/': [
    needs.getRevenueChart,
    needs.getUserGrowth,
    needs.listRecentTransactions,
    needs.listWithdrawals,
    needs.getSystemStatus,
  ],
  '/transactions': [needs.listTransactions],
  '/withdrawals': [needs.listWithdrawals],
  '/games': [needs.listGames],
  '/game-items': [needs.listGameItems],
  '/revenue': [needs.getRevenueBalance],
  '/players': ['players.read'],
  '/users': [needs.listAdmins],
  '/audit': ['audit.read'],
  '/system': [needs.getSystemStatus],
} as const satisfies Record<string, readonly Permission[]>;

type Path = keyof typeof NEEDS;

const isOfMenu = (path: string): path is Path => Object.hasOwn(NEEDS, path);

/** What the screen of a path needs; undefined for a page that is for everybody. */
export function needsOf(pathname: string): readonly Permission[] | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return isOfMenu(path) ? NEEDS[path] : undefined;
}

/** Whether the administrator may see the screen of a path. */
export const mayOpen = (pathname: string): boolean => needsOf(pathname)?.some(may) ?? true;

/** The first screen of the menu that the administrator may see. */
export const firstOpen = (): Path | undefined => Object.keys(NEEDS).filter(isOfMenu).find(mayOpen);

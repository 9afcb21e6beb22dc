import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pollEvery } from '../api/query-client.ts';
import { useSession } from '../api/use-session.ts';
import { useLogout } from '../features/session/use-logout.ts';
import { CrashPage } from '../features/shell/crash-page.tsx';
import { NotPermittedPage } from '../features/shell/not-permitted-page.tsx';
import { firstOpen, mayOpen } from '../features/shell/open-screens.ts';
import { Shell } from '../features/shell/shell.tsx';
import { useGetMe } from '../generated/my-account/my-account.ts';
import { getSession, hasSignedOut, noteAdmin } from '../session.ts';
import { AskHost } from '../ui/feedback/ask.tsx';

const REFRESH = pollEvery(60_000);

/** The wall: all that lies behind it needs a session, a password of the administrator's own, and a permission to see something there. */
export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ location }) => {
    const session = getSession();
    if (session && !session.admin.must_change_password) return { mayOpen: mayOpenOrRedirect(location.pathname) };
    const wanted = location.pathname + location.searchStr;
    // The dashboard is where one goes anyway; who has signed out is not on the way to anywhere.
    const search = wanted === '/' || hasSignedOut() ? {} : { redirect: `/admin-panel${wanted}` };
    throw redirect({ to: '/login', search, replace: true });
  },
  component: AdminLayout,
  errorComponent: CrashPage,
});

/** Whether the screen may ask for its data. From the dashboard, where one lands, the way leads to the first screen that one may see. */
function mayOpenOrRedirect(pathname: string): boolean {
  if (mayOpen(pathname)) return true;
  const first = firstOpen();
  if (first !== undefined && pathname === '/') throw redirect({ to: first, replace: true });
  return false;
}

function AdminLayout() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const admin = useSession()?.admin;
  const { logout, loggingOut } = useLogout();
  useWhatOneMay();
  return (
    <Shell admin={admin} pathname={pathname} onLogout={logout} loggingOut={loggingOut}>
      {mayOpen(pathname) ? <Outlet /> : <NotPermittedPage pathname={pathname} />}
      <AskHost />
    </Shell>
  );
}

/** Roles may change while somebody is at work: menu, buttons and screens follow. A back end without the call leaves all as it is. */
function useWhatOneMay(): void {
  const { data } = useGetMe({ query: { refetchInterval: ({ state }) => state.data !== undefined && REFRESH() } });
  useEffect(() => {
    if (!data) return;
    const { roles, permissions } = data;
    noteAdmin({ roles, permissions, role: roles[0]?.name ?? '' });
  }, [data]);
}

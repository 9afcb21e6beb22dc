import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { useSession } from '../api/use-session.ts';
import { useLogout } from '../features/session/use-logout.ts';
import { CrashPage } from '../features/shell/crash-page.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { mayEnter } from '../kept-session.ts';
import { getSession, hasSignedOut } from '../session.ts';
import { AskHost } from '../ui/feedback/ask.tsx';

/** The route guard. */
export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ location }) => {
    if (mayEnter(getSession())) return;
    const wanted = location.pathname + location.searchStr;
    // The dashboard is where one goes anyway; who has signed out is not on the way to anywhere.
    const search = wanted === '/' || hasSignedOut() ? {} : { redirect: `/admin-panel${wanted}` };
    throw redirect({ to: '/login', search, replace: true });
  },
  component: AdminLayout,
  errorComponent: CrashPage,
});

function AdminLayout() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const admin = useSession()?.admin;
  const { logout, loggingOut } = useLogout();
  return (
    <Shell admin={admin} pathname={pathname} onLogout={logout} loggingOut={loggingOut}>
      <Outlet />
      <AskHost />
    </Shell>
  );
}

import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { useSession } from '../api/use-session.ts';
import { useLogout } from '../features/session/use-logout.ts';
import { CrashPage } from '../features/shell/crash-page.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { getSession, hasSignedOut } from '../session.ts';
import { AskHost } from '../ui/feedback/ask.tsx';

/** Route guard: every screen below it requires a session, and a password that is not a one-use password. */
export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ location }) => {
    const session = getSession();
    if (session && !session.admin.must_change_password) return;
    const wanted = location.pathname + location.searchStr;
    // The dashboard is the default anyway, and whoever has just signed out should not be taken back.
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

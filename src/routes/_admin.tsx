import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { useSession } from '../api/use-session.ts';
import { useLogout } from '../features/session/use-logout.ts';
import { CrashPage } from '../features/shell/crash-page.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { getSession } from '../session.ts';
import { AskHost } from '../ui/ask.tsx';

/** The wall: all that lies behind it needs a session, and a password of the administrator's own. */
export const Route = createFileRoute('/_admin')({
  beforeLoad: () => {
    const session = getSession();
    if (!session || session.admin.must_change_password) throw redirect({ to: '/login', replace: true });
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

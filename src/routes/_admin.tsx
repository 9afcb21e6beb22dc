import { createFileRoute, notFound, Outlet, redirect, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { may, useMay } from '../api/may.ts';
import { pollEvery } from '../api/query-client.ts';
import { useSession } from '../api/use-session.ts';
import { usePreferences } from '../features/account/use-preferences.ts';
import { FigureHost } from '../features/figures/figure-host.tsx';
import { QuestionHosts } from '../features/session/question-hosts.tsx';
import { useLogout } from '../features/session/use-logout.ts';
import { CrashPage } from '../features/shell/crash-page.tsx';
import { keepApprovals, keptApprovals } from '../features/shell/kept-approvals.ts';
import { LiveHost } from '../features/shell/live-host.tsx';
import { entryOf, mayOpen, openEntries } from '../features/shell/menu-entries.ts';
import { NotPermittedPage } from '../features/shell/not-permitted-page.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { mayEnter } from '../first-paint/kept-session.ts';
import type { Me } from '../generated/model/me.ts';
import { useGetMe } from '../generated/my-account/my-account.ts';
import { isLeftOut } from '../lib/settings.ts';
import { getSession, hasSignedOut, noteAdmin } from '../session.ts';
import { AskHost } from '../ui/feedback/ask.tsx';
import { PartBoundary } from '../ui/feedback/part-boundary.tsx';
import { PaletteHost, usePaletteEntry } from './_admin/-palette-host.tsx';
import { useUnsavedBlocker } from './_admin/-url-dialog.ts';

const REFRESH = pollEvery(60_000);

/**
 * Route guard: every screen below it requires a session, a password that is not a one-use password, and a permission
 * for something on the screen.
 */
export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ location }) => {
    if (isLeftOut(location.pathname)) throw notFound();
    if (mayEnter(getSession())) return { mayOpen: mayOpenOrRedirect(location.pathname) };
    const wanted = location.pathname + location.searchStr;
    // The dashboard is the default anyway, and whoever has just signed out should not be taken back.
    const search = wanted === '/' || hasSignedOut() ? {} : { redirect: `/admin-panel${wanted}` };
    throw redirect({ to: '/login', search, replace: true });
  },
  component: AdminLayout,
  errorComponent: CrashPage,
});

/**
 * Whether the screen may load its data. From the dashboard, the default, redirects to the first screen that the
 * administrator may open.
 */
function mayOpenOrRedirect(pathname: string): boolean {
  const [first] = openEntries(may);
  if (mayOpen(pathname, may)) return true;
  if (first && entryOf(pathname)?.to === '/') throw redirect({ to: first.to, replace: true });
  return false;
}

function AdminLayout() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const admin = useSession()?.admin;
  const { logout, loggingOut } = useLogout();
  useUnsavedBlocker();
  const navigate = useNavigate();
  const me = useMe();
  const approvalsWaiting = me ? me.approvals_waiting : keptApprovals();
  usePreferences();
  const palette = usePaletteEntry();
  return (
    <Shell
      admin={admin}
      heldPayments={me}
      approvalsWaiting={approvalsWaiting}
      mentions={me?.mentions}
      pathname={pathname}
      onPalette={palette.open}
      onLogout={logout}
      loggingOut={loggingOut}
    >
      <PartBoundary failed={() => null}>
        <LiveHost
          pathname={pathname}
          waitingBesides={(approvalsWaiting ?? 0) + (me?.mentions?.length ?? 0)}
          onFirstPage={() =>
            void navigate({ to: '.', search: (before) => ({ ...before, page: undefined, cursor: undefined }) })
          }
        />
      </PartBoundary>
      {mayOpen(pathname, useMay()) ? <Outlet /> : <NotPermittedPage pathname={pathname} />}
      <PartBoundary failed={() => null}>
        <FigureHost />
      </PartBoundary>
      <PaletteHost palette={palette} hasApprovals={approvalsWaiting !== undefined} />
      <AskHost />
      <QuestionHosts />
    </Shell>
  );
}

/**
 * Roles may change during a session: menu, buttons and screens then follow. A back end without this call changes nothing.
 * The answer also says whether payments are paused.
 */
function useMe(): Me | undefined {
  const { data } = useGetMe({ query: { refetchInterval: ({ state }) => state.data !== undefined && REFRESH() } });
  useEffect(() => {
    if (!data) return;
    keepApprovals(data.approvals_waiting !== undefined);
    const { roles, permissions, second_factor } = data;
    noteAdmin({ roles, permissions, role: roles[0]?.name ?? '', ...(second_factor && { second_factor }) });
  }, [data]);
  return data;
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../features/session/login-page.tsx';
import { CrashPage } from '../features/shell/crash-page.tsx';
import { mayEnter } from '../kept-session.ts';
import { ownPath } from '../lib/own-path.ts';
import { getSession } from '../session.ts';

/** `redirect` is the address from which the route guard sent the administrator here, query included. */
type LoginSearch = { redirect?: string };

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in' },
  validateSearch: (raw: Record<string, unknown>): LoginSearch => ({ redirect: ownPath(raw.redirect) }),
  beforeLoad: ({ search }) => {
    if (!mayEnter(getSession())) return;
    if (search.redirect !== undefined) throw redirect({ href: search.redirect, replace: true });
    throw redirect({ to: '/', replace: true });
  },
  component: LoginPage,
  errorComponent: CrashPage,
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../features/session/login-page.tsx';
import { CrashPage } from '../features/shell/crash-page.tsx';
import { mayEnter } from '../kept-session.ts';
import { invitedName } from '../lib/invited-name.ts';
import { ownPath } from '../lib/own-path.ts';
import { getSession } from '../session.ts';

/**
 * `redirect` is where somebody was on the way to when the route guard sent them here, query included; `invite` is what the link of an
 * invitation carries.
 */
type LoginSearch = { redirect?: string; invite?: string };

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in' },
  validateSearch: (raw: Record<string, unknown>): LoginSearch => ({
    redirect: ownPath(raw.redirect),
    invite: typeof raw.invite === 'string' && raw.invite !== '' ? raw.invite : undefined,
  }),
  beforeLoad: ({ search }) => {
    const session = getSession();
    if (!mayEnter(session)) return;
    // Somebody else's invitation: whoever accepts it here is signed in as the invited one.
    if (search.invite !== undefined && invitedName(search.invite) !== session.admin.username) return;
    if (search.redirect !== undefined) throw redirect({ href: search.redirect, replace: true });
    throw redirect({ to: '/', replace: true });
  },
  component: Login,
  errorComponent: CrashPage,
});

function Login() {
  return <LoginPage invitation={Route.useSearch().invite} />;
}

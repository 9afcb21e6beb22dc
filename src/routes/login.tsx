import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../features/session/login-page.tsx';
import { CrashPage } from '../features/shell/crash-page.tsx';
import { mayEnter } from '../first-paint/kept-session.ts';
import { invitedName } from '../lib/invited-name.ts';
import { ownPath } from '../lib/own-path.ts';
import { isSignOnAgain, isSignOnTest, signOnAnswer } from '../lib/sign-on.ts';
import { getSession } from '../session.ts';

/**
 * `redirect` is the address from which the route guard sent the administrator here, query included; `invite` is the
 * token in an invitation's link.
 */
type LoginSearch = { redirect?: string; invite?: string };

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in' },
  validateSearch: (raw: Record<string, unknown>): LoginSearch => ({
    redirect: ownPath(raw.redirect),
    invite: typeof raw.invite === 'string' && raw.invite !== '' ? raw.invite : undefined,
  }),
  beforeLoad: ({ search }) => {
    // The window that opened this one signs in, and has the session that has ended.
    if (signOnAnswer() !== undefined && isSignOnAgain()) return;
    const session = getSession();
    if (!mayEnter(session)) return;
    // An invitation for somebody else: accepting it here signs in as the invited person.
    if (search.invite !== undefined && invitedName(search.invite) !== session.admin.username) return;
    if (signOnAnswer() !== undefined && isSignOnTest()) {
      throw redirect({ to: '/users', search: { tab: 'sign-on' }, replace: true });
    }
    if (search.redirect !== undefined) throw redirect({ href: search.redirect, replace: true });
    throw redirect({ to: '/', replace: true });
  },
  component: Login,
  errorComponent: CrashPage,
});

function Login() {
  return <LoginPage invitation={Route.useSearch().invite} answer={signOnAnswer()} />;
}

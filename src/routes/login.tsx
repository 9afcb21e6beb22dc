import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../features/session/login-page.tsx';
import { CrashPage } from '../features/shell/crash-page.tsx';
import { getSession } from '../session.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in' },
  beforeLoad: () => {
    const session = getSession();
    if (session && !session.admin.must_change_password) throw redirect({ to: '/', replace: true });
  },
  component: LoginPage,
  errorComponent: CrashPage,
});

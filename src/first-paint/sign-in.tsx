import { useEffect } from 'react';
import { LoginForm } from '../features/session/login-form.tsx';
import { LoginFrame } from '../features/session/login-frame.tsx';
import { ownPath } from '../lib/own-path.ts';
import { titleOf } from '../lib/product.ts';

/**
 * The sign-in form before there is a portal, so that it works without waiting for the router. While somebody types,
 * it loads the portal, and the code of the screen that comes next. src/routes/login.tsx renders the same form, and whatever else the
 * sign-in page shows.
 */
export function SignIn() {
  useEffect(() => {
    document.title = titleOf('Sign in');
    const wanted = ownPath(new URLSearchParams(location.search).get('redirect')) ?? '/admin-panel/';
    // If this fails, main.tsx says so when the portal is needed.
    import('../portal.tsx').then(({ loadScreenCode }) => loadScreenCode(wanted)).catch(() => undefined);
  }, []);
  return (
    <LoginFrame>
      <LoginForm />
    </LoginFrame>
  );
}

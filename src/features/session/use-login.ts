import { useAdminLogin } from '../../generated/sign-in-changes/sign-in-changes.ts';
import { errorMessage } from '../../lib/api-error.ts';
import { signedIn } from '../../session.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import type { LoginForm } from './login-rules.ts';
import { welcomeOf } from './welcome-of.ts';

let keptPassword = '';

/** The one-use password of the sign-in on this page, so that nobody has to type it again to choose another; else empty. */
export const oneUsePassword = (): string => keptPassword;

/** Signs in. The route guard then leads on to the dashboard, or to choosing a password: see the routes. */
export function useLogin({ onRefused }: { onRefused: (words: string) => void }) {
  const { mutate, reset, isIdle, isError } = useAdminLogin({
    mutation: {
      meta: { reload: false },
      onError: (error) => refuse(errorMessage(error) ?? 'Login failed'),
    },
  });

  function refuse(words: string) {
    notify.error(words);
    onRefused(words);
  }

  function login({ remember, ...request }: LoginForm) {
    mutate(
      { data: request },
      {
        onSuccess: (response) => {
          keptPassword = response?.admin?.must_change_password ? request.password : '';
          if (!signedIn(response, remember)) {
            reset();
            return refuse('Login failed');
          }
          const welcome = welcomeOf(response.admin);
          if (welcome) notify.success(welcome.message);
        },
      },
    );
  }
  // Until the form makes place for the portal, which may still be loading.
  return { login, loggingIn: !isIdle && !isError };
}

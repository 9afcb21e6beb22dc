import { errorMessage } from '../../api/error.ts';
import { useAdminLogin } from '../../generated/authentication/authentication.ts';
import { signedIn } from '../../session.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import type { LoginForm } from './login-rules.ts';
import { sayWelcome } from './say-welcome.ts';

/** Signs in. The route guard then leads on to the dashboard, or to choosing a password: see the routes. */
export function useLogin({ onRefused }: { onRefused: (words: string) => void }) {
  const { mutate, isPending } = useAdminLogin({
    mutation: {
      meta: { reload: false },
      onError: (error) => {
        const words = errorMessage(error) ?? 'Login failed';
        notify.error(words);
        onRefused(words);
      },
    },
  });

  function login({ remember, ...request }: LoginForm) {
    mutate(
      { data: request },
      {
        onSuccess: (response) => {
          if (signedIn(response, remember)) sayWelcome(response.admin);
          else notify.error('Login failed');
        },
      },
    );
  }
  return { login, loggingIn: isPending };
}

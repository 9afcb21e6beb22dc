import type { Resolver } from 'react-hook-form';
import { useRequestForm } from '../../api/use-request-form.ts';
import { useAdminLogin } from '../../generated/sign-in-changes/sign-in-changes.ts';
import { errorMessage } from '../../lib/api-error.ts';
import { signedIn } from '../../session.ts';
import type { LoginForm } from './login-rules.ts';
import { welcomeOf } from './welcome-of.ts';

let keptPassword = '';

/** The one-use password of the sign-in on this page, so that nobody has to type it again to choose another; else empty. */
export const oneUsePassword = (): string => keptPassword;

const rules = () => import('./login-rules.ts');

/** Loads the validation rules after the form, which can be filled in without them. */
export const loadRules = (): void => void rules().catch(() => undefined);

/** If the rules fail to load, the server validates. */
const resolver: Resolver<LoginForm> = async (values, context, options) => {
  const { loginResolver } = await rules().catch(() => ({ loginResolver: undefined }));
  if (loginResolver) return loginResolver(values, context, options);
  return { values: { ...values, username: values.username.trim() }, errors: {} };
};

const wordsOf = (error: unknown) => errorMessage(error) ?? 'Login failed';

/** The form that signs in. The route guard then leads on to the dashboard, or to choosing a password: see the routes. */
export function useLogin(defaultValues: LoginForm) {
  const { mutateAsync, reset, isSuccess } = useAdminLogin({ mutation: { meta: { reload: false } } });
  const { form, submit, busy, field } = useRequestForm({
    resolver,
    defaultValues,
    holdsNothing: true,
    send: async ({ remember, ...data }) => {
      const response = await mutateAsync({ data });
      keptPassword = response?.admin?.must_change_password ? data.password : '';
      if (signedIn(response, remember)) return response.admin;
      reset();
      throw new Error('The answer has no session.');
    },
    done: welcomeOf,
    failed: wordsOf,
    onFailed: (error) => {
      form.setError('root', { message: wordsOf(error) });
      form.setFocus('password', { shouldSelect: true });
      return false;
    },
    onDone: () => {},
  });
  return {
    submit,
    field,
    refused: form.formState.errors.root?.message,
    // Until the form makes place for the portal, which may still be loading.
    busy: busy || isSuccess,
  };
}

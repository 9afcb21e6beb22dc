import { useRequestForm } from '../../api/use-request-form.ts';
import { useChangeAdminPassword } from '../../generated/authentication-changes/authentication-changes.ts';
import { errorMessage } from '../../lib/api-error.ts';
import { setMustChangePassword } from '../../session.ts';
import { passwordResolver } from './login-rules.ts';

/** The form in which administrators change their own password; it is empty again when that is done. */
export function usePasswordForm(currentPassword = '') {
  const { mutateAsync } = useChangeAdminPassword({ mutation: { meta: { reload: false } } });
  const { form, ...state } = useRequestForm({
    resolver: passwordResolver,
    defaultValues: { current_password: currentPassword, new_password: '', repeated: '' },
    send: ({ current_password, new_password }) => mutateAsync({ data: { current_password, new_password } }),
    done: () => ({ message: 'Password changed' }),
    failed: (error) => errorMessage(error) ?? 'Failed to change the password',
    onDone: () => {
      setMustChangePassword(false);
      form.reset({ current_password: '', new_password: '', repeated: '' });
    },
  });
  return state;
}

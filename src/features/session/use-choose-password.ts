import { useChangeAdminPassword } from '../../generated/authentication-changes/authentication-changes.ts';
import { errorMessage, fieldErrors } from '../../lib/api-error.ts';
import { setMustChangePassword } from '../../session.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import type { PasswordForm } from './login-rules.ts';

type Field = 'current_password' | 'new_password';
const isField = (path: string): path is Field => path === 'current_password' || path === 'new_password';

type Outcome = { onChosen?: () => void; onFieldError: (field: Field, message: string) => void };

/** Changes the password. Errors about a field are shown at the field. */
export function useChoosePassword({ onChosen, onFieldError }: Outcome) {
  const { mutate, isPending } = useChangeAdminPassword({
    mutation: {
      meta: { reload: false },
      onSuccess: () => {
        notify.success('Password changed');
        setMustChangePassword(false);
        onChosen?.();
      },
      onError: (error) => {
        notify.error(errorMessage(error) ?? 'Failed to change the password');
        for (const { path, message } of fieldErrors(error)) if (isField(path)) onFieldError(path, message);
      },
    },
  });

  function choose({ current_password, new_password }: PasswordForm) {
    mutate({ data: { current_password, new_password } });
  }
  return { choose, choosing: isPending };
}

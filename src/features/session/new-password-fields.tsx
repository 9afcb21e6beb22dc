import type { FormField } from '../../api/use-request-form.ts';
import { RevealedPassword } from './revealed-password.tsx';

type Props = { description: string; autoFocus?: boolean; newPassword: FormField; repeated: FormField };

/** The fields for a new password, which is typed twice. */
export function NewPasswordFields({ description, autoFocus, newPassword, repeated }: Props) {
  return (
    <>
      <RevealedPassword
        label="New password"
        description={description}
        autoComplete="new-password"
        autoFocus={autoFocus}
        {...newPassword}
      />
      <RevealedPassword label="Repeat new password" autoComplete="new-password" {...repeated} />
    </>
  );
}

/** Tells password managers which account the password belongs to. It is the form's first field. */
export function AccountName({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />;
}

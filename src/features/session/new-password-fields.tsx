import type { UseFormRegisterReturn } from 'react-hook-form';
import { RevealedPassword } from './revealed-password.tsx';

interface Props {
  description: string;
  autoFocus?: boolean;
  newPassword: UseFormRegisterReturn;
  repeated: UseFormRegisterReturn;
  errors: { new_password?: { message?: string }; repeated?: { message?: string } };
}

/** The fields for a new password, which is typed twice. */
export function NewPasswordFields({ description, autoFocus, newPassword, repeated, errors }: Props) {
  return (
    <>
      <RevealedPassword
        label="New password"
        description={description}
        autoComplete="new-password"
        autoFocus={autoFocus}
        error={errors.new_password?.message}
        {...newPassword}
      />
      <RevealedPassword
        label="Repeat new password"
        autoComplete="new-password"
        error={errors.repeated?.message}
        {...repeated}
      />
    </>
  );
}

/** Tells password managers which account the password belongs to. It is the form's first field. */
export function AccountName({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />;
}

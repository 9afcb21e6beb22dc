import { Button } from '@mantine/core';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import classes from './form.module.css';
import { AccountName, NewPasswordFields } from './new-password-fields.tsx';
import { RevealedPassword } from './revealed-password.tsx';
import { useLogout } from './use-logout.ts';
import { usePasswordForm } from './use-password-form.ts';

type Props = {
  username: string;
  /** The password of the sign-in; empty after a reload, when it has to be typed again. */
  currentPassword: string;
};

/** The second step for an administrator with a one-use password: nothing else works before it. */
export function PasswordForm({ username, currentPassword }: Props) {
  const { submit, busy, failure, field, errorOf } = usePasswordForm(currentPassword);
  const { logout, loggingOut } = useLogout();
  const asksForCurrent = currentPassword === '' || errorOf('current_password') !== undefined;

  return (
    <>
      <h1 className={classes.title}>Choose a new password</h1>
      <p className={classes.lead}>You signed in with a one-use password. Choose one of your own to go on.</p>
      <form className={classes.form} onSubmit={submit} noValidate>
        <AccountName username={username} />
        {asksForCurrent && (
          <RevealedPassword label="Current password" autoComplete="current-password" {...field('current_password')} />
        )}
        <NewPasswordFields
          description="At least 12 characters. A sentence is easy to remember."
          autoFocus
          newPassword={field('new_password')}
          repeated={field('repeated')}
        />
        <FormFailure failure={failure} />
        <Button type="submit" size="md" fullWidth loading={busy}>
          Save password
        </Button>
        <Button variant="subtle" color="gray" size="sm" fullWidth loading={loggingOut} onClick={logout}>
          Log out
        </Button>
      </form>
    </>
  );
}

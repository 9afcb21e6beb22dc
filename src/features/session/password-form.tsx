import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import classes from './form.module.css';
import { type PasswordForm as Form, passwordResolver } from './login-rules.ts';
import { AccountName, NewPasswordFields } from './new-password-fields.tsx';
import { RevealedPassword } from './revealed-password.tsx';
import { useChoosePassword } from './use-choose-password.ts';
import { useLogout } from './use-logout.ts';

type Props = {
  username: string;
  /** The password of the sign-in; empty after a reload, when it has to be typed again. */
  currentPassword: string;
};

/** The second step for an administrator with a one-use password: nothing else works before it. */
export function PasswordForm({ username, currentPassword }: Props) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: passwordResolver,
    defaultValues: { current_password: currentPassword, new_password: '', repeated: '' },
  });
  const { errors } = formState;
  const { choose, choosing } = useChoosePassword({ onFieldError: (field, message) => setError(field, { message }) });
  const { logout, loggingOut } = useLogout();
  const asksForCurrent = currentPassword === '' || errors.current_password !== undefined;

  function submit(values: Form) {
    if (!choosing) choose(values);
  }

  return (
    <>
      <h1 className={classes.title}>Choose a new password</h1>
      <p className={classes.lead}>You signed in with a one-use password. Choose one of your own to go on.</p>
      <form className={classes.form} onSubmit={handleSubmit(submit)} noValidate>
        <AccountName username={username} />
        {asksForCurrent && (
          <RevealedPassword
            label="Current password"
            autoComplete="current-password"
            error={errors.current_password?.message}
            {...register('current_password')}
          />
        )}
        <NewPasswordFields
          description="At least 12 characters. A sentence is easy to remember."
          autoFocus
          newPassword={register('new_password')}
          repeated={register('repeated')}
          errors={errors}
        />
        <Button type="submit" size="md" fullWidth loading={choosing}>
          Save password
        </Button>
        <Button variant="subtle" color="gray" size="sm" fullWidth loading={loggingOut} onClick={logout}>
          Log out
        </Button>
      </form>
    </>
  );
}

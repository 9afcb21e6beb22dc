import { Button } from '@mantine/core';
import { useSession } from '../../api/use-session.ts';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import classes from '../session/form.module.css';
import { AccountName, NewPasswordFields } from '../session/new-password-fields.tsx';
import { RevealedPassword } from '../session/revealed-password.tsx';
import { usePasswordForm } from '../session/use-password-form.ts';

/** Changes the administrator's own password, which ends all of their other sessions. */
export function OwnPassword() {
  const username = useSession()?.admin.username ?? '';
  const { submit, busy, failure, field } = usePasswordForm();
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccountName username={username} />
      <RevealedPassword label="Current password" autoComplete="current-password" {...field('current_password')} />
      <NewPasswordFields
        description="At least 12 characters. All your other sessions end."
        newPassword={field('new_password')}
        repeated={field('repeated')}
      />
      <FormFailure failure={failure} />
      <div>
        <Button type="submit" loading={busy}>
          Save password
        </Button>
      </div>
    </form>
  );
}

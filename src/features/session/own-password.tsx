import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import classes from './account-page.module.css';
import { type PasswordForm, passwordResolver } from './login-rules.ts';
import { AccountName, NewPasswordFields } from './new-password-fields.tsx';
import { RevealedPassword } from './revealed-password.tsx';
import { useChoosePassword } from './use-choose-password.ts';

const EMPTY: PasswordForm = { current_password: '', new_password: '', repeated: '' };

/** Changes the administrator's own password, which ends all of their other sessions. */
export function OwnPassword({ username }: { username: string }) {
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: passwordResolver,
    defaultValues: EMPTY,
  });
  const { errors, isDirty } = formState;
  const { choose, choosing } = useChoosePassword({
    onChosen: () => reset(EMPTY),
    onFieldError: (field, message) => setError(field, { message }),
  });
  useUnsaved(isDirty);

  function submit(values: PasswordForm) {
    if (!choosing) choose(values);
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit(submit)} noValidate>
      <AccountName username={username} />
      <RevealedPassword
        label="Current password"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      <NewPasswordFields
        description="At least 12 characters. All your other sessions end."
        newPassword={register('new_password')}
        repeated={register('repeated')}
        errors={errors}
      />
      <div>
        <Button type="submit" loading={choosing}>
          Save password
        </Button>
      </div>
    </form>
  );
}

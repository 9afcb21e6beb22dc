import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useAcceptInvitation } from '../../generated/authentication-changes/authentication-changes.ts';
import { errorMessage, fieldErrors } from '../../lib/api-error.ts';
import { invitedName } from '../../lib/invited-name.ts';
import { signedIn } from '../../session.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import classes from './form.module.css';
import { type InvitationForm as Form, invitationResolver } from './login-rules.ts';
import { AccountName, NewPasswordFields } from './new-password-fields.tsx';
import { sayWelcome } from './say-welcome.ts';

/** Accepts an invitation: chooses a password, and signs in. */
export function InvitationForm({ token }: { token: string }) {
  const username = invitedName(token);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: invitationResolver,
    defaultValues: { new_password: '', repeated: '' },
  });
  const { errors } = formState;
  const { mutate, isPending } = useAcceptInvitation({
    mutation: {
      meta: { reload: false },
      onSuccess: (response) => {
        if (signedIn(response, false)) sayWelcome(response.admin);
        else notify.error('Login failed');
      },
      onError: (error) => {
        notify.error('Failed to accept the invitation');
        const password = fieldErrors(error).find(({ path }) => path === 'new_password');
        if (password) setError('new_password', { message: password.message });
        else setError('root', { message: wordsOf(error) });
      },
    },
  });

  function submit({ new_password }: Form) {
    if (!isPending) mutate({ data: { token, new_password } });
  }

  return (
    <>
      <h1 className={classes.title}>Choose a password</h1>
      <p className={classes.lead}>
        You were invited as <b>{username || 'an administrator'}</b>. The password signs you in from now on.
      </p>
      <form className={classes.form} onSubmit={handleSubmit(submit)} noValidate>
        <AccountName username={username} />
        <NewPasswordFields
          description="At least 12 characters. A sentence is easy to remember."
          autoFocus
          newPassword={register('new_password')}
          repeated={register('repeated')}
          errors={errors}
        />
        <Button type="submit" size="md" fullWidth loading={isPending}>
          Accept Invitation
        </Button>
        {errors.root && <p className={classes.refused}>{errors.root.message}</p>}
      </form>
    </>
  );
}

function wordsOf(error: unknown): string {
  const isToken = fieldErrors(error).some(({ path }) => path === 'token');
  if (isToken) return 'This invitation was used already, or is older than 72 hours. Ask for a new one.';
  return errorMessage(error) ?? 'The invitation could not be accepted.';
}

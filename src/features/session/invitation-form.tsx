import { Button } from '@mantine/core';
import { useRequestForm } from '../../api/use-request-form.ts';
import { useAcceptInvitation } from '../../generated/authentication-changes/authentication-changes.ts';
import { errorMessage, fieldErrors } from '../../lib/api-error.ts';
import { invitedName } from '../../lib/invited-name.ts';
import { signedIn } from '../../session.ts';
import classes from './form.module.css';
import { invitationResolver } from './login-rules.ts';
import { AccountName, NewPasswordFields } from './new-password-fields.tsx';
import { welcomeOf } from './welcome-of.ts';

/** Accepts an invitation: chooses a password, and signs in. */
export function InvitationForm({ token }: { token: string }) {
  const username = invitedName(token);
  const { mutateAsync } = useAcceptInvitation({ mutation: { meta: { reload: false } } });
  const { form, submit, busy, field } = useRequestForm({
    resolver: invitationResolver,
    defaultValues: { new_password: '', repeated: '' },
    send: async ({ new_password }) => {
      const response = await mutateAsync({ data: { token, new_password } });
      if (!signedIn(response, false)) throw new Error('The answer has no session.');
      return response.admin;
    },
    done: welcomeOf,
    failed: () => 'Failed to accept the invitation',
    onFailed: (error) => {
      const isPassword = fieldErrors(error).some(({ path }) => path === 'new_password');
      if (!isPassword) form.setError('root', { message: wordsOf(error) });
      return false;
    },
    onDone: () => {},
  });
  const { root } = form.formState.errors;

  return (
    <>
      <h1 className={classes.title}>Choose a password</h1>
      <p className={classes.lead}>
        You were invited as <b>{username || 'an administrator'}</b>. The password signs you in from now on.
      </p>
      <form className={classes.form} onSubmit={submit} noValidate>
        <AccountName username={username} />
        <NewPasswordFields
          description="At least 12 characters. A sentence is easy to remember."
          autoFocus
          newPassword={field('new_password')}
          repeated={field('repeated')}
        />
        <Button type="submit" size="md" fullWidth loading={busy}>
          Accept Invitation
        </Button>
        {root && <p className={classes.refused}>{root.message}</p>}
      </form>
    </>
  );
}

function wordsOf(error: unknown): string {
  const isToken = fieldErrors(error).some(({ path }) => path === 'token');
  if (isToken) return 'This invitation was used already, or is older than 72 hours. Ask for a new one.';
  return errorMessage(error) ?? 'The invitation could not be accepted.';
}

import { Button, Group, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRequestForm } from '../../api/use-request-form.ts';
import { useSession } from '../../api/use-session.ts';
import { LoginRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { LoginResponse } from '../../generated/model/loginResponse.ts';
import { useListMyFactors } from '../../generated/second-factor/second-factor.ts';
import { useAdminLogin } from '../../generated/sign-in-changes/sign-in-changes.ts';
import { errorMessage } from '../../lib/api-error.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { hasSignOn } from '../../lib/sign-on.ts';
import { clear, isRemembered, signedIn } from '../../session.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { mayDiscard } from '../../ui/feedback/may-discard.ts';
import { useIsOnTop } from '../../ui/feedback/open-dialogs.ts';
import { FactorPrompt } from './factor-prompt.tsx';
import { RevealedPassword } from './revealed-password.tsx';
import { SignOnAgain } from './sign-on-again.tsx';

/** Signs the same administrator in again, above everything that is on the screen. */
export function SignInDialog({ onAnswer }: { onAnswer: (agreed: boolean) => void }) {
  const { username = '', has_single_sign_on: usesSignOn } = useSession()?.admin ?? {};
  const isOnTop = useIsOnTop(true);
  /** The new session, which lacks its second step. */
  const [pending, setPending] = useState<LoginResponse>();

  function enter(response: LoginResponse) {
    // Any further step is done on the sign-in page, to which the route guard leads.
    if (response.admin?.second_factor === 'to_show') setPending(response);
    else onAnswer(signedIn(response, isRemembered()));
  }

  async function goToSignIn() {
    if (await mayDiscard()) clear();
  }

  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      closeOnEscape={isOnTop}
      closeOnClickOutside={false}
      title={<span data-shows-no-record>Sign in again</span>}
      withCloseButton={false}
      centered
      size={400}
      transitionProps={{ duration: 0 }}
    >
      <Stack gap="md" data-shows-no-record>
        <Text size="sm" c="dimmed">
          Your session has ended. Nothing that you typed is lost.
        </Text>
        {pending ? (
          <SecondFactor pending={pending} onShown={(shown) => onAnswer(signedIn(shown, isRemembered()))} />
        ) : usesSignOn ? (
          <SignOnAgain username={username} onSignedIn={enter} />
        ) : (
          <PasswordForm username={username} onSignedIn={enter} />
        )}
        {/* A session that is older than this version of the portal does not say how somebody signs in. */}
        {!pending && usesSignOn === undefined && hasSignOn() && <SignOnAgain username={username} onSignedIn={enter} />}
        <Group justify="space-between">
          <Button variant="transparent" color="gray" px={0} onClick={() => void goToSignIn()}>
            Go to the sign-in page
          </Button>
          <Button variant="default" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const resolver = requestResolver(LoginRequest, (values: { username: string; password: string }) => values, {
  username: { required: 'Username is required' },
  password: { required: 'Password is required' },
});

type PasswordProps = { username: string; onSignedIn: (response: LoginResponse) => void };

function PasswordForm({ username, onSignedIn }: PasswordProps) {
  const { mutateAsync } = useAdminLogin({ mutation: { meta: { reload: false } } });
  const { form, submit, busy, field } = useRequestForm({
    resolver,
    defaultValues: { username, password: '' },
    holdsNothing: true,
    send: (data) => mutateAsync({ data }),
    done: () => undefined,
    failed: 'Login failed',
    onFailed: (error) => {
      form.setError('password', { message: errorMessage(error) ?? 'Login failed' }, { shouldFocus: true });
      return true;
    },
    onDone: (response) => response && onSignedIn(response),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {/* The decision that waits is this administrator's. */}
        <TextInput label="Username" size="md" autoComplete="username" readOnly {...field('username')} />
        <RevealedPassword label="Password" autoComplete="current-password" data-autofocus {...field('password')} />
        <Button type="submit" size="md" fullWidth loading={busy}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}

type SecondFactorProps = { pending: LoginResponse; onShown: (response: LoginResponse) => void };

function SecondFactor({ pending, onShown }: SecondFactorProps) {
  const token = pending.access_token;
  const load = useListMyFactors({ query: { staleTime: 0 }, request: { token } });
  const shown: LoginResponse = { ...pending, admin: { ...pending.admin, second_factor: 'shown' } };
  return (
    <Loaded
      load={load}
      failed="Failed to load second factors"
      what="These factors"
      skeleton={<Skeleton height={120} role="status" aria-label="Loading form" />}
    >
      {(mine) => <FactorPrompt mine={mine} withRecovery token={token} onShown={() => onShown(shown)} />}
    </Loaded>
  );
}

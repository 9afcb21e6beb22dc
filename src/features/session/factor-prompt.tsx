import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useRequestForm } from '../../api/use-request-form.ts';
import { ShowFactorRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { MyFactors } from '../../generated/model/myFactors.ts';
import { useShowFactor } from '../../generated/second-factor-changes/second-factor-changes.ts';
import { failureReason } from '../../lib/api-error.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import classes from './form.module.css';
import { digitsOnly, SIX_DIGITS } from './one-time-code.ts';
import { RECOVERED } from './recovered.ts';
import { useShownPasskey } from './use-passkey.ts';
import { usePasskeysHere } from './use-passkeys-here.ts';

type Props = {
  mine: MyFactors;
  /** Recovery codes count at sign-in only. */
  withRecovery?: boolean;
  /** Of a session that is not in force yet, because it lacks this factor. */
  token?: string | undefined;
  onShown: () => void;
};

/** Asks for a second factor: a passkey if there is one, else a code. */
export function FactorPrompt({ mine, withRecovery = false, token, onShown }: Props) {
  const { show, showing, wordsOf } = useShownPasskey(token);
  const [recovering, setRecovering] = useState(false);
  const [refused, setRefused] = useState<string>();
  const whyNot = usePasskeysHere(mine.passkey_origin);
  const hasPasskey = mine.factors.some(({ kind }) => kind === 'passkey');
  const hasApp = mine.factors.some(({ kind }) => kind === 'totp');
  const usesPasskey = hasPasskey && whyNot === undefined && !recovering;

  async function showPasskey() {
    setRefused(undefined);
    try {
      await show();
      onShown();
    } catch (error) {
      setRefused(wordsOf(error));
    }
  }

  if (whyNot === null) return <Skeleton height={120} role="status" aria-label="Loading form" />;
  return (
    <Stack gap="md">
      {usesPasskey && (
        <Button
          size="md"
          fullWidth
          leftSection={<KeyRound size={17} />}
          loading={showing}
          data-autofocus
          autoFocus
          onClick={() => void showPasskey()}
        >
          Use Passkey
        </Button>
      )}
      {hasPasskey && whyNot && <p className={classes.note}>{whyNot}</p>}
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      {recovering && <p className={classes.note}>{RECOVERED}</p>}
      {recovering ? (
        <CodeForm key="recovery" field="recovery_code" label="Recovery code" isFirst token={token} onShown={onShown} />
      ) : (
        hasApp && <CodeForm field="code" label="One-time code" isFirst={!usesPasskey} token={token} onShown={onShown} />
      )}
      {withRecovery && mine.recovery_codes_left > 0 && (
        <button type="button" className={classes.link} onClick={() => setRecovering(!recovering)}>
          {recovering ? 'Use your second factor instead' : 'Use a recovery code instead'}
        </button>
      )}
    </Stack>
  );
}

type CodeProps = {
  field: 'code' | 'recovery_code';
  label: string;
  isFirst: boolean;
  token: string | undefined;
  onShown: () => void;
};

const HINT = { code: 'Six digits from your authenticator app', recovery_code: 'Each code works once' };

const DIGITS = { required: SIX_DIGITS, invalid: SIX_DIGITS };

const resolver = requestResolver(
  ShowFactorRequest,
  (typed: Partial<Record<'code' | 'recovery_code', string>>) =>
    Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, text.replaceAll(/\s/g, '')])),
  { code: DIGITS, recovery_code: { required: 'Enter a recovery code' } },
);

function CodeForm({ field, label, isFirst, token, onShown }: CodeProps) {
  const { mutateAsync } = useShowFactor({ mutation: { meta: { reload: false } }, request: { token } });
  const {
    form,
    submit,
    busy,
    field: fieldOf,
  } = useRequestForm({
    resolver,
    defaultValues: { [field]: '' },
    holdsNothing: true,
    send: (data) => mutateAsync({ data }),
    done: () => undefined,
    failed: 'The code could not be checked',
    onFailed: (error) => {
      form.setError(
        field,
        { message: failureReason(error) ?? 'The code could not be checked.' },
        { shouldFocus: true },
      );
      return true;
    },
    onDone: onShown,
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={label}
        description={HINT[field]}
        size="md"
        inputMode={field === 'code' ? 'numeric' : 'text'}
        autoComplete={field === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={isFirst}
        data-autofocus={isFirst || undefined}
        onBeforeInput={field === 'code' ? digitsOnly : undefined}
        {...fieldOf(field)}
      />
      <Button type="submit" size="md" fullWidth variant={isFirst ? 'filled' : 'default'} loading={busy}>
        Verify
      </Button>
    </form>
  );
}

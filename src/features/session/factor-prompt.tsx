import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { type FormEvent, useState } from 'react';
import { failureReason } from '../../api/error.ts';
import type { MyFactors } from '../../generated/model/myFactors.ts';
import type { ShowFactorRequest } from '../../generated/model/showFactorRequest.ts';
import { showFactor } from '../../generated/second-factor/second-factor.ts';
import classes from './form.module.css';
import { useShownPasskey } from './use-passkey.ts';
import { usePasskeysHere } from './use-passkeys-here.ts';

type Props = {
  mine: MyFactors;
  /** Recovery codes count at sign-in only. */
  withRecovery?: boolean;
  onShown: () => void;
};

/** Asks for a second factor: a passkey if there is one, else a code. */
export function FactorPrompt({ mine, withRecovery = false, onShown }: Props) {
  const { show, showing, wordsOf } = useShownPasskey();
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
      {recovering ? (
        <CodeForm key="recovery" field="recovery_code" label="Recovery code" isFirst onShown={onShown} />
      ) : (
        hasApp && <CodeForm field="code" label="One-time code" isFirst={!usesPasskey} onShown={onShown} />
      )}
      {withRecovery && mine.recovery_codes_left > 0 && (
        <button type="button" className={classes.link} onClick={() => setRecovering(!recovering)}>
          {recovering ? 'Use your second factor instead' : 'Use a recovery code instead'}
        </button>
      )}
    </Stack>
  );
}

type CodeProps = { field: 'code' | 'recovery_code'; label: string; isFirst: boolean; onShown: () => void };

const HINT = { code: 'Six digits from your authenticator app', recovery_code: 'Each code works once' };
const MISSING = { code: 'Enter the six digits', recovery_code: 'Enter a recovery code' };

function CodeForm({ field, label, isFirst, onShown }: CodeProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const { mutateAsync, isPending } = useMutation({
    meta: { reload: false },
    mutationFn: (request: ShowFactorRequest) => showFactor(request),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog may lie above another form: React passes its events on to that one too.
    event.stopPropagation();
    const code = text.replaceAll(/\s/g, '');
    if (isPending) return;
    if (field === 'code' ? !/^\d{6}$/.test(code) : code === '') return setRefused(MISSING[field]);
    try {
      await mutateAsync({ [field]: code });
      onShown();
    } catch (error) {
      setRefused(failureReason(error) ?? 'The code could not be checked.');
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={label}
        description={HINT[field]}
        size="md"
        value={text}
        error={refused}
        inputMode={field === 'code' ? 'numeric' : 'text'}
        autoComplete={field === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={isFirst}
        data-autofocus={isFirst || undefined}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setRefused(undefined);
        }}
      />
      <Button type="submit" size="md" fullWidth variant={isFirst ? 'filled' : 'default'} loading={isPending}>
        Verify
      </Button>
    </form>
  );
}

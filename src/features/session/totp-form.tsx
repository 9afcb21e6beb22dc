import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureReason, fieldErrors } from '../../api/error.ts';
import type { AddTotpRequest } from '../../generated/model/addTotpRequest.ts';
import type { FactorAdded } from '../../generated/model/factorAdded.ts';
import { addTotp, offerTotp } from '../../generated/second-factor/second-factor.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import classes from './factors.module.css';
import { QrCode } from './qr-code.tsx';

/** Adds an authenticator app: a code to scan, and the first one-time code of it. */
export function TotpForm({ onAdded }: { onAdded: (added: FactorAdded) => void }) {
  // A call that changes something, made when the form opens: the secret must be there to be scanned, and stay the same.
  const offer = useQuery({
    queryKey: ['offered authenticator app'],
    queryFn: () => offerTotp(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const [code, setCode] = useState('');
  const [name, setName] = useState('Authenticator app');
  const [refused, setRefused] = useState<string>();
  const { mutateAsync, isPending } = useMutation({ mutationFn: (request: AddTotpRequest) => addTotp(request) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const digits = code.replaceAll(/\s/g, '');
    if (isPending || !offer.data) return;
    if (!/^\d{6}$/.test(digits)) return setRefused('Enter the six digits that the app shows');
    try {
      const { challenge } = offer.data;
      onAdded(await mutateAsync({ name: name.trim() || 'Authenticator app', challenge, code: digits }));
    } catch (error) {
      // After five minutes the secret is too old, and another one has to be scanned.
      if (fieldErrors(error).some(({ path }) => path === 'challenge')) void offer.refetch();
      setRefused(failureReason(error) ?? 'The code could not be checked');
    }
  }

  if (offer.error) {
    return <LoadError what="Failed to begin" error={offer.error} onRetry={() => void offer.refetch()} />;
  }
  if (!offer.data) return <Skeleton height={420} role="status" aria-label="Loading form" />;
  const { uri, secret } = offer.data;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <p className={classes.words}>Scan this with your authenticator app, then enter the code that it shows.</p>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <p className={classes.words}>
          Or type this key into the app: <code className={classes.key}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <TextInput
          label="One-time code"
          value={code}
          error={refused}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          data-autofocus
          onChange={({ currentTarget: { value } }) => {
            setCode(value);
            setRefused(undefined);
          }}
        />
        <TextInput
          label="Name"
          description="To tell several apart"
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" loading={isPending}>
            Add Authenticator App
          </Button>
        </div>
      </Stack>
    </form>
  );
}

import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRequestForm } from '../../api/use-request-form.ts';
import { AddTotpRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { FactorAdded } from '../../generated/model/factorAdded.ts';
import { offerTotp, useAddTotp } from '../../generated/second-factor-changes/second-factor-changes.ts';
import { failureReason, fieldErrors } from '../../lib/api-error.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import classes from './factors.module.css';
import { digitsOnly, SIX_DIGITS } from './one-time-code.ts';
import { QrCode } from './qr-code.tsx';

const resolver = requestResolver(
  AddTotpRequest.omit({ challenge: true }),
  ({ code, name }: { code: string; name: string }) => ({
    code: code.replaceAll(/\s/g, ''),
    name: name.trim() || 'Authenticator app',
  }),
  { code: { required: SIX_DIGITS, invalid: SIX_DIGITS } },
);

/** The contract gives the call no key, because its answer is a secret. */
const MAY_BE_ADDED = 'The app may have been added by your first attempt. Reload the page to see whether it was.';

/** Adds an authenticator app: a code to scan, and the first one-time code of it. */
export function TotpForm({ onAdded }: { onAdded: (added: FactorAdded) => void }) {
  // A call that changes something, made when the form opens: the secret must be there to be scanned, and stay the same.
  const offer = useQuery({
    queryKey: ['offered authenticator app'],
    queryFn: () => offerTotp(),
    // Not even the reload after a change, or after a lost answer, asks for another one.
    staleTime: 'static',
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const { mutateAsync } = useAddTotp();
  const { form, submit, busy, isUnknown, field } = useRequestForm({
    resolver,
    defaultValues: { code: '', name: 'Authenticator app' },
    send: (data) => mutateAsync({ data: { ...data, challenge: offer.data?.challenge ?? '' } }),
    done: () => undefined,
    failed: 'Failed to add authenticator app',
    onFailed: (error) => {
      // After fifteen minutes the secret is too old, and another one has to be scanned. After a lost answer it may have been used.
      const isOver = fieldErrors(error).some(({ path }) => path === 'challenge');
      if (isOver && !isUnknown) void offer.refetch();
      const message = isOver && isUnknown ? MAY_BE_ADDED : failureReason(error);
      form.setError('code', { message: message ?? 'The code could not be checked' });
      return true;
    },
    onDone: (added) => added && onAdded(added),
  });

  return (
    <Loaded
      load={offer}
      failed="Failed to begin"
      what="This key"
      skeleton={<Skeleton height={420} role="status" aria-label="Loading form" />}
    >
      {({ uri, secret }) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <p className={classes.words}>Scan this with your authenticator app, then enter the code that it shows.</p>
            <QrCode text={uri} label="QR code for your authenticator app" />
            <p className={classes.words}>
              Or type this key into the app:{' '}
              <code className={classes.key}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
            <TextInput
              label="One-time code"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              data-autofocus
              onBeforeInput={digitsOnly}
              {...field('code')}
            />
            <TextInput label="Name" description="To tell several apart" autoComplete="off" {...field('name')} />
            <div>
              <Button type="submit" loading={busy}>
                Add Authenticator App
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Loaded>
  );
}

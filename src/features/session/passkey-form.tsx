import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRequestForm } from '../../api/use-request-form.ts';
import { AddPasskeyRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { FactorAdded } from '../../generated/model/factorAdded.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { passkeyWords } from '../../lib/passkey-words.ts';
import classes from './factors.module.css';
import { useNewPasskey } from './use-passkey.ts';

const resolver = requestResolver(AddPasskeyRequest.pick({ name: true }), ({ name }: { name: string }) => ({
  name: name.trim() || 'Passkey',
}));

/** Adds a passkey: the browser asks for the device's fingerprint, face or PIN, or for a security key. */
export function PasskeyForm({ onAdded }: { onAdded: (added: FactorAdded) => void }) {
  const { create } = useNewPasskey();
  const [refused, setRefused] = useState<string>();
  const { submit, busy, field } = useRequestForm({
    resolver,
    defaultValues: { name: 'Passkey' },
    send: ({ name }) => {
      setRefused(undefined);
      return create(name);
    },
    done: () => undefined,
    failed: 'Failed to add passkey',
    onFailed: (error) => {
      setRefused(passkeyWords(error, 'creating'));
      return true;
    },
    onDone: (added) => added && onAdded(added),
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <p className={classes.words}>
          Your browser asks for this device’s fingerprint, face or PIN, or for a security key. Nothing has to be typed
          then.
        </p>
        <TextInput
          label="Name"
          description="To tell several apart"
          autoComplete="off"
          data-autofocus
          {...field('name')}
        />
        {refused && (
          <p className={classes.refused} role="alert">
            {refused}
          </p>
        )}
        <div>
          <Button type="submit" loading={busy}>
            Add Passkey
          </Button>
        </div>
      </Stack>
    </form>
  );
}

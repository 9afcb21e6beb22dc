import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FactorAdded } from '../../generated/model/factorAdded.ts';
import classes from './factors.module.css';
import { useNewPasskey } from './use-passkey.ts';

/** Adds a passkey: the browser asks for the device's fingerprint, face or PIN, or for a security key. */
export function PasskeyForm({ onAdded }: { onAdded: (added: FactorAdded) => void }) {
  const { create, creating, wordsOf } = useNewPasskey();
  const [name, setName] = useState('Passkey');
  const [refused, setRefused] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (creating) return;
    setRefused(undefined);
    try {
      onAdded(await create(name.trim() || 'Passkey'));
    } catch (error) {
      setRefused(wordsOf(error));
    }
  }

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
          value={name}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {refused && (
          <p className={classes.refused} role="alert">
            {refused}
          </p>
        )}
        <div>
          <Button type="submit" loading={creating}>
            Add Passkey
          </Button>
        </div>
      </Stack>
    </form>
  );
}

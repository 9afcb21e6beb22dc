import { Button, Skeleton, Stack } from '@mantine/core';
import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import type { FactorAdded } from '../../generated/model/factorAdded.ts';
import type { MyFactors } from '../../generated/model/myFactors.ts';
import classes from './factors.module.css';
import { PasskeyForm } from './passkey-form.tsx';
import { TotpForm } from './totp-form.tsx';
import { usePasskeysHere } from './use-passkeys-here.ts';

type Props = { mine: MyFactors; onAdded: (added: FactorAdded) => void };

/** Sets up a second factor. */
export function EnrolFactor({ mine, onAdded }: Props) {
  const whyNot = usePasskeysHere(mine.passkey_origin);
  const [chosen, setChosen] = useState<'passkey' | 'totp'>();

  if (whyNot === null) return <Skeleton height={120} role="status" aria-label="Loading form" />;
  if (chosen === 'passkey') return <PasskeyForm onAdded={onAdded} />;
  if (chosen === 'totp') return <TotpForm onAdded={onAdded} />;
  return (
    <Stack gap="sm">
      <Button
        variant={whyNot ? 'default' : 'filled'}
        leftSection={<KeyRound size={17} />}
        disabled={whyNot !== undefined}
        title={whyNot}
        onClick={() => setChosen('passkey')}
      >
        Set up a Passkey
      </Button>
      {whyNot && <p className={classes.words}>{whyNot}</p>}
      <Button
        variant={whyNot ? 'filled' : 'default'}
        leftSection={<Smartphone size={17} />}
        disabled={!mine.has_totp}
        onClick={() => setChosen('totp')}
      >
        Set up an Authenticator App
      </Button>
      {!mine.has_totp && (
        <p className={classes.words}>This server cannot keep the secrets of authenticator apps yet.</p>
      )}
    </Stack>
  );
}

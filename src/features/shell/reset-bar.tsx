import { Button } from '@mantine/core';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { PersonLink } from '../../generated/model/personLink.ts';
import { WarningBar } from '../../ui/feedback/warning-bar.tsx';
import { Moment } from '../../ui/values/date-time.tsx';

const KEY = 'coinop.reset-read';

type Props = {
  /** The person who reset the account, and how. */
  resets: readonly PersonLink[];
  /** The id of this session: at the next sign-in the bar is there again. */
  session: string;
};

/** Tells somebody whose account others have reset who did it, at each sign-in until a third person has confirmed them. */
export function ResetBar({ resets, session }: Props) {
  const shown = [session, ...resets.map(({ id }) => id)].join(' ');
  const [read, setRead] = useState(() => localStorage.getItem(KEY));
  if (read === shown) return null;
  const close = () => {
    localStorage.setItem(KEY, shown);
    setRead(shown);
  };
  return (
    <WarningBar role="status">
      <KeyRound size={16} />
      <span>
        {resets.map(({ id, reason, at }) => (
          <span key={id}>
            <bdi>{reason}</bdi> on <Moment iso={at} />.{' '}
          </span>
        ))}
        Until a third administrator confirms at Admin Users that the account is still yours, neither of you is the
        second person for the other one. If you did not ask for this, tell another administrator now.
      </span>
      <Button variant="default" size="compact-sm" onClick={close}>
        Got it
      </Button>
    </WarningBar>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/error.ts';
import { keepDestination } from '../../lib/sign-on.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import classes from './form.module.css';
import { loginCalls } from './login.ts';

/** Leads to the identity provider. Always drawn: the page's root element says whether there is one, and CSS shows it. */
export function SignOnButton() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function begin() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { beginSignOn } = await loginCalls();
      const { url } = await beginSignOn();
      keepDestination();
      window.location.assign(url);
    } catch (error) {
      const words = errorMessage(error) ?? 'Single sign-on failed';
      notify.error(words);
      setFailure(words);
    }
    setBusy(false);
  }

  return (
    <div className={classes.signOn}>
      <Button type="button" variant="default" size="md" fullWidth loading={isBusy} onClick={() => void begin()}>
        Single sign-on
      </Button>
      {/* The toast says it too, but disappears. */}
      {failure && <p className={classes.refused}>{failure}</p>}
    </div>
  );
}

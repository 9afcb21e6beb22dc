import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFinishSignOn } from '../../generated/authentication-changes/authentication-changes.ts';
import { answerOf, errorMessage } from '../../lib/api-error.ts';
import { forgetSignOnAnswer } from '../../lib/sign-on.ts';
import { signedIn } from '../../session.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import classes from './form.module.css';
import { welcomeOf } from './welcome-of.ts';

type Props = { answer: string; onBack: () => void; onSecondStep: () => void };

/** Signs in with the identity provider's answer, which works once. The route guard then leads on, or the second step does. */
export function SignOnAnswer({ answer, onBack, onSecondStep }: Props) {
  const sent = useRef(false);
  const { mutate, error } = useFinishSignOn({
    mutation: {
      meta: { reload: false },
      onSuccess: (response) => {
        if (!signedIn(response, false)) return notify.error('Login failed');
        const welcome = welcomeOf(response.admin);
        if (welcome) notify.success(welcome.message);
        else onSecondStep();
      },
    },
  });
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    forgetSignOnAnswer();
    mutate({ data: { answer } });
  }, [mutate, answer]);

  if (!error) return <Spinner />;
  const request = requestIdOf(error);
  return (
    <>
      <h1 className={classes.title}>Sign-in failed</h1>
      <p className={classes.lead} role="alert">
        {errorMessage(error) ?? 'The answer of the identity provider was not accepted.'}
      </p>
      {typeof request === 'string' && <p className={classes.note}>Request {request}</p>}
      <Button size="md" fullWidth onClick={onBack}>
        Back to sign-in
      </Button>
    </>
  );
}

/** By which the log of the server has the cause. */
const requestIdOf = (error: unknown): unknown => Reflect.get(answerOf(error)?.headers ?? {}, 'x-request-id');

import { useEffect, useRef, useState } from 'react';
import { endSignOnAgain, forgetSignOnAnswer } from '../../lib/sign-on.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import classes from './form.module.css';
import { handOver } from './sign-on-channel.ts';

type Props = {
  answer: string;
  /** The page that opened this window is gone, so this one signs in. */
  onAlone: () => void;
};

/** Gives the identity provider's answer to the page whose session has ended, and closes this window. */
export function SignOnHandOver({ answer, onAlone }: Props) {
  const sent = useRef(false);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    forgetSignOnAnswer();
    endSignOnAgain();
    void handOver(answer).then((taken) => {
      if (!taken) return onAlone();
      setTaken(true);
      window.close();
    });
  }, [answer, onAlone]);
  if (!isTaken) return <Spinner />;
  return (
    <>
      <h1 className={classes.title}>You are signed in</h1>
      <p className={classes.lead}>Close this window, and go on where you were.</p>
    </>
  );
}

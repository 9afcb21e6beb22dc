import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useBeginSignOn, useFinishSignOn } from '../../generated/authentication-changes/authentication-changes.ts';
import type { LoginResponse } from '../../generated/model/loginResponse.ts';
import { adminLogout } from '../../generated/sign-in-changes/sign-in-changes.ts';
import { errorMessage } from '../../lib/api-error.ts';
import { beginSignOnAgain, endSignOnAgain } from '../../lib/sign-on.ts';
import classes from './form.module.css';
import { takeAnswers } from './sign-on-channel.ts';

type Props = { username: string; onSignedIn: (response: LoginResponse) => void };

const WINDOW = 'popup,width=520,height=680';
const NO_RELOAD = { mutation: { meta: { reload: false } } };

/** Signs somebody in again at the identity provider, in a window of its own: the page below keeps what was typed. */
export function SignOnAgain({ username, onSignedIn }: Props) {
  const begin = useBeginSignOn(NO_RELOAD);
  const finish = useFinishSignOn(NO_RELOAD);
  const [isBlocked, setBlocked] = useState(false);
  const [other, setOther] = useState<string>();
  /** The address at the provider. Its answer belongs to it, and works once. */
  const [url, setUrl] = useState<string>();

  async function open() {
    setOther(undefined);
    // At once, because browsers block a window that is opened after an answer has arrived.
    const opened = window.open('', 'coinop-sign-on', WINDOW);
    setBlocked(opened === null);
    try {
      const begun = await begin.mutateAsync();
      setUrl(begun.url);
      opened?.location.assign(begun.url);
    } catch {
      opened?.close();
    }
  }

  async function take(answer: string) {
    setUrl(undefined);
    const response = await finish.mutateAsync({ data: { answer } }).catch(() => undefined);
    if (!response) return;
    if (response.admin?.username === username) return onSignedIn(response);
    setOther(response.admin?.username ?? '');
    // Somebody else’s session is of no use here.
    void adminLogout({ token: response.access_token }).catch(() => undefined);
  }

  const latest = useRef({ url, take });
  useEffect(() => {
    latest.current = { url, take };
  });
  useEffect(() => {
    beginSignOnAgain();
    const stop = takeAnswers(
      () => latest.current.url,
      (answer) => void latest.current.take(answer),
    );
    return () => {
      stop();
      endSignOnAgain();
    };
  }, []);

  const failure = begin.error ?? finish.error;
  const isWaiting = url !== undefined && !isBlocked;
  return (
    <Stack gap="md">
      <Text size="sm">
        You sign in as <b>{username}</b> by single sign-on.
      </Text>
      <Button size="md" fullWidth data-autofocus loading={begin.isPending || finish.isPending} onClick={open}>
        {isWaiting ? 'Open the Window Again' : 'Sign in by Single Sign-On'}
      </Button>
      {isWaiting && (
        <p className={classes.note} role="status">
          Finish signing in in the window that has opened. This page goes on by itself.
        </p>
      )}
      {isBlocked && (
        <p className={classes.refused} role="alert">
          Your browser blocked the window. Allow pop-ups for this portal
          {url === undefined ? '.' : ', or '}
          {url !== undefined && (
            // biome-ignore lint/security/noBlankTarget: the new page hands its answer over to this one, which its storage has to know
            <a href={url} target="_blank" rel="opener">
              sign in in another tab
            </a>
          )}
        </p>
      )}
      {failure && (
        <p className={classes.refused} role="alert">
          {errorMessage(failure) ?? 'Single sign-on failed. Try again.'}
        </p>
      )}
      {other !== undefined && (
        <p className={classes.refused} role="alert">
          You signed in there as <bdi>{other}</bdi>, but this page is of <bdi>{username}</bdi>. Sign in as {username},
          or go to the sign-in page.
        </p>
      )}
    </Stack>
  );
}

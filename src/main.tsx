import { setNonce } from 'get-nonce';
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { answerCodeMissing } from './api/answer-code-missing.ts';
import { isEndedByLeaving, reportBrowserError, watchForErrors } from './api/browser-errors.ts';
import { loadTransport } from './api/http.ts';
import { queryClient } from './api/query-client.ts';
import { CrashPage } from './features/shell/crash-page.tsx';
import { setLoadedFont } from './first-paint/late-font.ts';
import { Providers } from './first-paint/providers.tsx';
import { getSession, subscribe } from './session.ts';
import { usePreload } from './ui/feedback/use-preload.ts';
import { focusHeadingSoon } from './ui/focus/focus-heading.ts';
import { submitOnControlEnter } from './ui/forms/submit-keys.ts';

// The server puts the nonce into the page. Read the property: browsers hide the attribute.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);

watchForErrors();
document.addEventListener('keydown', submitOnControlEnter);

const container = document.getElementById('root') as HTMLElement;
const root = createRoot(container, { onCaughtError: reportCaught });

function render(content: ReactNode): void {
  root.render(
    <StrictMode>
      <Providers queryClient={queryClient} nonce={nonce}>
        {content}
      </Providers>
      <Mounted />
    </StrictMode>,
  );
}

/** Preloads axios: the next change needs it, but nothing on the screen does. */
function Mounted() {
  usePreload(loadTransport, true);
  return null;
}

/** Logs an error that a boundary caught. Passing `onCaughtError` replaces React's own logging. */
function reportCaught(error: unknown) {
  if (isEndedByLeaving(error)) return;
  // biome-ignore lint/suspicious/noConsole: the cause and its stack are for the developer who opens the console
  console.error(error);
  reportBrowserError('drawing_failed', error);
}

/** Replaces the prerendered page, or the sign-in form. Both stay until the first screen has everything that it needs. */
async function showPortal(beside?: ReactNode): Promise<void> {
  const { openPortal } = await import('./portal.tsx');
  const portal = (
    <>
      {await openPortal()}
      {beside}
    </>
  );
  if (container.querySelector('[data-shell]:not([inert])')) {
    showInsteadOfForm(portal);
  } else {
    // In slices, between which the page answers: nothing in an inert page can be typed or pressed.
    startTransition(() => render(portal));
  }
}

/** As between two screens of the portal. */
function HeadingFocused() {
  useLayoutEffect(setLoadedFont, []);
  useEffect(focusHeadingSoon, []);
  return null;
}

/** Synchronously: anything typed between reading the prerendered form's fields and replacing them would be lost. */
function showInsteadOfForm(content: ReactNode): void {
  flushSync(() => render(content));
}

/** The form alone, until somebody has signed in, here or in another tab. */
async function showSignIn(): Promise<void> {
  const { SignIn } = await import('./first-paint/sign-in.tsx');
  showInsteadOfForm(<SignIn />);
  await new Promise<void>((resolve) => {
    const leave = () => {
      if (!getSession()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(leave);
    leave();
  });
  await showPortal(<HeadingFocused />).catch(answerCodeMissing);
}

/** Whether this is the prerendered sign-in page, and shows nothing but the form: no invitation, no answer of an identity provider. */
function isSignInForm(): boolean {
  const screen = document.querySelector<HTMLMetaElement>('meta[name="screen"]')?.content;
  const given = new URLSearchParams(location.search);
  return screen === 'login' && !getSession() && !given.has('invite') && !given.has('state');
}

void (isSignInForm() ? showSignIn() : showPortal()).catch((error: Error) => render(<CrashPage error={error} />));

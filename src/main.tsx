import { setNonce } from 'get-nonce';
import { StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { reportBrowserError, watchForErrors } from './api/browser-errors.ts';
import { firstAnswers } from './api/early-calls.ts';
import { createQueryClient } from './api/query-client.ts';
import { App, createPortalRouter } from './app.tsx';
import { forgetPages, keepPageSoon } from './keep-page.ts';
import { PRODUCT_NAME } from './lib/product.ts';
import { getSession, subscribe } from './session.ts';
import { clickAgain } from './shell-clicks.ts';
import { focusHeadingSoon } from './ui/focus/focus-heading.ts';
import { submitOnControlEnter } from './ui/forms/submit-keys.ts';

export const queryClient = createQueryClient();
export const router = createPortalRouter(queryClient);

router.subscribe('onResolved', () => {
  const { matches } = router.state;
  const missing = matches.some((match) => match.status === 'notFound' || match._notFound);
  const title = missing ? 'Page not found' : matches.findLast((match) => match.staticData.title)?.staticData.title;
  document.title = [title, `${PRODUCT_NAME} Admin`].filter(Boolean).join(' · ');
  if (getSession()) keepPageSoon();
});

router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) focusHeadingSoon();
});

// The route guard reads the session again whenever it changes. So signing in or out leads to the right page, in this
// tab and all others, and nobody sees data that was loaded for somebody else.
let session = getSession();
subscribe(() => {
  const previous = session;
  session = getSession();
  if (session === previous) return;
  if (session && session.token !== previous?.token) queryClient.clear();
  if (!session) void forgetPages().catch(() => undefined);
  const led = router.invalidate();
  // Clear after /login mounts, or mounted queries refetch without a token.
  if (!session) void led.then(() => queryClient.clear());
});

// The server puts the nonce into the page. Read the property: browsers hide the attribute.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);

watchForErrors();
document.addEventListener('keydown', submitOnControlEnter);

function mount() {
  const container = document.getElementById('root');
  if (!container) return;
  const root = createRoot(container, { onCaughtError: reportCaught });
  const render = () =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} router={router} nonce={nonce} />
        <Mounted />
      </StrictMode>,
    );
  if (container.querySelector('[data-shell][inert]')) {
    // In slices, between which the page answers: nothing in an inert page can be typed or pressed.
    startTransition(render);
  } else {
    // Synchronously: anything typed between reading the prerendered page's fields and replacing them would be lost.
    flushSync(render);
    clickAgain(container);
  }
}

/** Preloads axios: the next call needs it, but nothing on the screen does. */
function Mounted() {
  useEffect(() => void import('./api/instance.ts').catch(() => undefined), []);
  return null;
}

/** Logs an error that a boundary caught. Passing `onCaughtError` replaces React's own logging. */
function reportCaught(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the cause and its stack are for the developer who opens the console
  console.error(error);
  reportBrowserError('drawing_failed', error);
}

// The prerendered page stays until the first screen has everything that it needs. Not awaited at top level: the
// screens' chunks import this module and would wait for it in turn.
void router.load().then(firstAnswers).then(mount);

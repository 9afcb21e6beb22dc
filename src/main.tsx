import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { reportBrowserError, watchForErrors } from './api/browser-errors.ts';
import { firstAnswers } from './api/early-calls.ts';
import { createQueryClient } from './api/query-client.ts';
import { App, createPortalRouter } from './app.tsx';
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
});

router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) focusHeadingSoon();
});

// The wall reads the session again after every change of it: signing in and out lead to the right page by themselves,
// in this tab and in all others, and nobody sees what was loaded for somebody else.
let session = getSession();
subscribe(() => {
  const previous = session;
  session = getSession();
  if (session === previous) return;
  if (session && session.token !== previous?.token) queryClient.clear();
  const led = router.invalidate();
  // Not before the login page is there: what is still on the screen would ask again, without a session.
  if (!session) void led.then(() => queryClient.clear());
});

// The server puts the nonce into the page. The property, not the attribute: browsers hide the latter.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);

watchForErrors();
document.addEventListener('keydown', submitOnControlEnter);

function mount() {
  const container = document.getElementById('root');
  if (!container) return;
  const root = createRoot(container, { onCaughtError: reportCaught });
  // At once: between reading what was typed into the shell and taking its place nobody may type on.
  flushSync(() =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} router={router} nonce={nonce} />
      </StrictMode>,
    ),
  );
  clickAgain(container);
  // The first call that the page has not begun by itself needs it; nothing on the screen does.
  import('./api/instance.ts').catch(() => undefined);
}

/** An error that a boundary has caught: React writes it to the console only while nothing else is to be done with it. */
function reportCaught(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the cause and its stack are for the developer who opens the console
  console.error(error);
  reportBrowserError('drawing_failed', error);
}

// The page's shell stays until the first screen has all that it needs. Not awaited here: the chunks of the screens
// import this one, and would wait for it in turn.
void router.load().then(firstAnswers).then(mount);

import type { Query, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { instance } from '../../src/api/instance.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { Providers } from '../../src/first-paint/providers.tsx';
import { followSession } from '../../src/follow-session.ts';
import type { Permission } from '../../src/generated/model/permission.ts';
import { discardUnsaved } from '../../src/lib/unsaved.ts';
import { App, createPortalRouter } from '../../src/portal.tsx';
import { signedIn } from '../../src/session.ts';
import { askStore } from '../../src/ui/feedback/ask-store.ts';
import { answer, answered } from './answers.ts';

const ADMIN = { username: 'admin', role: 'administrator', must_change_password: false };

const fetchAnswer = (input: RequestInfo | URL, init?: RequestInit) => answered(new Request(input, init));
instance.defaults.adapter = 'fetch';
instance.defaults.env = { fetch: fetchAnswer };
// Reading, and the stream of changes, do without axios.
const ownFetch = window.fetch.bind(window);
window.fetch = (input, init) => {
  const isRead = init?.method === undefined && /^\/(api|admin|auth)\//.test(String(input));
  return isRead ? fetchAnswer(input, init) : ownFetch(input, init);
};

/** The portal's, except that a failed call is made again at once, not after a second. */
function quickQueryClient(): QueryClient {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return client;
}

interface Rendered {
  root: Root;
  container: HTMLElement;
  queryClient: QueryClient;
  unsubscribe?: () => void;
  forget?: () => void;
}
let rendered: Rendered | undefined;

let caught: unknown[] = [];

/** The errors of drawing that a boundary has caught since the rendering, or since they were asked for: on the screen, a part then looks as if its load had failed. */
export function caughtErrors(): unknown[] {
  const errors = caught;
  caught = [];
  return errors;
}

// A router that is destroyed while it navigates calls these without their object, which the browser's own functions refuse.
window.history.pushState = window.history.pushState.bind(window.history);
window.history.replaceState = window.history.replaceState.bind(window.history);

/** Going back ends after the call. Until then the next page that is opened would be left, and perhaps the document of all tests. */
let goingBack = Promise.resolve();
const back = window.history.back.bind(window.history);
window.history.back = () => {
  goingBack = new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
  back();
};
export const wentBack = () => goingBack;

/** Renders a part of the portal inside the portal's own providers. The calls of its hooks have the answers of `answers.ts`. */
export function render(part: ReactNode, queryClient = quickQueryClient()): void {
  removeRendered();
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  caught = [];
  const root = createRoot(container, { onCaughtError: (error) => void caught.push(error) });
  root.render(
    <Providers queryClient={queryClient} nonce="">
      {part}
    </Providers>,
  );
  rendered = { root, container, queryClient };
}

/**
 * Renders the whole portal at an address such as `transactions?status=failed`.
 *
 * @param session by default that of the demo's administrator; `kept`: whatever the test has left
 */
export async function openPortal(address: string, session: 'administrator' | 'none' | 'kept' = 'administrator') {
  await wentBack();
  removeRendered();
  if (session === 'administrator') signedIn({ access_token: 'token-1', admin: ADMIN }, true);
  window.history.replaceState(null, '', `/admin-panel/${address}`);
  const queryClient = quickQueryClient();
  const [router, stopListening] = listening(() => createPortalRouter(queryClient));
  const unsubscribe = followSession(router, queryClient);
  await router.load();
  render(<App router={router} />, queryClient);
  if (!rendered) return;
  rendered.unsubscribe = unsubscribe;
  rendered.forget = () => {
    router.history.flush();
    router.history.destroy();
    // A dialog whose answer comes late closes by leaving its address, which is that of the next page by then.
    const stay = () => undefined;
    Object.assign(router.history, { back: stay, push: stay, replace: stay });
    // Code that comes late would load more, in the next test and without a session.
    Object.assign(queryClient, { fetchQuery: () => new Promise(stay) });
    stopListening();
  };
}

/**
 * Returns what was made, and how it stops listening to the page. A router listens for as long as its page lives: those of all earlier
 * tests would keep their documents, and take part in each navigation and each scrolling.
 */
function listening<T>(make: () => T): [T, () => void] {
  const controller = new AbortController();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const given = typeof options === 'boolean' ? { capture: options } : options;
    addEventListener.call(this ?? window, type, listener, { ...given, signal: controller.signal });
  };
  try {
    return [make(), () => controller.abort()];
  } finally {
    EventTarget.prototype.addEventListener = addEventListener;
  }
}

/** Opens the portal for an administrator with these permissions and no others from the beginning, whom no example of the contract has. */
export async function openWith(address: string, permissions: Permission[]): Promise<void> {
  const admin = { username: 'robin', role: 'robin', must_change_password: false, permissions };
  signedIn({ access_token: 'token-1', admin }, true);
  answer({ getMe: '!hang' });
  await openPortal(address, 'kept');
}

/** Opens a screen by its entry in the menu. */
export async function goTo(screen: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

/** Takes what is rendered out of the document, without the question that leaving unsaved input asks. */
export function removeRendered(): void {
  discardUnsaved();
  rendered?.unsubscribe?.();
  rendered?.root.unmount();
  rendered?.container.remove();
  rendered?.queryClient.clear();
  rendered?.forget?.();
  rendered = undefined;
  askStore.cancelAll();
}

/** The answers that the screen has loaded from a path of the API. */
const loadsFrom = (path: string) => {
  const parts = path.split('/').filter(Boolean);
  const isOfPath = ({ queryKey }: Query) =>
    parts.every((part, place) => /^\{/.test(part) || queryKey[place] === part) &&
    typeof queryKey[parts.length] !== 'string';
  return rendered?.queryClient.getQueryCache().findAll({ predicate: isOfPath }) ?? [];
};

/** Loads what comes from a path anew, as if for the first time. */
export async function reload(path: string): Promise<void> {
  await Promise.all(
    loadsFrom(path).map((query) => rendered?.queryClient.resetQueries({ queryKey: query.queryKey, exact: true })),
  );
}

/** Puts something else in the place of all that was loaded from a path. */
export function replaceLoaded(path: string, data: unknown): void {
  for (const query of loadsFrom(path)) query.setData(data);
}

const nothingLoads = () =>
  expect.poll(() => rendered && rendered.queryClient.isFetching() + rendered.queryClient.isMutating()).toBe(0);

/**
 * Nothing is loading or being changed any more, and whatever failed has been asked for again: a screen shows what failed before it was there, and asks
 * once more at that moment.
 */
export async function loaded(): Promise<void> {
  await nothingLoads();
  // The loads that follow a change begin in a timer after it.
  await new Promise((resolve) => setTimeout(resolve));
  await nothingLoads();
}

/** A dialog or menu that opens takes the focus in a timer of its own, after it is visible: a key pressed before would go elsewhere. */
export const focusTaken = () =>
  expect
    .poll(() => {
      const open = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].filter((one) =>
        one.checkVisibility(),
      );
      return open.length === 0 || open.at(-1)?.contains(document.activeElement);
    })
    .toBe(true);

/**
 * Presses a control as the keyboard does, by its focus and a click: for the way to whatever a test is about. A click of the pointer waits for
 * frames and takes some ten times as long.
 */
export async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  // A dialog that was closed before leaves its address.
  await wentBack();
  await expect.element(control).toBeEnabled();
  const element = control.element() as HTMLElement;
  element.focus();
  element.click();
}

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
export const dialog = (): Locator => page.getByRole('dialog');
/** The portal's address at the moment. */
export const addressNow = () => new URL(window.location.href);
let shownLines: string[] = [];
const known = new WeakSet<Element>();
new MutationObserver(() => {
  for (const shown of document.querySelectorAll('[data-kind]')) {
    if (known.has(shown)) continue;
    known.add(shown);
    const leaves = [...shown.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0);
    shownLines.push(...leaves.map(({ textContent }) => textContent ?? '').filter(Boolean));
  }
}).observe(document, { subtree: true, childList: true });

/** The lines of all toasts since the test began, in the order in which they were shown: each stays for a few seconds only. */
export const toasts = (): string[] => shownLines;

/** Before the next test. */
export function forgetToasts(): void {
  shownLines = [];
}

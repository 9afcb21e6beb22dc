import type { LoginResponse } from './generated/model/loginResponse.ts';
import { KEY, keptSession, parseSession, quietly, type Session, STORES } from './kept-session.ts';

export type { Session };

/** What older versions kept of calls without an answer: reasons and amounts. */
const FORMERLY_KEPT = 'coinop.unanswered';

const listeners = new Set<() => void>();
let session = keptSession();
let ended = false;
let signedOut = false;

function forget(): void {
  for (const store of STORES) quietly(() => store().removeItem(KEY));
  quietly(() => sessionStorage.removeItem(FORMERLY_KEPT));
}

function change(next: Session | undefined, byChoice = false): void {
  session = next;
  ended = false;
  signedOut = byChoice;
  for (const listener of listeners) listener();
}

/** Who is signed in; undefined when nobody is. The same object until that changes. */
export function getSession(): Session | undefined {
  return session;
}

/**
 * `remember`: local storage, so that it outlives the tab and other tabs share it; else session storage. False when the
 * answer holds no session, which is what a back end gone wrong sends with a 200.
 */
export function signedIn(response: LoginResponse, remember: boolean): boolean {
  const text = JSON.stringify({ token: response?.access_token, admin: response?.admin ?? {} });
  const next = parseSession(text);
  if (!next) return false;
  forget();
  quietly(() => (remember ? localStorage : sessionStorage).setItem(KEY, text));
  change(next);
  return true;
}

/** Notes whether the admin still has a one-use password, wherever the session is kept. */
export function setMustChangePassword(must: boolean): void {
  if (!session) return;
  const next = { ...session, admin: { ...session.admin, must_change_password: must } };
  for (const store of STORES) {
    quietly(() => store().getItem(KEY) !== null && store().setItem(KEY, JSON.stringify(next)));
  }
  change(next);
}

export function clear(): void {
  forget();
  change(undefined);
}

/** As `clear`, when the administrator has signed out: the next one to sign in here is not taken to where this one was. */
export function signOut(): void {
  forget();
  change(undefined, true);
}

/** Nobody is signed in because the administrator signed out, in this tab. */
export function hasSignedOut(): boolean {
  return signedOut;
}

/** The server no longer knows the token: polling stops, what is on the screen stays until the admin signs in again. */
export function end(): void {
  if (!session || ended) return;
  ended = true;
  for (const listener of listeners) listener();
}

export function sessionEnded(): boolean {
  return ended;
}

/** Called after every change of the session or of `sessionEnded`. Returns the way out. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab signed in or out. `key` is null when it cleared everything.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return;
  const next = keptSession();
  if (next?.token !== session?.token || next?.admin.must_change_password !== session?.admin.must_change_password) {
    change(next);
  }
});

import type { Admin } from './generated/model/admin.ts';
import type { LoginResponse } from './generated/model/loginResponse.ts';
import { KEY, keptSession, needsFactor, parseSession, quietly, type Session, STORES } from './kept-session.ts';

export type { Session };
export { needsFactor };

/** Older versions stored calls without an answer here, with reasons and amounts. */
const OLD_CALLS_KEY = 'coinop.unanswered';

const listeners = new Set<() => void>();
let session = keptSession();
let ended = false;
let signedOut = false;

function forget(): void {
  for (const store of STORES) quietly(() => store().removeItem(KEY));
  quietly(() => sessionStorage.removeItem(OLD_CALLS_KEY));
}

function change(next: Session | undefined, byChoice = false): void {
  session = next;
  ended = false;
  signedOut = byChoice;
  for (const listener of listeners) listener();
}

/** The current session; undefined when nobody is signed in. The same object until it changes. */
export function getSession(): Session | undefined {
  return session;
}

/**
 * `remember` stores the session in local storage, where it outlives the tab and is shared with others; otherwise in
 * session storage. Returns false when the answer contains no session, which a faulty back end may send with a 200.
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

/** Stores whether the administrator still has a one-use password, wherever the session is stored. */
export function setMustChangePassword(must: boolean): void {
  noteAdmin({ must_change_password: must });
}

/** Updates what is known about the administrator, wherever the session is stored. */
export function noteAdmin(news: Partial<Admin>): void {
  if (!session) return;
  const next = { ...session, admin: { ...session.admin, ...news } };
  if (JSON.stringify(next) === JSON.stringify(session)) return;
  for (const store of STORES) {
    quietly(() => store().getItem(KEY) !== null && store().setItem(KEY, JSON.stringify(next)));
  }
  change(next);
}

export function clear(): void {
  forget();
  change(undefined);
}

/**
 * Clears the session because the administrator signed out: the next one to sign in here is not taken to the screen that
 * this one left.
 */
export function signOut(): void {
  forget();
  change(undefined, true);
}

/** Whether nobody is signed in because the administrator signed out in this tab. */
export function hasSignedOut(): boolean {
  return signedOut;
}

/** The server has rejected the token: polling stops, and the screen stays as it is until the administrator signs in again. */
export function end(): void {
  if (!session || ended) return;
  ended = true;
  for (const listener of listeners) listener();
}

export function sessionEnded(): boolean {
  return ended;
}

/** Registers a listener for changes of the session and of `sessionEnded`. Returns a function that removes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab signed in or out. `key` is null when it cleared the whole storage.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return;
  const next = keptSession();
  if (JSON.stringify(next) !== JSON.stringify(session)) change(next);
});

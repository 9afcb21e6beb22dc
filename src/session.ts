import type { Admin } from './generated/model/admin.ts';
import type { LoginResponse } from './generated/model/loginResponse.ts';

export type Session = { token: string; admin: Admin };

const KEY = 'coinop.session';
/** Older versions stored calls without an answer here, with reasons and amounts. */
const FORMERLY_KEPT = 'coinop.unanswered';

/** The tab's own storage takes precedence. Functions, because the mere access throws when storage is blocked. */
const STORES = [() => sessionStorage, () => localStorage];

const listeners = new Set<() => void>();
let session = read();
let ended = false;
let signedOut = false;

/** Storage that is blocked or full throws; the session is then kept in memory, until the page is closed. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The stored text may be from an older version or edited by hand; anything that is not a session counts as none. */
function parse(text: string | null | undefined): Session | undefined {
  const kept: unknown = quietly(() => JSON.parse(text ?? 'null'));
  if (typeof kept !== 'object' || kept === null || !('token' in kept) || !('admin' in kept)) return undefined;
  const { token, admin } = kept;
  if (typeof token !== 'string' || token === '' || typeof admin !== 'object' || admin === null) return undefined;
  const textOf = (field: string) => {
    const value: unknown = Reflect.get(admin, field);
    return typeof value === 'string' ? value : '';
  };
  return { token, admin: { ...admin, username: textOf('username'), role: textOf('role') } };
}

function read(): Session | undefined {
  for (const store of STORES) {
    const kept = parse(quietly(() => store().getItem(KEY)));
    if (kept) return kept;
  }
  return undefined;
}

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
  const next = parse(text);
  if (!next) return false;
  forget();
  quietly(() => (remember ? localStorage : sessionStorage).setItem(KEY, text));
  change(next);
  return true;
}

/** Stores whether the administrator still has a one-use password, wherever the session is stored. */
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
  const next = read();
  if (next?.token !== session?.token || next?.admin.must_change_password !== session?.admin.must_change_password) {
    change(next);
  }
});

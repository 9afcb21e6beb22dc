import type { Admin } from './generated/model/admin.ts';
import type { LoginResponse } from './generated/model/loginResponse.ts';

export type Session = { token: string; admin: Admin };

const KEY = 'coinop.session';
/** What older versions kept of calls without an answer: reasons and amounts. */
const FORMERLY_KEPT = 'coinop.unanswered';

/** The tab's own goes before the browser's. Functions, because the mere access throws where storage is blocked. */
const STORES = [() => sessionStorage, () => localStorage];

const listeners = new Set<() => void>();
let session = read();
let ended = false;
let signedOut = false;

/** Storage that is blocked or full throws; the session then lives in memory, until the page is left. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** What is kept may have been written by an older version or by hand; all that does not hold a session counts as none. */
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
  const next = parse(text);
  if (!next) return false;
  forget();
  quietly(() => (remember ? localStorage : sessionStorage).setItem(KEY, text));
  change(next);
  return true;
}

/** Notes whether the admin still has a one-use password, wherever the session is kept. */
export function setMustChangePassword(must: boolean): void {
  noteAdmin({ must_change_password: must });
}

/** Notes what has become known of the admin since signing in, wherever the session is kept. */
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
  const next = read();
  if (JSON.stringify(next) !== JSON.stringify(session)) change(next);
});

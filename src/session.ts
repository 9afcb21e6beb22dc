import { keepExtensions } from './first-paint/kept-extensions.ts';
import {
  KEY,
  keptIn,
  keptSession,
  needsFactor,
  parseSession,
  quietly,
  type Session,
  STORES,
} from './first-paint/kept-session.ts';
import type { Admin } from './generated/model/admin.ts';
import type { LoginResponse } from './generated/model/loginResponse.ts';

export type { Session };
export { needsFactor };

const listeners = new Set<() => void>();
let session = keptSession();
let ended = false;
let signedOut = false;
/** Not where storage is blocked. */
let wasStored = session !== undefined;

/** The stores that hold this session. Another tab may have stored somebody else's, which is never touched. */
function ownStores(): Storage[] {
  return STORES.flatMap((store) => quietly(() => (keptIn(store())?.token === session?.token ? [store()] : [])) ?? []);
}

function forget(): void {
  for (const store of ownStores()) quietly(() => store.removeItem(KEY));
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
  const target = quietly(() => (remember ? localStorage : sessionStorage));
  // The tab's own storage takes precedence, so nothing else may stay in it. Overwritten rather than removed first, which
  // would sign the other tabs out.
  for (const store of ownStores()) if (store !== target) quietly(() => store.removeItem(KEY));
  quietly(() => (remember ? sessionStorage.removeItem(KEY) : undefined));
  quietly(() => target?.setItem(KEY, text));
  keepExtensions({});
  change(next);
  wasStored = keptSession() !== undefined;
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
  for (const store of ownStores()) quietly(() => store.setItem(KEY, JSON.stringify(next)));
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

/** Whether the session outlives the tab. */
export const isRemembered = (): boolean => ownStores().some((store) => store === quietly(() => localStorage));

/** Whether somebody has cleared the browser's storage, in which the session was. */
export const isCleared = (): boolean => wasStored && keptSession() === undefined;

/** Whether two sessions are of the same administrator. */
export const isSameAccount = (one: Session | undefined, other: Session | undefined): boolean =>
  one !== undefined && one.admin.username !== '' && one.admin.username === other?.admin.username;

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
globalThis.window?.addEventListener('storage', ({ key, oldValue }) => {
  if (key !== KEY && key !== null) return;
  const next = keptSession();
  // News of a session that was there before is not a sign-in: whoever signed out here stays signed out.
  if (!session && next && parseSession(oldValue)?.token === next.token) return;
  if (JSON.stringify(next) !== JSON.stringify(session)) change(next);
});

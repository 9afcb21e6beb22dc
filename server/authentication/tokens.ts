import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An unguessable secret: 256 bits, in characters allowed in headers and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of such a secret. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The stored form of a secret. It needs no salt, because nobody can try 256 bits. */
export const hashSecret = (secret: string): string => hash('sha256', secret);

/** The name of the token's cookie: each session has its own, so that two in one browser do not interfere. */
export const bindingCookie = (token: string): string => `coinop-${hashSecret(token).slice(0, 12)}`;

/** A browser has one per session in it; more of them than this are not looked up. */
const MAX_SESSIONS = 50;

/** The hashes under which the cookies of sessions among these would be stored. */
export const bindingHashesOf = (cookies: Record<string, string>): string[] =>
  Object.entries(cookies)
    .filter(([name]) => /^(__Host-)?coinop-[0-9a-f]{12}$/.test(name))
    .slice(0, MAX_SESSIONS)
    .map(([, secret]) => hashSecret(secret));

/** Whether the cookies sent with a token include the one that its session is bound to. A session that is not bound needs none. */
export function fitsBinding(bindingHash: string | null, token: string, cookies: Record<string, string>): boolean {
  if (bindingHash === null) return true;
  const name = bindingCookie(token);
  const shown = hashSecret(cookies[`__Host-${name}`] ?? cookies[name] ?? '');
  return timingSafeEqual(Buffer.from(shown), Buffer.from(bindingHash));
}

/** Random per process, and stored nowhere. */
const NAME_KEY = randomBytes(32);

/**
 * Stands for a nonexistent name that was typed at sign-in, because people type their password there. The same name has
 * the same mark as long as the process runs, and nobody can find out the name by trial afterwards.
 */
export const markOfName = (name: string): string =>
  `unknown:${createHmac('sha256', NAME_KEY).update(name).digest('hex').slice(0, 16)}`;

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret that cannot be guessed: 256 bits, in letters that headers and cookies may carry. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is stored. Without salt: nobody can try 256 bits through. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The cookie that belongs to a token: each session has one of its own, so that two in one browser do not disturb each other. */
export const bindingCookie = (token: string): string => `coinop-${hashSecret(token).slice(0, 12)}`;

/** Whether the cookies that came with a token hold the one that its session is bound to. A session without one needs none. */
export function fitsBinding(bindingHash: string | null, token: string, cookies: Record<string, string>): boolean {
  if (bindingHash === null) return true;
  const name = bindingCookie(token);
  const shown = hashSecret(cookies[`__Host-${name}`] ?? cookies[name] ?? '');
  return timingSafeEqual(Buffer.from(shown), Buffer.from(bindingHash));
}

/** Of this process alone, and stored nowhere. */
const NAME_KEY = randomBytes(32);

/**
 * Stands for a name that was typed at sign-in and is nobody's: people type their password there. The same name has the same mark as long
 * as the process runs, and nobody can try out afterwards what it was.
 */
export const markOfName = (name: string): string =>
  `unknown:${createHmac('sha256', NAME_KEY).update(name).digest('hex').slice(0, 16)}`;

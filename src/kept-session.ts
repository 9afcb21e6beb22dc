import type { Admin } from './generated/model/admin.ts';
import type { Permission } from './generated/model/permission.ts';

// What the browser keeps of a session. boot.ts, which runs before the application, reads it too, so nothing here does anything by itself.

export type Session = { token: string; admin: Admin };

export const KEY = 'coinop.session';

/** The tab's own goes before the browser's. Functions, because the mere access throws where storage is blocked. */
export const STORES = [() => sessionStorage, () => localStorage];

/** Storage that is blocked or full throws; the session then lives in memory, until the page is left. */
export function quietly<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** What is kept may have been written by an older version or by hand; all that does not hold a session counts as none. */
export function parseSession(text: string | null | undefined): Session | undefined {
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

export function keptSession(): Session | undefined {
  for (const store of STORES) {
    const kept = parseSession(quietly(() => store().getItem(KEY)));
    if (kept) return kept;
  }
  return undefined;
}

/** The route guard's rule: every screen but the sign-in page needs a session, and a password of the administrator's own. */
export const mayEnter = (session: Session | undefined): session is Session =>
  session !== undefined && !session.admin.must_change_password;

/** What the server said when the administrator signed in, or since. A back end that knows no permissions has nothing to refuse. */
export function isPermitted(session: Session | undefined, permission: Permission): boolean {
  const permissions = session?.admin.permissions;
  return !Array.isArray(permissions) || permissions.includes(permission);
}

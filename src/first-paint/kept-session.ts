import type { Admin } from '../generated/model/admin.ts';
import type { Permission } from '../generated/model/permission.ts';

// The session as the browser stores it. boot.ts, which runs before the application, imports this too, so the module has
// no side effects.

export type Session = { token: string; admin: Admin };

export const KEY = 'coinop.session';

/** The tab's own storage takes precedence. Functions, because the mere access throws when storage is blocked. */
export const STORES = [() => sessionStorage, () => localStorage];

/** Storage that is blocked or full throws; the session is then kept in memory, until the page is closed. */
export function quietly<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The stored text may be from an older version or edited by hand; anything that is not a session counts as none. */
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

/** The session in one of the stores. */
export const keptIn = (store: Storage): Session | undefined => parseSession(store.getItem(KEY));

export function keptSession(): Session | undefined {
  for (const store of STORES) {
    const kept = quietly(() => keptIn(store()));
    if (kept) return kept;
  }
  return undefined;
}

/** Whether the sign-in still lacks its second step. */
export const needsFactor = ({ second_factor }: Admin): boolean =>
  second_factor === 'to_show' || second_factor === 'to_enrol';

/**
 * The route guard's rule: every screen but the sign-in page requires a session, a password that is not a one-use password, and the
 * second factor, if there has to be one.
 */
export const mayEnter = (session: Session | undefined): session is Session =>
  session !== undefined && !session.admin.must_change_password && !needsFactor(session.admin);

/** According to the server's latest answer. A back end without permissions refuses nothing. */
export function isPermitted(session: Session | undefined, permission: Permission): boolean {
  const permissions = session?.admin.permissions;
  return !Array.isArray(permissions) || permissions.includes(permission);
}

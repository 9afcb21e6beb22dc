import type { AnyRouter } from '@tanstack/react-router';
import { getSession, subscribe } from '../../src/session.ts';

const BASE = '/admin-panel';

/** A link of a bug report that is opened without a session leads to the login page; from there back to what it names. */
export function returnToLink(router: AnyRouter): void {
  const link = location.pathname + location.search;
  if (getSession() || link.startsWith(`${BASE}/login`)) return;
  const stop = subscribe(() => {
    const session = getSession();
    if (!session || session.admin.must_change_password) return;
    stop();
    // Without the base, which the router puts before it.
    void router.navigate({ href: link.slice(BASE.length), replace: true });
  });
}

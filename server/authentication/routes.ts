import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { AdminLoginBody, ChangeAdminPasswordBody } from '../../src/generated/authentication/authentication.zod.ts';
import type { Database } from '../db/database.ts';
import { Forbidden, Unauthenticated } from '../domain/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, visitorOf } from '../http/auth.ts';
import { readBody } from '../http/validate.ts';
import { changePassword, LONGEST_SESSION, signIn, signOut } from './commands.ts';
import { presentAdmin, presentMe } from './present.ts';
import { sessionOfToken } from './queries.ts';
import { bindingCookie, hashSecret } from './tokens.ts';

/** No script reads it, no other site sends it, and over TLS it belongs to this host alone. */
const COOKIE: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Strict' };

/** @param isSecure browsers reach this server over TLS */
export function authenticationRoutes(db: Database, isSecure: boolean): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const cookieOptions = isSecure ? { ...COOKIE, secure: true, prefix: 'host' as const } : COOKIE;

  routes.post('/auth/admin-login', async (c) => {
    // Browsers send this header, and scripts cannot set it: a page of another site must not sign anybody in here.
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Forbidden();
    const credentials = await readBody(c, AdminLoginBody);
    const client = { isBrowser: site !== undefined, userAgent: c.req.header('user-agent') };
    const { token, cookie, admin, roles } = await signIn(db, visitorOf(c), credentials, client);
    c.set('actor', { ...visitorOf(c), adminId: admin.adminId, username: admin.username });
    if (cookie !== undefined) {
      setCookie(c, bindingCookie(token), cookie, { ...cookieOptions, maxAge: LONGEST_SESSION });
    }
    return c.json({ access_token: token, admin: presentAdmin(admin, roles) });
  });

  routes.get('/api/admin/me', async (c) => {
    const session = await sessionOfToken(db, hashSecret(c.var.token));
    // The session ended after it was looked up.
    if (!session) throw new Unauthenticated();
    return c.json(presentMe(actorOf(c), c.var.roles, session));
  });

  routes.post('/auth/admin-logout', async (c) => {
    await signOut(db, actorOf(c), c.var.token);
    deleteCookie(c, bindingCookie(c.var.token), cookieOptions);
    return c.body(null, 204);
  });

  routes.post('/auth/admin-password', async (c) => {
    const body = await readBody(c, ChangeAdminPasswordBody);
    await changePassword(db, actorOf(c), c.var.token, { current: body.current_password, next: body.new_password });
    return c.body(null, 204);
  });

  return routes;
}

import { Hono } from 'hono';
import { AdminLoginBody, ChangeAdminPasswordBody } from '../../src/generated/authentication/authentication.zod.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, visitorOf } from '../http/auth.ts';
import { readBody } from '../http/validate.ts';
import { changePassword, signIn, signOut } from './commands.ts';
import { presentAdmin } from './present.ts';

export function authenticationRoutes(db: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post('/auth/admin-login', async (c) => {
    const { token, admin } = await signIn(db, visitorOf(c), await readBody(c, AdminLoginBody));
    return c.json({ access_token: token, admin: presentAdmin(admin) });
  });

  routes.post('/auth/admin-logout', async (c) => {
    await signOut(db, actorOf(c), c.var.token);
    return c.body(null, 204);
  });

  routes.post('/auth/admin-password', async (c) => {
    const body = await readBody(c, ChangeAdminPasswordBody);
    await changePassword(db, actorOf(c), c.var.token, { current: body.current_password, next: body.new_password });
    return c.body(null, 204);
  });

  return routes;
}

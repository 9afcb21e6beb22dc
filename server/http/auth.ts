import type { Context, MiddlewareHandler } from 'hono';
import type { Actor } from '../domain/actor.ts';
import { Forbidden, Unauthenticated } from '../domain/errors.ts';
import type { AppEnv } from './app-env.ts';

/** What the wall needs to know of an administrator. */
interface KnownAdmin {
  adminId: string;
  username: string;
  mustChangePassword: boolean;
}

/**
 * The wall: turns the bearer token into the acting administrator, else 401. Who still has a one-use password gets no
 * further than to `reachableWithOneUsePassword`, else 403.
 */
export function requireAdmin(
  adminOfToken: (token: string) => Promise<KnownAdmin | undefined>,
  reachableWithOneUsePassword: readonly string[],
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const admin = token === undefined ? undefined : await adminOfToken(token);
    if (token === undefined || !admin) throw new Unauthenticated();
    // Before anything is forbidden, so that it is known to whom.
    c.set('token', token);
    c.set('actor', { ...visitorOf(c), adminId: admin.adminId, username: admin.username });
    if (admin.mustChangePassword && !reachableWithOneUsePassword.includes(c.req.path)) {
      throw new Forbidden('password_change_required');
    }
    await next();
  };
}

export const actorOf = (c: Context<AppEnv>): Actor => c.var.actor;

/** Where a request comes from. */
export function visitorOf(c: Context<AppEnv>): Pick<Actor, 'address' | 'requestId'> {
  return { address: c.env.incoming?.socket.remoteAddress ?? null, requestId: c.var.requestId };
}

import type { MiddlewareHandler } from 'hono';
import { BadRequest } from '../domain/errors.ts';
import type { AppEnv } from './app-env.ts';

/** Refuses a request that names two hosts: a proxy in front may act on one, and this server on the other. */
export function oneHost(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const raw = c.env.incoming?.rawHeaders ?? [];
    const hosts = raw.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new BadRequest('There is more than one Host header.');
    await next();
  };
}

import type { MiddlewareHandler } from 'hono';
import { Forbidden } from '../domain/errors.ts';
import type { AppEnv } from './app-env.ts';

/** Each is added by proxies, and by no browser. */
const ADDED_BY_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Answers only callers on this machine, for a server whose sign-in everybody knows. It listens on loopback; a request that a proxy
 * passed on, or that was made for another name, comes from elsewhere all the same and is answered 403.
 */
export function localOnly(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const header = ADDED_BY_PROXIES.find((name) => c.req.header(name) !== undefined);
    if (header !== undefined || !isLoopbackHost(hostOf(c.req))) throw new Forbidden('demo_is_local');
    await next();
  };
}

/** The `Host` of a request, with its port if it has one. */
const hostOf = (request: { header(name: string): string | undefined; url: string }): string =>
  request.header('host') ?? new URL(request.url).host;

/** @param host as in the request's header, with or without a port */
function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d*$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}

import type { MiddlewareHandler } from 'hono';
import { Forbidden } from '../domain/denials.ts';
import type { AppEnv } from './app-env.ts';

/** Headers that proxies add and browsers never send. */
const ADDED_BY_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Answers only callers on this machine, because everybody knows the demo's password. Listening on loopback is not
 * enough: requests that a proxy forwarded, or that were made to another host name, come from elsewhere and get a 403.
 */
export function localOnly(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const header = ADDED_BY_PROXIES.find((name) => c.req.header(name) !== undefined);
    if (header !== undefined || !isLoopbackHost(hostOf(c.req))) throw new Forbidden('demo_is_local');
    await next();
  };
}

/** The request's host, with the port if it has one. */
const hostOf = (request: { header(name: string): string | undefined; url: string }): string =>
  request.header('host') ?? new URL(request.url).host;

/** @param host as in the `Host` header, with or without a port */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d*$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}

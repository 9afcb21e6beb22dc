import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Notes which address a request came from. Each proxy adds the address that it was called from at the right of
 * `X-Forwarded-For`, so with `trustProxy` proxies of our own the client's is that many from the right; everything further left is
 * the client's own invention. Without it, or where that entry is no address, it is the socket's.
 */
export function rememberAddress(trustProxy: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const forwarded = trustProxy === 0 ? undefined : c.req.header('x-forwarded-for')?.split(',').at(-trustProxy);
    const socket = c.env.incoming?.socket.remoteAddress;
    c.set('address', plainAddress(forwarded) ?? plainAddress(socket) ?? null);
    await next();
  };
}

/** One spelling for each address: no port, no zone, IPv6 in short, IPv4 within IPv6 as IPv4. Undefined when it is none. */
export function plainAddress(text: string | undefined): string | undefined {
  const given = text?.trim() ?? '';
  const withPort = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(given);
  const address = (withPort?.[1] ?? withPort?.[2] ?? given).replace(/%.*$/, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(short);
  if (!mapped) return short;
  const halves = mapped.slice(1).map((half) => Number.parseInt(half, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}

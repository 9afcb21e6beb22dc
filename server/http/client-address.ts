import type { MiddlewareHandler } from 'hono';
import { isInNetworks, plainAddress, plainNetwork } from '../domain/networks.ts';
import type { AppEnv } from './app-env.ts';

/** The proxies whose `X-Forwarded-For` we trust: a number of hops, or the networks that the proxies are in. */
export type TrustedProxies = number | readonly string[];

/**
 * Determines the client's address. Each proxy appends the address that called it to `X-Forwarded-For`. Starting at the socket and
 * going left, an entry is believed as long as the address that reported it is a trusted proxy; everything further left can be forged
 * by the client. An entry that is not an address ends the search, as does the end of the header.
 */
export function rememberAddress(trusted: TrustedProxies): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const socket = plainAddress(c.env.incoming?.socket.remoteAddress);
    c.set('address', clientAddress(trusted, socket, c.req.header('x-forwarded-for')) ?? null);
    await next();
  };
}

/** Whether a request was sent by one of our proxies, so that its other headers are theirs too. */
export function isFromProxy(trusted: TrustedProxies, socketAddress: string | undefined): boolean {
  if (typeof trusted === 'number') return trusted > 0;
  const socket = plainAddress(socketAddress);
  return socket !== undefined && isInNetworks(trusted, socket);
}

function clientAddress(trusted: TrustedProxies, socket: string | undefined, header = ''): string | undefined {
  const forwarded = header.split(',');
  if (typeof trusted === 'number') return (trusted > 0 && plainAddress(forwarded.at(-trusted))) || socket;
  let address = socket;
  while (address !== undefined && isInNetworks(trusted, address)) {
    const before = plainAddress(forwarded.pop());
    if (before === undefined) break;
    address = before;
  }
  return address;
}

/**
 * Parses the setting: comma-separated addresses or networks (`10.0.0.0/8`), or the number of proxies.
 *
 * @returns undefined when the text is neither
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$|^10$/.test(text)) return Number(text);
  // A network that contains everybody is a mistake: any client could forge its address.
  const networks = text.split(',').map(plainNetwork);
  return networks.includes(undefined) ? undefined : networks.filter((network) => network !== undefined);
}

import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** The proxies whose `X-Forwarded-For` we trust: a number of hops, or the networks that the proxies are in. */
export type TrustedProxies = number | BlockList;

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

function clientAddress(trusted: TrustedProxies, socket: string | undefined, header = ''): string | undefined {
  const forwarded = header.split(',');
  if (typeof trusted === 'number') return (trusted > 0 && plainAddress(forwarded.at(-trusted))) || socket;
  let address = socket;
  while (address !== undefined && isIn(trusted, address)) {
    const before = plainAddress(forwarded.pop());
    if (before === undefined) break;
    address = before;
  }
  return address;
}

const isIn = (networks: BlockList, address: string) => networks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/**
 * Parses the setting: comma-separated addresses or networks (`10.0.0.0/8`), or the number of proxies.
 *
 * @returns undefined when the text is neither
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$|^10$/.test(text)) return Number(text);
  const networks = new BlockList();
  for (const item of text.split(',')) {
    const [, written = '', bits] = /^\s*([^/\s]+)(?:\/(\d{1,3}))?\s*$/.exec(item) ?? [];
    const address = plainAddress(written);
    if (address === undefined || isIP(written) === 0) return undefined;
    const [family, most] = address.includes(':') ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
    const prefix = Number(bits ?? most);
    // A network that contains everybody is a mistake: any client could forge its address.
    if (prefix < 1 || prefix > most) return undefined;
    networks.addSubnet(address, prefix, family);
  }
  return networks;
}

/**
 * The canonical spelling of an address: no port, no zone, IPv6 shortened, IPv4-mapped IPv6 as IPv4. Undefined when the
 * text is not an address.
 */
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

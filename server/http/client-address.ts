import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Which proxies' word is taken for where a request came from: so many in front, whoever they are, or those in these networks. */
export type TrustedProxies = number | BlockList;

/**
 * Notes which address a request came from. Each proxy adds the address that it was called from at the right of `X-Forwarded-For`. From
 * the socket on, as long as the address is a proxy's of our own, the entry before it is believed; everything further left is the
 * client's own invention. An entry that is no address ends it, as does the header's end.
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
 * The proxies that a setting names: addresses or networks (`10.0.0.0/8`), with commas between them, or how many there are.
 *
 * @returns undefined when it is none of these
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
    // A network of everybody is a mistake: it would let anybody say where they come from.
    if (prefix < 1 || prefix > most) return undefined;
    networks.addSubnet(address, prefix, family);
  }
  return networks;
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

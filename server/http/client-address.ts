import { BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
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
    if (address === undefined || !ipaddr.isValid(written)) return undefined;
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
  const isOne = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isOne ? ipaddr.process(address).toString() : undefined;
}

/**
 * The network by which attempts from an address are counted: an IPv4 address itself, or the /64 of an IPv6 address,
 * because whoever has one IPv6 address usually has the whole /64.
 *
 * @param address in the form that `plainAddress` returns
 */
export const networkOf = (address: string): string => prefixOf(address, 64) ?? address;

/**
 * The network of a whole site: the /48 of an IPv6 address, which has 65,536 /64 networks. Undefined for IPv4.
 *
 * @param address in the form that `plainAddress` returns
 */
export const siteOf = (address: string): string | undefined => prefixOf(address, 48);

function prefixOf(address: string, bits: number): string | undefined {
  if (!address.includes(':')) return undefined;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

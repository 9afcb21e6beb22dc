import ipaddr from 'ipaddr.js';

/** Why a target's address is refused, as the end of the sentence "url …"; undefined when it may be called. */
export function refusedUrl(text: string, allowPrivate: boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && !(allowPrivate && url?.protocol === 'http:')) return 'must be an https address';
  if (url.username || url.password || url.hash) return 'must have no user, password or fragment';
  const literal = hostOf(url);
  if (!allowPrivate && (isIpAddress(literal) ? !isPublic(literal) : isLocalName(literal))) {
    return 'must not be in a private network';
  }
  return undefined;
}

/** The name or address to resolve, without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.+)\]$/, '$1');

export const isIpAddress = (host: string): boolean => ipaddr.isValid(host);

/** The only IPv6 addresses that are given out on the Internet. Others may lead to an IPv4 one, as ::7f00:1 does to 127.0.0.1. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** `process` also turns an IPv4 address that is written as an IPv6 one into what it is. */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST));
}

const isLocalName = (host: string) => /(^|\.)(localhost|local|internal)\.?$/i.test(host) || !host.includes('.');

import ipaddr from 'ipaddr.js';

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
 * The canonical spelling of a network, as in 203.0.113.0/24; an address is a network of its own. Undefined when the text is
 * neither, and for a network that contains every address.
 */
export function plainNetwork(text: string): string | undefined {
  const [, written = '', bits] = /^\s*([^/\s]+)(?:\/(\d{1,3}))?\s*$/.exec(text) ?? [];
  const address = ipaddr.isValid(written) ? plainAddress(written) : undefined;
  if (address === undefined) return undefined;
  const most = address.includes(':') ? 128 : 32;
  const prefix = Number(bits ?? most);
  return prefix < 1 || prefix > most ? undefined : networkOf(address, prefix);
}

/**
 * @param networks in the form that `plainNetwork` returns
 * @param address in the form that `plainAddress` returns
 */
export function isInNetworks(networks: readonly string[], address: string): boolean {
  const parsed = ipaddr.parse(address);
  return networks.some((network) => {
    const [base, prefix] = ipaddr.parseCIDR(network);
    return base.kind() === parsed.kind() && parsed.match(base, prefix);
  });
}

/**
 * The network by which attempts from an address are counted: an IPv4 address itself, or the /64 of an IPv6 address,
 * because whoever has one IPv6 address usually has the whole /64.
 *
 * @param address in the form that `plainAddress` returns
 */
export const countedNetwork = (address: string): string => (address.includes(':') ? networkOf(address, 64) : address);

/**
 * The network of a whole site: the /48 of an IPv6 address, which has 65,536 /64 networks. Undefined for IPv4.
 *
 * @param address in the form that `plainAddress` returns
 */
export const siteOf = (address: string): string | undefined =>
  address.includes(':') ? networkOf(address, 48) : undefined;

function networkOf(address: string, bits: number): string {
  const family = address.includes(':') ? ipaddr.IPv6 : ipaddr.IPv4;
  return `${family.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

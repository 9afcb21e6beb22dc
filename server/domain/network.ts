/**
 * The network by which attempts from an address are counted: an IPv4 address itself, or the /64 of an IPv6 address,
 * because whoever has one IPv6 address usually has the whole /64.
 *
 * @param address in canonical form: IPv4, or IPv6 without a dotted part
 */
export const networkOf = (address: string): string => prefixOf(address, 4) ?? address;

/**
 * The network of a whole site: the /48 of an IPv6 address, which has 65,536 /64 networks. Undefined for IPv4.
 *
 * @param address as for `networkOf`
 */
export const siteOf = (address: string): string | undefined => prefixOf(address, 3);

function prefixOf(address: string, length: number): string | undefined {
  if (!address.includes(':')) return undefined;
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(8 - head.length - tail.length, 0) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, length);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${16 * length}`;
}

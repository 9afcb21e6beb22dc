/**
 * What attempts from an address are counted under: an IPv4 address itself, of an IPv6 address its /64, because whoever has one
 * IPv6 address has the whole of it.
 *
 * @param address as it is stored: IPv4, or IPv6 without a dotted part
 */
export const networkOf = (address: string): string => prefixOf(address, 4) ?? address;

/**
 * What a site with an IPv6 connection usually has, with its 65,536 networks: the /48. Undefined for IPv4.
 *
 * @param address as `networkOf` takes it
 */
export const siteOf = (address: string): string | undefined => prefixOf(address, 3);

function prefixOf(address: string, length: number): string | undefined {
  if (!address.includes(':')) return undefined;
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(8 - head.length - tail.length, 0) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, length);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${16 * length}`;
}

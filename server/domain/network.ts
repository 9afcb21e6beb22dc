/**
 * What attempts from an address are counted under: an IPv4 address itself, of an IPv6 address its /64, because whoever has one
 * IPv6 address has the whole of it.
 *
 * @param address as it is stored: IPv4, or IPv6 without a dotted part
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(8 - head.length - tail.length, 0) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

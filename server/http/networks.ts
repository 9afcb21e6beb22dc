import ipaddr from 'ipaddr.js';

/**
 * The canonical spelling of a network, as in 203.0.113.0/24; an address is a network of its own. Undefined when the text is
 * neither, and for a network that contains every address.
 */
export function plainNetwork(text: string): string | undefined {
  const [, address = '', bits] = /^\s*([^/\s]+)(?:\/(\d{1,3}))?\s*$/.exec(text) ?? [];
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  const most = parsed.kind() === 'ipv6' ? 128 : 32;
  const prefix = Number(bits ?? most);
  if (prefix < 1 || prefix > most) return undefined;
  const kind = parsed.kind() === 'ipv6' ? ipaddr.IPv6 : ipaddr.IPv4;
  return `${kind.networkAddressFromCIDR(`${parsed}/${prefix}`)}/${prefix}`;
}

/** @param networks in the form that `plainNetwork` returns */
export function isInNetworks(networks: readonly string[], address: string): boolean {
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [base, prefix] = ipaddr.parseCIDR(network);
    return base.kind() === parsed.kind() && parsed.match(base, prefix);
  });
}

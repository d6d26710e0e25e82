import ipaddr from 'ipaddr.js';

/** All addresses that IANA has handed out for the public internet. @see RFC 4291, section 2.4 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True if an IP address is of the public internet: not private, loopback, link-local, shared by a carrier, reserved, for
 * documentation or multicast, and no IPv6 address that stands for an IPv4 one (mapped, 6to4, Teredo, NAT64). False for what
 * is no IP address.
 * @see IANA special-purpose address registries, https://www.iana.org/assignments/iana-ipv4-special-registry
 */
export function isPublicAddress(address: string): boolean {
  // Zones such as `fe80::1%eth0` are of local addresses only.
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/** True for an IP address of this machine or a private network. Zones such as `%eth0` are ignored. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.split('%')[0] ?? '';
  return (
    ipaddr.isValid(plain) && ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(plain).range())
  );
}

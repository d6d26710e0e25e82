import { isIPv6 } from 'node:net';

/**
 * Returns the network of an IP address; an empty one for a client that closed the connection, whose requests no longer
 * have an address. A single IPv6 customer has 2^64 addresses, so only the first half is used.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return '';
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':').filter(Boolean)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import { networkOf } from '../http/network-of.ts';
import type { Sender } from './request-limit.ts';

/** True if an address is that of a proxy whose word counts. */
type IsTrusted = (address: string) => boolean;

const SESSION = /(?:^|; ?)(?:__Host-)?session=([\w-]{20,100})/;

/** Returns a function that tells, before any other work, who sends a request. The session is not checked yet. */
export function senderReader({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => Sender {
  const isTrusted = trustOf(trustProxy);
  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    const hops = [socket.remoteAddress ?? '', ...forwarded.map((hop) => hop.trim()).toReversed()].filter(Boolean);
    const address = hops.find((hop) => !isTrusted(hop)) ?? hops.at(-1);
    return { address: networkOf(address), session: SESSION.exec(headers.cookie ?? '')?.[1] ?? '' };
  };
}

/** As Fastify reads `trustProxy`: true for all, or names of ranges and addresses separated by commas. */
function trustOf(trusted: Config['trustProxy']): IsTrusted {
  if (typeof trusted === 'boolean') return () => trusted;
  const ranges = trusted.split(',').map((name) => rangeOf(name.trim()));
  return (hop) => {
    const plain = hop.split('%')[0] ?? '';
    if (!ipaddr.isValid(plain)) return false;
    const address = ipaddr.process(plain);
    return ranges.some((isIn) => isIn(address));
  };
}

type Address = ReturnType<typeof ipaddr.process>;

function rangeOf(name: string): (address: Address) => boolean {
  const named = { loopback: ['loopback'], linklocal: ['linkLocal'], uniquelocal: ['private', 'uniqueLocal'] }[
    name.toLowerCase()
  ];
  if (named !== undefined) return (address) => named.includes(address.range());
  const whole = name.includes(':') ? '128' : '32';
  const [base, bits] = ipaddr.parseCIDR(name.includes('/') ? name : `${name}/${whole}`);
  return (address) => address.kind() === base.kind() && address.match(base, bits);
}

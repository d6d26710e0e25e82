import { createHmac } from 'node:crypto';
import type { Context } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';

/** Returns a keyed hash of the network of an address, which tells nothing of another act from the same network. */
export function networkHash({ keyFor }: Pick<Context, 'keyFor'>, act: 'book' | 'hold', ip: string): Buffer {
  return createHmac('sha256', keyFor('throttle'))
    .update(`${act} ${networkOf(ip)}`)
    .digest();
}

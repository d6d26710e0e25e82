import { createHmac } from 'node:crypto';
import type { Config } from '#platform/server/config.ts';
import type { Room } from '../contract.ts';
import { TURN_TTL_S } from '../rules/limits.ts';

/**
 * Where browsers look for a way to each other. With a shared secret the name holds when it ends and whom it is for, and
 * the password is its HMAC, as coturn's `use-auth-secret` wants it: no account of a TURN server reaches a browser.
 * @see draft-uberti-behave-turn-rest-00
 */
export function iceServersFor({ turn }: Pick<Config, 'turn'>, whom: string, nowMs: number): Room['iceServers'] {
  if (turn.urls.length === 0) return [];
  const urls = [...turn.urls];
  if (turn.secret === undefined) return [{ urls }];
  const username = `${Math.floor(nowMs / 1000) + TURN_TTL_S}:${whom}`;
  // SHA-1 is what the protocol says; as an HMAC it holds.
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls, username, credential }];
}

import { createHmac } from 'node:crypto';
import type { Config } from '#platform/server/config.ts';
import type { Room } from '../contract.ts';
import { TURN_TTL_S } from '../rules/limits.ts';

/**
 * Returns the STUN and TURN servers for a browser. With a shared secret the username holds the expiry and the user, and
 * the password is its HMAC, as coturn's `use-auth-secret` expects: no lasting TURN account reaches a browser.
 * @see draft-uberti-behave-turn-rest-00
 */
export function iceServersFor({ turn }: Pick<Config, 'turn'>, whom: string, nowMs: number): Room['iceServers'] {
  if (turn.urls.length === 0) return [];
  const urls = [...turn.urls];
  if (turn.secret === undefined) return [{ urls }];
  const username = `${Math.floor(nowMs / 1000) + TURN_TTL_S}:${whom}`;
  // The protocol demands SHA-1, which is still safe as an HMAC.
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls, username, credential }];
}

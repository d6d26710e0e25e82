import { createECDH } from 'node:crypto';
import type { KeyFor } from '../secrets.ts';

/** The order of the curve P-256. @see FIPS 186-5, SP 800-186 section 3.2.1.3 */
const ORDER = 0xff_ff_ff_ff_00_00_00_00_ff_ff_ff_ff_ff_ff_ff_ff_bc_e6_fa_ad_a7_17_9e_84_f3_b9_ca_c2_fc_63_25_51n;

/** Our key at push services, in base64url: the public one as an uncompressed point. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Returns the key by which push services know this installation (VAPID, RFC 8292). It is derived from the secret: nothing
 * to store, the same in every process, and it comes back with a backup of the secret. With another secret browsers would
 * have to subscribe again, so it is that of the oldest one that is set.
 */
export function pushKeysOf(keyFor: KeyFor): PushKeys {
  const random = BigInt(`0x${keyFor.oldest('push').export().toString('hex')}`);
  // A private key is a number from 1 to the order minus 1.
  const privateKey = Buffer.from(((random % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, SignedChallenge } from '#features/auth/rules/passkeys/passkey-contract.ts';

/** What a test changes of an honest device and browser. */
export interface Falsified {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  /** False for a device that didn't check who uses it. */
  readonly verifiesUser?: boolean;
  /** The COSE number of the algorithm that it claims. */
  readonly algorithm?: number;
  readonly userHandle?: string;
}

/** A device with one passkey (WebAuthn), in software. */
export interface Device {
  readonly id: string;
  /** Makes the passkey, as `navigator.credentials.create` returns it. */
  readonly make: (challenge: string, falsified?: Falsified) => NewPasskey;
  /** Signs a challenge, as `navigator.credentials.get` does, and counts. */
  readonly sign: (challenge: string, falsified?: Falsified) => SignedChallenge;
}

/** Returns a new device for a relying party; without `counts` it says 0 each time, as synced passkeys do. */
export function newDevice({ origin = 'http://localhost', counts = true } = {}): Device {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let used = 0;
  const dataOf = ({ rpId = new URL(origin).hostname, counter = used, verifiesUser = true }: Falsified, more = '') => {
    const present = 0x01 | (verifiesUser ? 0x04 : 0) | (more === '' ? 0 : 0x40);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([present]), count, Buffer.from(more, 'hex')]);
  };
  const clientData = (type: string, challenge: string, falsified: Falsified) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: falsified.origin ?? origin, crossOrigin: false }));
  return {
    id,
    make: (challenge, falsified = {}) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cborMap([
        [1, 2],
        [3, falsified.algorithm ?? -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', dataOf(falsified, credential.toString('hex'))],
      ]);
      return {
        credentialId: id,
        clientDataJSON: clientData('webauthn.create', challenge, falsified).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    sign: (challenge, falsified = {}) => {
      used += counts ? 1 : 0;
      const client = clientData('webauthn.get', challenge, falsified);
      const data = dataOf(falsified);
      return {
        credentialId: id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        ...(falsified.userHandle !== undefined && { userHandle: falsified.userHandle }),
      };
    },
  };
}

type Cbor = number | string | Buffer | readonly [];

function cborMap(entries: readonly (readonly [number | string, Cbor])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flatMap((entry) => entry.map(cbor))]);
}

/** CBOR (RFC 8949) of what an attestation holds; `[]` is the empty map. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  return Buffer.isBuffer(value) ? Buffer.concat([head(2, value.length), value]) : head(5, 0);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  return count < 256
    ? Buffer.from([(major << 5) | 24, count])
    : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

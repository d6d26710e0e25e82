import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { NewPasskey, SignedChallenge } from '#features/auth/rules/passkeys/passkey-contract.ts';
import type { Config } from '#platform/server/config.ts';
import { originOf } from '#platform/server/http/origin.ts';

/** Accepted algorithms by their COSE numbers, the preferred one first: Ed25519, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

/** Who passkeys are for: the host of the public address. They are answered at its origin only. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Returns the relying party: by PUBLIC_URL or, without one, by the address of the request. */
export function relyingParty(config: Config, request: FastifyRequest): RelyingParty {
  // As browsers write it, without the port of the scheme.
  const { hostname, origin } = new URL(originOf(config, request));
  return { id: hostname, origin };
}

/** What is kept of a verified passkey. */
export interface MadePasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/** Returns what is kept of a new passkey; undefined if it doesn't answer the challenge as it should. */
export async function verifiedNewPasskey(
  made: NewPasskey,
  { challenge, party }: { readonly challenge: string; readonly party: RelyingParty },
): Promise<MadePasskey | undefined> {
  const { credentialId: id, clientDataJSON, attestationObject } = made;
  const verified = await unlessRefused(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      ...expected(challenge, party),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { credential } = verified.registrationInfo;
  return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey), counter: credential.counter };
}

/** Returns the new count of a passkey that has signed a challenge; undefined if the signature, origin or count is wrong. */
export async function verifiedUse(
  { credentialId: id, clientDataJSON, authenticatorData, signature }: SignedChallenge,
  passkey: MadePasskey,
  { challenge, party }: { readonly challenge: string; readonly party: RelyingParty },
): Promise<number | undefined> {
  const verified = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      ...expected(challenge, party),
      credential: { id: passkey.credentialId, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.counter },
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
}

/** A passkey stands for two factors, so its device must have checked who uses it. */
function expected(expectedChallenge: string, { origin, id }: RelyingParty) {
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
}

/** The library throws for an answer that it refuses, and for one that it can't read. */
async function unlessRefused<Verified>(verify: () => Promise<Verified>): Promise<Verified | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type {
  NewPasskey,
  SignedChallenge,
  startPasskey,
  startPasskeySignIn,
} from '#features/auth/rules/passkeys/passkey-contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';

/**
 * Has the device make a passkey; its owner unlocks it. Null if the person closed the dialog of the browser.
 * @throws Error if the device can't, for example because it has one of the account already
 */
export async function makePasskey({
  challenge,
  rp,
  user,
  exclude,
  algorithms,
}: ReplyOf<typeof startPasskey>): Promise<NewPasskey | null> {
  return await unlessClosed(async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp,
        user,
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: exclude.map((known) => ({ id: known, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { credentialId: id, clientDataJSON, attestationObject, transports };
  });
}

/** Has the device sign a challenge with a passkey that its owner chooses; null if the person closed the dialog of the browser. */
export async function signChallenge({
  challenge,
  rpId,
}: ReplyOf<typeof startPasskeySignIn>): Promise<SignedChallenge | null> {
  return await unlessClosed(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: 'required' },
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      credentialId: id,
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    };
  });
}

async function unlessClosed<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await act();
  } catch (error) {
    const cause = error instanceof WebAuthnError ? error.cause : error;
    if (cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name)) return null;
    throw error;
  }
}

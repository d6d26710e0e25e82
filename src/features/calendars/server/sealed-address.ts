import { seal, unseal } from '#features/auth/server/second-factor/sealed-secret.ts';
import type { KeyFor } from '#platform/server/secrets.ts';

/** Encrypts the address of an outside calendar of a place. */
export function sealAddress(keyFor: KeyFor, providerId: number, address: string): Buffer {
  return seal(keyFor('calendar-address'), address, contextOf(providerId));
}

/** Returns the address of an outside calendar. @throws Error if the installation's secret is another one */
export function unsealAddress(
  keyFor: KeyFor,
  { providerId, addressEncrypted }: { readonly providerId: number; readonly addressEncrypted: Buffer },
): string {
  return unseal(keyFor('calendar-address'), addressEncrypted, contextOf(providerId));
}

const contextOf = (providerId: number) => `calendar of provider ${providerId}`;

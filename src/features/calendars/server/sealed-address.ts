import type { Database } from '#db/open-database.ts';
import { seal, sealedAgain, unseal } from '#features/auth/server/second-factor/sealed-secret.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import { findSealedAddresses, replaceSealedAddress } from './calendar-link-store.ts';

/** Encrypts the address of an outside calendar of a place. */
export function sealAddress(keyFor: KeyFor, providerId: number, address: string): Buffer {
  return seal(keyFor('calendar-address'), address, contextOf(providerId));
}

/** Returns the address of an outside calendar. @throws Error if it was sealed with a secret that isn't set */
export function unsealAddress(
  keyFor: KeyFor,
  { providerId, addressEncrypted }: { readonly providerId: number; readonly addressEncrypted: Buffer },
): string {
  return unseal(keyFor.all('calendar-address'), addressEncrypted, contextOf(providerId));
}

/** Seals addresses that were sealed with an earlier key with the present one, so that the earlier secret can go. */
export async function sealAddressesAgain(db: Database, keyFor: KeyFor): Promise<void> {
  const keys = keyFor.all('calendar-address');
  if (keys.length === 1) return;
  for (const { id, providerId, addressEncrypted } of await findSealedAddresses(db)) {
    const again = sealedAgain(keys, addressEncrypted, contextOf(providerId));
    if (again !== undefined) await replaceSealedAddress(db, id, addressEncrypted, again);
  }
}

const contextOf = (providerId: number) => `calendar of provider ${providerId}`;

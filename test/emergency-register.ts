import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '#features/registers/rules/listing.ts';
import type { SegmentRow } from './search-segment.ts';

const SHARED = join(import.meta.dirname, '../../shared/data/facilities/nga_facilities_combined.csv');

/** The combined national register if the shared test data exists; otherwise a small one of hospitals, in the same format. */
export const EMERGENCY_REGISTER: string = existsSync(SHARED)
  ? SHARED
  : join(import.meta.dirname, 'fixtures/register-emergency.csv');

/** Returns listings as rows of an index, each with the card that the answer is made from. */
export function indexedListings(listings: readonly (Listing & { readonly isDemo?: boolean })[]): SegmentRow[] {
  return listings.map(({ phone, ...listing }, at) => ({
    ...listing,
    card: Buffer.from(
      JSON.stringify({ ...listing, id: at + 1, phone, isDemo: listing.isDemo === true, bookable: false }).slice(0, -1),
    ),
  }));
}

/** The 36 state capitals, Abuja and 23 smaller towns, each with its state. */
export const SIXTY_PLACES: readonly (readonly [town: string, state: string])[] = [
  ['Abakaliki', 'Ebonyi'],
  ['Abeokuta', 'Ogun'],
  ['Abuja', 'Abuja FCT'],
  ['Ado-Ekiti', 'Ekiti'],
  ['Akure', 'Ondo'],
  ['Asaba', 'Delta'],
  ['Awka', 'Anambra'],
  ['Bauchi', 'Bauchi'],
  ['Benin City', 'Edo'],
  ['Birnin Kebbi', 'Kebbi'],
  ['Calabar', 'Cross River'],
  ['Damaturu', 'Yobe'],
  ['Dutse', 'Jigawa'],
  ['Enugu', 'Enugu'],
  ['Gombe', 'Gombe'],
  ['Gusau', 'Zamfara'],
  ['Ibadan', 'Oyo'],
  ['Ikeja', 'Lagos'],
  ['Ilorin', 'Kwara'],
  ['Jalingo', 'Taraba'],
  ['Jos', 'Plateau'],
  ['Kaduna', 'Kaduna'],
  ['Kano', 'Kano'],
  ['Katsina', 'Katsina'],
  ['Lafia', 'Nasarawa'],
  ['Lokoja', 'Kogi'],
  ['Maiduguri', 'Borno'],
  ['Makurdi', 'Benue'],
  ['Minna', 'Niger'],
  ['Osogbo', 'Osun'],
  ['Owerri', 'Imo'],
  ['Port Harcourt', 'Rivers'],
  ['Sokoto', 'Sokoto'],
  ['Umuahia', 'Abia'],
  ['Uyo', 'Akwa Ibom'],
  ['Yenagoa', 'Bayelsa'],
  ['Yola', 'Adamawa'],
  ['Aba', 'Abia'],
  ['Auchi', 'Edo'],
  ['Badagry', 'Lagos'],
  ['Bida', 'Niger'],
  ['Bonny', 'Rivers'],
  ['Daura', 'Katsina'],
  ['Eket', 'Akwa Ibom'],
  ['Epe', 'Lagos'],
  ['Funtua', 'Katsina'],
  ['Gashua', 'Yobe'],
  ['Gboko', 'Benue'],
  ['Ikot Ekpene', 'Akwa Ibom'],
  ['Ilesa', 'Osun'],
  ['Mubi', 'Adamawa'],
  ['New Bussa', 'Niger'],
  ['Nnewi', 'Anambra'],
  ['Nsukka', 'Enugu'],
  ['Ogoja', 'Cross River'],
  ['Okene', 'Kogi'],
  ['Owo', 'Ondo'],
  ['Potiskum', 'Yobe'],
  ['Ughelli', 'Delta'],
  ['Wukari', 'Taraba'],
];

/** The cities of the search. @see patient-area specification, section 2 */
export const CITIES = ['Lagos', 'Port Harcourt'] as const;
export type City = (typeof CITIES)[number];

/** What a city means in the register: a state and, where the city is only part of it, LGAs. */
export const PLACE_OF_CITY: Readonly<Record<City, { readonly state: string; readonly lgas?: readonly string[] }>> = {
  Lagos: { state: 'Lagos' },
  'Port Harcourt': { state: 'Rivers', lgas: ['Port Harcourt', 'Obio/Akpor'] },
};

/** True if a recorded place lies in a city. */
export function isInCity(city: City, place: { readonly state: string; readonly lga: string | null }): boolean {
  const { state, lgas } = PLACE_OF_CITY[city];
  return place.state === state && (lgas === undefined || lgas.some((lga) => lga === place.lga));
}

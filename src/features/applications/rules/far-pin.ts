import { kmApart, nearestLga } from '#platform/common/places/nearest-lga.ts';
import { findLga, findState, lgasOf } from '#platform/common/places/nigerian-places.ts';
import { text } from '#platform/common/text.ts';

/** A pin within this distance of the point of its LGA may be in that LGA, even if another one's point is nearer, km. */
const MAX_LGA_KM = 30;

export const PIN_IS_FAR = text('Move the pin to your place, or confirm that it is right.');

/** A pin that doesn't fit the chosen state or LGA. */
interface FarPin {
  /** Kilometres from the point of the chosen LGA, or from the nearest LGA of the chosen state. */
  readonly km: number;
  /** The chosen place. */
  readonly from: string;
  /** The LGA whose point is nearest to the pin. */
  readonly nearest: { readonly state: string; readonly lga: string };
}

/**
 * Returns how far a pin is from the chosen place if the nearest LGA is in another state, or is another one and the chosen
 * LGA is more than 30 km away; otherwise undefined. Borders aren't known, so a pin near one may be reported wrongly.
 */
export function farPin({
  state,
  lga,
  ...pin
}: {
  readonly state: string | undefined;
  readonly lga: string | null | undefined;
  readonly latitude: number;
  readonly longitude: number;
}): FarPin | undefined {
  const chosen = state ? findState(state) : undefined;
  if (chosen === undefined) return undefined;
  const area = lga ? findLga(chosen, lga) : undefined;
  const km = Math.min(...(area === undefined ? lgasOf(chosen) : [area]).map((place) => kmApart(pin, place)));
  const nearest = nearestLga(pin);
  const isOtherLga = area !== undefined && nearest.lga !== area.name && km > MAX_LGA_KM;
  if (nearest.state === chosen && !isOtherLga) return undefined;
  return { km, from: area === undefined ? chosen : `${area.name}, ${chosen}`, nearest };
}

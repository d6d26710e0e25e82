import { addressLine } from '#features/directory/rules/care-card-address.ts';
import type { Appointment } from '../contract.ts';

type Located = Pick<
  Appointment['provider'],
  'name' | 'address' | 'lga' | 'state' | 'latitude' | 'longitude' | 'locationPrecision'
>;

/** The way to a provider on the map of the device: to the surveyed point where there is one, otherwise to the address. */
export function directionsHref(provider: Located): string {
  const { latitude, longitude, locationPrecision } = provider;
  const isSurveyed = locationPrecision === 'exact' || locationPrecision === 'near';
  const destination =
    isSurveyed && latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : `${provider.name}, ${addressLine(provider)}, Nigeria`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

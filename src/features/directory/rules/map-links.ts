import type { ProviderDetail } from '../contract.ts';
import { addressLine } from './care-card-address.ts';

interface MapLinks {
  /** For the map app of the device. @see https://developer.android.com/guide/components/intents-common#Maps */
  readonly app: string;
  readonly web: string;
  /** They lead to a point; otherwise to what is found there, in the device's app by the name. */
  readonly isPoint: boolean;
}

type Located = Pick<
  ProviderDetail,
  'name' | 'address' | 'lga' | 'state' | 'latitude' | 'longitude' | 'locationPrecision'
>;

/** Where a map shows a provider: its point where that is known to about 1 km, otherwise what is found by its name. */
export function mapLinks(provider: Located): MapLinks {
  const { name, latitude, longitude, locationPrecision } = provider;
  const isPoint =
    (locationPrecision === 'exact' || locationPrecision === 'near') && latitude !== null && longitude !== null;
  if (isPoint) {
    const point = `${latitude},${longitude}`;
    return {
      app: `geo:${point}?q=${point}(${encodeLabel(name)})`,
      web: `https://www.openstreetmap.org/directions?to=${point}`,
      isPoint,
    };
  }
  const address = addressLine(provider);
  return {
    app: `geo:0,0?q=${encodeURIComponent(`${name}, ${address}`)}`,
    // OpenStreetMap finds nothing where it doesn't know one of the words.
    web: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address}, Nigeria`)}`,
    isPoint,
  };
}

/** Brackets are left as they are in other parts of an address; here they would end the label. */
function encodeLabel(name: string): string {
  return encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');
}

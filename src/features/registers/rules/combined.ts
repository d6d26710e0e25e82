import type { Listing, RegisterRow, Skipped } from './listing.ts';
import { listingOf } from './register-entry.ts';
import type { PointOrigin } from './register-point.ts';

/** The register's words for the origin of a point. Any other word counts as the centre of an area. */
const ORIGINS: ReadonlyMap<string, PointOrigin> = new Map([
  ['facility', 'surveyed'],
  ['facility_by_name_match', 'matched'],
]);

/** Sources whose point is that of the village of the same name, not of the facility. */
export const GAZETTEERS = /^(geonames|fallingrain|encarta)$/i;

/** Reads a row of the register that merges WHO, OpenStreetMap and NHMIS. Extracts of it for single states have the same ids. */
export function readCombined(row: RegisterRow): Listing | Skipped {
  const origin = ORIGINS.get(row['coord_precision']?.trim() ?? '') ?? 'area';
  return listingOf({
    source: 'nga_facilities_combined',
    id: row['id'],
    identity: [row['source'] ?? '', row['source_row'] ?? '', row['state'] ?? '', row['lga'] ?? '', row['name'] ?? ''],
    name: row['name'] ?? '',
    type: row['facility_type'],
    state: row['state'],
    lga: row['lga'],
    address: row['address']?.trim() || row['ward'],
    latitude: row['lat'],
    longitude: row['lng'],
    origin: GAZETTEERS.test(row['coord_source']?.trim() ?? '') ? 'matched' : origin,
    stateOfPoint: row['state_from_polygon'],
  });
}

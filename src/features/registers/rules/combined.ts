import type { Listing, RegisterRow, Skipped } from './listing.ts';
import { listingOf } from './register-entry.ts';
import type { PointOrigin } from './register-point.ts';

/** The register's words for the origin of a point; any other word counts as the middle of an area. */
const ORIGINS: ReadonlyMap<string, PointOrigin> = new Map([
  ['facility', 'surveyed'],
  ['facility_by_name_match', 'matched'],
]);

/** Places where a point is that of the village of the same name, not of the facility. */
export const GAZETTEERS = /^(geonames|fallingrain|encarta)$/i;

/** One row of the register that merges WHO, OpenStreetMap and NHMIS; a part of it for some states has the same ids. */
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

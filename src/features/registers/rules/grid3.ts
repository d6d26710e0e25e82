import type { Listing, RegisterRow, Skipped } from './listing.ts';
import { listingOf } from './register-entry.ts';

/** Reads a row of GRID3 NGA health facilities v2.0. @see https://doi.org/10.7916/kv1n-0743 */
export function readGrid3(row: RegisterRow): Listing | Skipped {
  const columns = ['nhfr_facility_code', 'state', 'lga', 'ward', 'facility_name'];
  return listingOf({
    source: 'grid3_nga_v2',
    id: row['globalid']?.trim() || row['nhfr_uid'],
    identity: columns.map((column) => row[column] ?? ''),
    name: row['facility_name'] ?? '',
    type: row['facility_level_option'],
    state: row['state'],
    lga: row['lga'],
    address: row['ward'],
    latitude: row['latitude'],
    longitude: row['longitude'],
    origin: 'surveyed',
  });
}

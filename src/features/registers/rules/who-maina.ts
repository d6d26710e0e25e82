import { GAZETTEERS } from './combined.ts';
import type { Listing, RegisterRow, Skipped } from './listing.ts';
import { listingOf } from './register-entry.ts';

/** Reads a row of the public facilities of sub-Saharan Africa. @see Maina et al. 2019, doi:10.1038/s41597-019-0142-2 */
export function readWhoMaina(row: RegisterRow): Listing | Skipped {
  const columns = ['admin1', 'facility_name', 'facility_type', 'lat', 'long'];
  return listingOf({
    source: 'who_maina_2019',
    identity: columns.map((column) => row[column] ?? ''),
    name: row['facility_name'] ?? '',
    type: row['facility_type'],
    state: row['admin1'],
    latitude: row['lat'],
    longitude: row['long'],
    origin: GAZETTEERS.test(row['ll_source']?.trim() ?? '') ? 'matched' : 'surveyed',
  });
}

import type { Listing, RegisterRow, Skipped } from './listing.ts';
import { listingOf } from './register-entry.ts';

/** Reads a row of OpenStreetMap's health sites. The state is the last part of the address, or the one its point is in. */
export function readOsmHealthsite(row: RegisterRow): Listing | Skipped {
  const address = row['addr_full'] ?? '';
  const id = row['osm_id']?.trim();
  const speciality = row['speciality'] ?? '';
  return listingOf({
    source: 'osm_healthsites',
    id: id && `${row['osm_type']?.trim() || 'node'}/${id}`,
    identity: [row['uuid'] ?? '', row['name'] ?? '', row['lat'] ?? '', row['lng'] ?? ''],
    name: row['name'] ?? '',
    type: row['amenity']?.trim() || row['healthcare'],
    // Some rows list all fields, which doesn't say what the facility specialises in.
    field: speciality.includes(';') ? '' : speciality,
    lga: address.split(',').at(-2),
    address,
    latitude: row['lat'],
    longitude: row['lng'],
    origin: 'surveyed',
    stateByPoint: true,
    phone: row['contact_number'],
  });
}

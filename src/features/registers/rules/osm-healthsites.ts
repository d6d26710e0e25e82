import type { Listing, RegisterRow, Skipped } from './listing.ts';
import { listingOf } from './register-entry.ts';

/** One row of OpenStreetMap's health sites. They have no state: it is the address's last part, or where the point is. */
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
    // A list of every field there is says nothing of the one to be found under.
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

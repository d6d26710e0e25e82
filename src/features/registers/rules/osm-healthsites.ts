import type { Listing, RegisterRow, Skipped } from './listing.ts';
import { filledCell } from './named-columns.ts';
import { listingOf } from './register-entry.ts';

/**
 * Reads a row of OpenStreetMap's health sites. The state is the last part of the address, or the one its point is in. Exports
 * of healthsites.io name the point `X,Y`, and have street and town in place of the whole address.
 */
export function readOsmHealthsite(row: RegisterRow): Listing | Skipped {
  const cell = (...columns: readonly string[]) => filledCell(row, columns);
  const address = cell('addr_full');
  const streetAndTown = [cell('addr_street'), cell('addr_city')].filter((part) => part !== '');
  const [latitude, longitude] = [cell('lat', 'y'), cell('lng', 'x')];
  const id = cell('osm_id');
  const speciality = cell('speciality');
  return listingOf({
    source: 'osm_healthsites',
    id: id && `${cell('osm_type') || 'node'}/${id}`,
    identity: [cell('uuid'), cell('name'), latitude, longitude],
    name: cell('name'),
    type: cell('amenity', 'healthcare'),
    // Some rows list all fields, which doesn't say what the facility specialises in.
    field: speciality.includes(';') ? '' : speciality,
    lga: address.split(',').at(-2),
    address: address || streetAndTown.join(', '),
    latitude,
    longitude,
    origin: 'surveyed',
    stateByPoint: true,
    phone: cell('contact_number'),
  });
}

import { type Listing, type RegisterRow, SKIP_REASONS, type Skipped } from './listing.ts';
import { listingOf } from './register-entry.ts';

/** Reads a row of a report of the national health information system: state, LGA, ward and facility, without points. */
export function readNhmis(row: RegisterRow): Listing | Skipped {
  const [state = '', lga = '', ward = '', name = ''] = [2, 3, 4, 5].map((level) => row[`organisation_unit_${level}`]);
  if ([state, lga, ward].some((unit) => unit.trim() === '')) return { skipped: SKIP_REASONS.notAFacility };
  return listingOf({
    source: 'nhmis_2013',
    identity: [state, lga, ward, name],
    name,
    state,
    lga,
    address: ward,
    origin: 'area',
  });
}

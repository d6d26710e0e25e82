import { withDatabase } from './portal-practice.ts';

/** A listing for one test. */
export interface TestListing {
  readonly id: number;
  readonly name: string;
}

const DENTAL = { specialty: 'Dentistry', facilityType: 'Dental Clinic' };
let listings = 0;

/** Makes a listing of a register in Kano, with a landline number; by default a dental clinic. */
export async function newListing(
  called = 'Claim Clinic',
  { specialty, facilityType }: { readonly specialty: string; readonly facilityType: string } = DENTAL,
): Promise<TestListing> {
  listings += 1;
  const key = `${process.pid}-${listings}-${Date.now().toString(36)}`;
  const name = `${called} ${key}`;
  return await withDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into providers (name, specialty, facility_type, address, state, lga, latitude, longitude, location_precision, phone, search_text, source, source_key)
       values ($1, $4, $5, '4 Zoo Road', 'Kano', 'Dala', 12.0, 8.5, 'exact', '064 123 456', $2, 'e2e', $3) returning id`,
      [name, `${name} ${specialty}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' '), key, specialty, facilityType],
    );
    return { id: rows[0]?.id ?? 0, name };
  });
}

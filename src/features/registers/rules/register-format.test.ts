import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { readCombined } from './combined.ts';
import { SKIP_REASONS } from './listing.ts';
import { REGISTER_FORMATS, readHeader } from './register-format.ts';

const header = (line: string) => readHeader(line.split(','));

it('recognizes a format by its header, regardless of case, order and byte order mark', () => {
  expect(header('\ufeffCountry,ADMIN1,Facility name,Facility type,Ownership,Lat,Long')?.format.title).toContain('WHO');
  expect(header('lng,lat,name,coord_precision,state,lga,id')?.format.title).toContain('combined');
  expect(header('name,phone')).toBeUndefined();
  expect(header('')).toBeUndefined();
  expect(readHeader([])).toBeUndefined();
});

it('unpacks rows that a spreadsheet packed into one cell, and numbers columns of one name', () => {
  const unit = '"Organisation unit"';
  const packed = readHeader([`Data,${unit},${unit},${unit},${unit},${unit},"Value"`]);
  const cells = [
    'x,"ng Federal Government","la Lagos State","la Epe Local Government Area","la Epo Ward","la Ade PHC","9"',
  ];
  const row = packed?.rowOf(cells);
  expect(row?.['organisation unit 5']).toBe('la Ade PHC');
  expect(row && packed?.format.read(row)).toMatchObject({
    name: 'Ade PHC',
    state: 'Lagos',
    lga: 'Epe',
    address: 'Epo Ward',
    facilityType: 'Primary Health Centre',
    locationPrecision: 'unknown',
  });
});

it.each([
  ['State Vertinary Hospital Enugu', false],
  ['Jos Veterinary Clinic', false],
  ['Vet. Clinic Kano', false],
  ['Vom-Vet Primary Health Centre', true],
  ['Veta Hospital', true],
  ['Animal Bite Clinic', true],
])('a facility for animals is no listing: %s', (name, isListing) => {
  const osm = header('osm_id,name,addr_full,lat,lng')?.format;
  const read = osm?.read({
    osm_id: '1',
    name,
    amenity: 'hospital',
    addr_full: 'Ningi, Enugu',
    lat: '6.43',
    lng: '7.49',
  });
  expect(read).toMatchObject(isListing ? { name } : { skipped: SKIP_REASONS.forAnimals });
});

it('skips a facility that is only proposed', () => {
  const row = { id: '1', name: 'PROPOSED PAEDIATRIC HOSPITAL', state: 'Kano', lga: 'Tarauni' };
  expect(readCombined(row)).toEqual({ skipped: SKIP_REASONS.proposed });
});

it('refuses a row with too few or too many cells', () => {
  const grid3 = header('globalid,facility_name,state,lga,latitude,longitude');
  expect(grid3?.rowOf(['a', 'b'])).toBeUndefined();
  expect(grid3?.rowOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBeUndefined();
});

describe.each(REGISTER_FORMATS)('$title', ({ columns, read }) => {
  const more = [
    'facility_type',
    'source_row',
    'address',
    'state_from_polygon',
    'amenity',
    'contact_number',
    'osm_type',
    'll source',
  ];
  const units = ['organisation unit 2', 'organisation unit 3', 'organisation unit 4'];
  const column = fc.constantFrom(...columns, ...more, ...units, '__proto__', 'constructor');
  const utf16 = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));
  const real = fc.constantFrom(
    'Lagos',
    'la Lagos State',
    '6.5',
    '3.35',
    'facility',
    'constructor',
    'Ade, Epe, Lagos',
    ...STATES,
  );
  const row = fc.dictionary(column, fc.oneof(real, utf16, fc.string({ unit: 'binary' })), { maxKeys: 20 });

  it('never throws, and every listing is fit to be stored', () => {
    fc.assert(
      fc.property(row, (record) => {
        const listing = read(record);
        if ('skipped' in listing) return;
        for (const text of Object.values(listing).filter((value) => typeof value === 'string')) {
          expect(text).toBe(text.trim());
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
        expect(listing.name).not.toBe('');
        expect(listing.sourceKey).toMatch(/^.{1,100}$/);
        expect(STATES).toContain(listing.state);
        expect([...SPECIALTIES, listing.facilityType ?? 'Health Facility']).toContain(listing.specialty);
        expect(listing.latitude === null).toBe(listing.locationPrecision === 'unknown');
        expect(read(record)).toEqual(listing);
      }),
      { numRuns: 300 },
    );
  });
});

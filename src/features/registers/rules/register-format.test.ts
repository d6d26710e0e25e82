import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { readCombined } from './combined.ts';
import { SKIP_REASONS } from './listing.ts';
import { mappedFormat, REGISTER_FORMATS, readHeader } from './register-format.ts';

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
  expect(row?.['organisation_unit_5']).toBe('la Ade PHC');
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

const IKEJA = { name: 'Ade Clinic', state: 'Lagos', latitude: 6.6018, longitude: 3.3515 };

it.each([
  [
    'X,Y,osm_id,osm_type,amenity,name,contact_number,addr_street,addr_city',
    '3.3515,6.6018,71,node,clinic,Ade Clinic,08031234567,Allen Avenue,Ikeja',
    { ...IKEJA, source: 'osm_healthsites', sourceKey: 'node/71', phone: '08031234567', address: 'Allen Avenue, Ikeja' },
  ],
  [
    'X,Y,FID,globalid,primary_name,category,state_name,lga_name,ward_name',
    '3.3515,6.6018,1,c-1,Ade Clinic,Maternity Home,Lagos,Ikeja,Alausa',
    { ...IKEJA, source: 'grid3_nga_v1', sourceKey: 'c-1', lga: 'Ikeja', address: 'Alausa' },
  ],
  [
    'primary_na,type,category,state_name,lga_name,ward_name,latitude,longitude',
    'Ade Clinic,Primary,Clinic,Lagos,Ikeja,Alausa,6.6018,3.3515',
    { ...IKEJA, source: 'grid3_nga_v1', facilityType: 'Clinic', lga: 'Ikeja' },
  ],
  [
    'State,LGA,Ward,Facility Code,Facility Name,Facility Level Option,Physical Location,Longitude,Latitude,Phone Number',
    'Lagos,Ikeja,Alausa,24/11/1/1/2/0001,Ade Clinic,Clinic,12 Allen Avenue,3.3515,6.6018,8031234567.0',
    { ...IKEJA, source: 'hfr', sourceKey: '24/11/1/1/2/0001', address: '12 Allen Avenue', phone: '08031234567' },
  ],
  [
    'Facility_Code,Facility_Name,State,LGA',
    '24/11/1/1/2/0001,Ade Clinic,Lagos,Ikeja',
    { name: 'Ade Clinic', source: 'hfr', lga: 'Ikeja', locationPrecision: 'unknown' },
  ],
])('reads the layout %s', (names, cells, listing) => {
  const layout = header(names);
  const row = layout?.rowOf(cells.split(','));
  expect(row && layout?.format.read(row)).toMatchObject(listing);
});

it('reads columns that an operator has named, however they are spaced', () => {
  const format = mappedFormat('name=Facility Name, state=REGION,latitude=Lat,longitude=Lon,phone=Tel=No,id=No');
  const found = readHeader(['No', 'facility_name', 'Region', 'Lat', 'Lon', 'Tel=No'], { formats: [format] });
  const row = (no: string) => found?.rowOf([no, 'Ade Clinic', 'Lagos', '6.6018', '3.3515', '8031234567']);
  const read = (no: string) => found?.format.read(row(no) ?? {});
  expect(read('1')).toMatchObject({ ...IKEJA, phone: '08031234567', source: 'mapped' });
  expect(read('1')).toEqual(read('1'));
  expect(read('1')).not.toEqual(read('2'));
  expect(readHeader(['No', 'facility_name'], { formats: [format] })).toBeUndefined();
});

it.each([
  ['colour=Red', /"colour" is no field, which are id, name/],
  ['name', /name names no column/],
  ['name=A,name=B', /name is named twice/],
  ['state=A', /a column for name is missing/],
  ['name=A,latitude=B', /a column for state is missing, or those for latitude and longitude/],
])('refuses the mapping %s', (mapping, sentence) => {
  expect(() => mappedFormat(mapping)).toThrow(sentence);
});

it('names the cells that could not be read', () => {
  const grid3 = readHeader(['facility_code', 'facility_name', 'state', 'lga', 'latitude', 'longitude', 'phone_number']);
  const row = grid3?.rowOf(['1', 'Ade Clinic', 'Lagos', 'Ikeja', '66.6018', '3.3515', '2.34803E+12']);
  expect(row && grid3?.format.read(row)).toMatchObject({
    phone: null,
    locationPrecision: 'area',
    unread: [
      { kind: 'coordinates', text: '66.6018 3.3515' },
      { kind: 'phones', text: '2.34803E+12' },
    ],
  });
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
    'll_source',
  ];
  const units = ['organisation_unit_2', 'organisation_unit_3', 'organisation_unit_4'];
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

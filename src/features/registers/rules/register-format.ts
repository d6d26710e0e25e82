import { readCombined } from './combined.ts';
import { csvCells } from './csv-cells.ts';
import type { Listing, RegisterRow, Skipped } from './listing.ts';
import { FIELDS, type Field, type FieldColumns, readNamedColumns } from './named-columns.ts';
import { readNhmis } from './nhmis.ts';
import { readOsmHealthsite } from './osm-healthsites.ts';
import { readWhoMaina } from './who-maina.ts';

export interface RegisterFormat {
  readonly title: string;
  /** Columns, in lower case and with underscores for spaces, that a file in this format has and no other format has all of. */
  readonly columns: readonly string[];
  readonly read: (row: RegisterRow) => Listing | Skipped;
}

/** @see https://doi.org/10.7916/kv1n-0743 */
const GRID3_V2: FieldColumns = {
  id: ['globalid', 'nhfr_uid', 'nhfr_facility_code'],
  name: ['facility_name'],
  type: ['facility_level_option'],
  state: ['state'],
  lga: ['lga'],
  ward: ['ward'],
  latitude: ['latitude'],
  longitude: ['longitude'],
};

/** The first names are those of the table, the shorter ones those of the shapefile, which has ten letters for a name. */
const GRID3_V1: FieldColumns = {
  id: ['globalid'],
  name: ['primary_name', 'primary_na'],
  type: ['category'],
  state: ['state_name'],
  lga: ['lga_name'],
  ward: ['ward_name'],
  latitude: ['latitude', 'y'],
  longitude: ['longitude', 'x'],
};

/** The names of the fields on the registry's own pages. @see https://hfr.health.gov.ng */
const HFR: FieldColumns = {
  id: ['facility_code'],
  name: ['facility_name'],
  type: ['facility_level_option'],
  state: ['state'],
  lga: ['lga'],
  ward: ['ward'],
  address: ['physical_location'],
  latitude: ['latitude'],
  longitude: ['longitude'],
  phone: ['phone_number'],
};

function layout(source: string, columns: FieldColumns): RegisterFormat['read'] {
  return (row) => readNamedColumns(row, columns, { source, hasKnownIds: true });
}

/** Every format that can be imported. */
export const REGISTER_FORMATS: readonly RegisterFormat[] = [
  {
    title: 'combined facilities of Nigeria',
    columns: ['id', 'name', 'state', 'lga', 'lat', 'lng', 'coord_precision'],
    read: readCombined,
  },
  {
    title: 'WHO public facilities (Maina 2019)',
    columns: ['admin1', 'facility_name', 'facility_type', 'lat', 'long'],
    read: readWhoMaina,
  },
  {
    title: 'OpenStreetMap health sites',
    columns: ['osm_id', 'name', 'addr_full', 'lat', 'lng'],
    read: readOsmHealthsite,
  },
  {
    title: 'OpenStreetMap health sites (healthsites.io)',
    columns: ['x', 'y', 'osm_id', 'name'],
    read: readOsmHealthsite,
  },
  {
    title: 'GRID3 health facilities v2',
    columns: ['globalid', 'facility_name', 'state', 'lga', 'latitude', 'longitude'],
    read: layout('grid3_nga_v2', GRID3_V2),
  },
  {
    title: 'GRID3 health facilities v1',
    columns: ['primary_name', 'state_name', 'lga_name'],
    read: layout('grid3_nga_v1', GRID3_V1),
  },
  {
    title: 'GRID3 health facilities v1 (shapefile)',
    columns: ['primary_na', 'state_name', 'lga_name'],
    read: layout('grid3_nga_v1', GRID3_V1),
  },
  {
    title: 'Health Facility Registry (HFR)',
    columns: ['facility_code', 'facility_name', 'state', 'lga'],
    read: layout('hfr', HFR),
  },
  {
    title: 'NHMIS report',
    columns: ['data', 'organisation_unit', 'organisation_unit_5'],
    read: readNhmis,
  },
];

export interface RegisterHeader {
  readonly format: RegisterFormat;
  /** The number of cells of a row. */
  readonly width: number;
  /** Returns a row made of cells; undefined if their number is wrong. */
  readonly rowOf: (cells: readonly string[]) => RegisterRow | undefined;
}

/**
 * Returns the format of a register in which an operator has named the columns: `name=Facility_Name,state=State`.
 * @throws Error with a sentence for the operator if a field is unknown, named twice or missing
 */
export function mappedFormat(mapping: string): RegisterFormat {
  const columns: Partial<Record<Field, readonly string[]>> = {};
  for (const part of mapping.split(',')) {
    const [name = '', column = ''] = part.split(/=(.*)/s).map((text) => text.trim());
    const field = FIELDS.find((known) => known === name);
    if (field === undefined) throw new Error(`--map: "${name}" is no field, which are ${FIELDS.join(', ')}`);
    if (column === '') throw new Error(`--map: ${field} names no column`);
    if (columns[field]) throw new Error(`--map: ${field} is named twice`);
    columns[field] = [columnName(column)];
  }
  if (!columns.name) throw new Error('--map: a column for name is missing');
  if (!columns.state && !(columns.latitude && columns.longitude)) {
    throw new Error('--map: a column for state is missing, or those for latitude and longitude');
  }
  return {
    title: 'columns named by hand',
    columns: Object.values(columns).flat(),
    read: (row) => readNamedColumns(row, columns, { source: 'mapped', hasKnownIds: false }),
  };
}

/**
 * Reads the header of a file. Undefined if it is none of the formats. Some spreadsheets pack each line, the header too, into
 * one quoted cell; such lines are unpacked.
 */
export function readHeader(
  header: readonly string[],
  { formats = REGISTER_FORMATS, separator = ',' }: { formats?: readonly RegisterFormat[]; separator?: string } = {},
): RegisterHeader | undefined {
  const columns = columnNames(unpacked(header, separator));
  const format = formats.find((known) => known.columns.every((column) => columns.includes(column)));
  if (format === undefined) return undefined;
  return {
    format,
    width: columns.length,
    rowOf: (cells) => {
      const values = cells.length === 1 ? unpacked(cells, separator) : cells;
      if (values.length !== columns.length) return undefined;
      return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
    },
  };
}

function unpacked(cells: readonly string[], separator: string): readonly string[] {
  return cells.length === 1 ? (csvCells(cells[0] ?? '', separator) ?? cells) : cells;
}

function columnNames(header: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  return header.map((cell) => {
    const name = columnName(cell);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name}_${time}`;
  });
}

function columnName(cell: string): string {
  return cell
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '_');
}

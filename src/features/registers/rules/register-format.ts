import { readCombined } from './combined.ts';
import { csvCells } from './csv-cells.ts';
import { readGrid3 } from './grid3.ts';
import type { Listing, RegisterRow, Skipped } from './listing.ts';
import { readNhmis } from './nhmis.ts';
import { readOsmHealthsite } from './osm-healthsites.ts';
import { readWhoMaina } from './who-maina.ts';

export interface RegisterFormat {
  readonly title: string;
  /** Columns, lower case, that a file in this format has and no other format has all of. */
  readonly columns: readonly string[];
  readonly read: (row: RegisterRow) => Listing | Skipped;
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
    columns: ['admin1', 'facility name', 'facility type', 'lat', 'long'],
    read: readWhoMaina,
  },
  {
    title: 'OpenStreetMap health sites',
    columns: ['osm_id', 'name', 'addr_full', 'lat', 'lng'],
    read: readOsmHealthsite,
  },
  {
    title: 'GRID3 health facilities v2',
    columns: ['globalid', 'facility_name', 'state', 'lga', 'latitude', 'longitude'],
    read: readGrid3,
  },
  {
    title: 'NHMIS report',
    columns: ['data', 'organisation unit', 'organisation unit 5'],
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
 * Reads the header of a file. Undefined if the format is unknown. Some spreadsheets pack each line, the header too, into
 * one quoted cell; such lines are unpacked.
 */
export function readHeader(header: readonly string[]): RegisterHeader | undefined {
  const columns = columnNames(unpacked(header));
  const format = REGISTER_FORMATS.find((known) => known.columns.every((column) => columns.includes(column)));
  if (format === undefined) return undefined;
  return {
    format,
    width: columns.length,
    rowOf: (cells) => {
      const values = cells.length === 1 ? unpacked(cells) : cells;
      if (values.length !== columns.length) return undefined;
      return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
    },
  };
}

function unpacked(cells: readonly string[]): readonly string[] {
  return cells.length === 1 ? (csvCells(cells[0] ?? '') ?? cells) : cells;
}

function columnNames(header: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  return header.map((cell) => {
    const name = cell
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase();
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name} ${time}`;
  });
}

import type { Listing, RegisterRow, Skipped } from './listing.ts';
import { listingOf } from './register-entry.ts';

/** The fields that the columns of a register can be named for. */
export const FIELDS = [
  'id',
  'name',
  'type',
  'state',
  'lga',
  'ward',
  'address',
  'latitude',
  'longitude',
  'phone',
] as const;
export type Field = (typeof FIELDS)[number];

/** The columns of each field, the preferred one first. */
export type FieldColumns = Readonly<Partial<Record<Field, readonly string[]>>>;

/**
 * Reads a row of a register by the columns of its fields. With `hasKnownIds` the id alone identifies a listing. Ids of unknown
 * registers may coincide: there id, name and place identify it together, so that no listing replaces another.
 */
export function readNamedColumns(
  row: RegisterRow,
  columns: FieldColumns,
  { source, hasKnownIds }: { readonly source: string; readonly hasKnownIds: boolean },
): Listing | Skipped {
  const cell = (field: Field) => filledCell(row, columns[field] ?? []);
  const id = cell('id');
  return listingOf({
    source,
    ...(hasKnownIds && { id }),
    identity: [id, cell('state'), cell('lga'), cell('ward'), cell('name')],
    name: cell('name'),
    type: cell('type'),
    state: cell('state'),
    lga: cell('lga'),
    address: cell('address') || cell('ward'),
    latitude: cell('latitude'),
    longitude: cell('longitude'),
    origin: 'surveyed',
    stateByPoint: true,
    phone: cell('phone'),
  });
}

/** Returns the first cell of a row that isn't empty, trimmed; an empty text if all are. */
export function filledCell(row: RegisterRow, columns: readonly string[]): string {
  return columns.map((column) => row[column]?.trim()).find(Boolean) ?? '';
}

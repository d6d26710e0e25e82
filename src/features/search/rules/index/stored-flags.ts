import { FLAG_FILTERS, type FlagName } from '../flag-filters.ts';

type Table = typeof FLAG_FILTERS;
/** The name of a yes/no filter that is a column of `providers`. */
export type StoredFlag = { [Name in FlagName]: Table[Name] extends { column: string } ? Name : never }[FlagName];
/** A column of `providers` that a yes/no filter looks at. */
export type FlagColumn = Table[StoredFlag]['column'];

/** The yes/no filters that are columns, each with its column. */
export const STORED_FLAGS = Object.entries(FLAG_FILTERS).flatMap(([name, row]) =>
  'column' in row ? [[name as StoredFlag, row.column] as const] : [],
);

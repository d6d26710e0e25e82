import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Listing } from '../rules/listing.ts';
import { REGISTER_FORMATS, type RegisterHeader, readHeader } from '../rules/register-format.ts';
import { foldSameFacilities } from '../rules/same-facility.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
import { textLines } from './text-lines.ts';

/** Why a row is left out, apart from the reasons of a register's format. */
export const LEFT_OUT = {
  wrongWidth: 'The row has not as many cells as the header.',
  repeated: 'The row repeats the facility of an earlier row.',
  sameFacility: 'The row tells of the same facility as another row.',
} as const;

/** The byte order mark of UTF-16, read as single bytes. */
const UTF_16 = /^(ÿþ|þÿ)/;

/** A row that becomes no listing. */
export interface LeftOutRow {
  readonly line: number;
  readonly text: string;
  /** For the report; one of a few sentences. */
  readonly reason: string;
  /** The line of the row that is used instead. */
  readonly otherLine?: number;
}

/** The contents of a register; listings and left-out rows add up to `rows`. */
export interface Register {
  readonly format: string;
  readonly rows: number;
  readonly listings: readonly Listing[];
  /** In the order of their lines. */
  readonly leftOut: readonly LeftOutRow[];
  /** For each listing the other rows of the same facility, the best known first. */
  readonly sameRows: ReadonlyMap<Listing, readonly Listing[]>;
}

/**
 * Reads a facility register. Bad rows are left out, each with a reason.
 * @throws Error with a sentence for the operator if the file doesn't exist, is empty, or has an unknown format
 */
export async function readRegister(path: string): Promise<Register> {
  await assertReadable(path);
  let header: RegisterHeader | undefined;
  const stream = createReadStream(path);
  try {
    const records = csvRecords(textLines(stream), (cells) => header === undefined || header.rowOf(cells) !== undefined);
    const first = await records.next();
    header = first.done || UTF_16.test(first.value.text) ? undefined : readHeader(first.value.cells ?? []);
    if (header === undefined) throw unknownFormat(path);
    return await readRows(records, header);
  } finally {
    stream.destroy();
  }
}

async function readRows(records: AsyncIterable<CsvRecord>, header: RegisterHeader): Promise<Register> {
  const read = new Map<Listing, CsvRecord>();
  const lineOf = new Map<string, number>();
  const leftOut: LeftOutRow[] = [];
  for await (const record of records) {
    const { line, text } = record;
    const row = record.cells && header.rowOf(record.cells);
    const listing = row && header.format.read(row);
    const otherLine = listing && 'sourceKey' in listing ? lineOf.get(listing.sourceKey) : undefined;
    if (listing === undefined) leftOut.push({ line, text, reason: record.problem ?? LEFT_OUT.wrongWidth });
    else if ('skipped' in listing) leftOut.push({ line, text, reason: listing.skipped });
    else if (otherLine !== undefined) leftOut.push({ line, text, reason: LEFT_OUT.repeated, otherLine });
    else {
      lineOf.set(listing.sourceKey, line);
      read.set(listing, record);
    }
  }
  const rows = read.size + leftOut.length;
  const { facilities: listings, sameAs } = foldSameFacilities([...read.keys()]);
  for (const [listing, facility] of sameAs) {
    const record = read.get(listing);
    const otherLine = lineOf.get(facility.sourceKey);
    if (record && otherLine !== undefined) {
      leftOut.push({ line: record.line, text: record.text, reason: LEFT_OUT.sameFacility, otherLine });
    }
  }
  const sameRows = Map.groupBy(sameAs.keys(), (row) => sameAs.get(row) ?? row);
  leftOut.sort((a, b) => a.line - b.line);
  return { format: header.format.title, rows, listings, leftOut, sameRows };
}

async function assertReadable(path: string): Promise<void> {
  const file = await stat(path).catch(() => undefined);
  if (file === undefined) throw new Error(`There is no file ${path}.`);
  if (!file.isFile()) throw new Error(`${path} is not a file.`);
  if (file.size === 0) throw new Error(`${path} is empty.`);
}

function unknownFormat(path: string): Error {
  const known = REGISTER_FORMATS.map(({ title, columns }) => `  ${title}: ${columns.join(', ')}, …`);
  return new Error(`${path} is not a CSV file (UTF-8, commas) with a known header. Known are:\n${known.join('\n')}`);
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Listing, UnreadCell } from '../rules/listing.ts';
import { REGISTER_FORMATS, type RegisterFormat, type RegisterHeader, readHeader } from '../rules/register-format.ts';
import { foldSameFacilities } from '../rules/same-facility.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
import { type TextLine, textLines } from './text-lines.ts';

/** Why a row is left out, apart from the reasons of a register's format. */
export const LEFT_OUT = {
  wrongWidth: 'The row has not as many cells as the header.',
  repeated: 'The row repeats the facility of an earlier row.',
  sameFacility: 'The row tells of the same facility as another row.',
} as const;

/** What may stand between the cells: the last is used by some programs after `sep=`. */
const SEPARATORS = [',', ';', '\t', '|'];
/** How many lines are searched for the header: a title, notes or `sep=;` may stand above it. */
const HEADER_LINES = 10;
/** How many unread cells of a kind the report shows. */
const MAX_EXAMPLES = 10;

/** A row that becomes no listing. */
export interface LeftOutRow {
  readonly line: number;
  readonly text: string;
  /** For the report; one of a few sentences. */
  readonly reason: string;
  /** The line of the row that is used instead. */
  readonly otherLine?: number;
}

/** The cells of a kind that couldn't be read. */
export interface UnreadCells {
  readonly count: number;
  /** The first ten. */
  readonly examples: readonly { readonly line: number; readonly text: string }[];
}

/** The contents of a register; listings and left-out rows add up to `rows`. */
export interface Register {
  readonly format: string;
  readonly rows: number;
  readonly listings: readonly Listing[];
  /** In the order of their lines. */
  readonly leftOut: readonly LeftOutRow[];
  readonly unread: Readonly<Record<UnreadCell['kind'], UnreadCells>>;
  /** For each listing the other rows of the same facility, the best known first. */
  readonly sameRows: ReadonlyMap<Listing, readonly Listing[]>;
}

/**
 * Reads a facility register. Bad rows are left out, each with a reason.
 * @param mapped the format that an operator has described; without it the header decides
 * @throws Error with a sentence for the operator if the file doesn't exist, is empty, or has an unknown format
 */
export async function readRegister(path: string, mapped?: RegisterFormat): Promise<Register> {
  await assertReadable(path);
  const stream = createReadStream(path);
  try {
    const lines = textLines(stream);
    const first = await firstLines(lines);
    const found = await findHeader(first, mapped);
    if (found === undefined) throw mapped ? wrongMapping(path, mapped) : unknownFormat(path);
    const rest = replay(first.slice(first.findIndex(({ line }) => line === found.lastLine) + 1), lines);
    return await readRows(
      csvRecords(rest, found.separator, (cells) => found.header.rowOf(cells) !== undefined),
      found.header,
    );
  } finally {
    stream.destroy();
  }
}

/** Returns the lines in which the header is searched, from the first that isn't blank. */
async function firstLines(lines: AsyncIterator<TextLine>): Promise<readonly TextLine[]> {
  const first: TextLine[] = [];
  while (first.length < HEADER_LINES) {
    const next = await lines.next();
    if (next.done) break;
    if (first.length > 0 || next.value.text.trim() !== '') first.push(next.value);
  }
  return first;
}

/** Returns lines that were read already, and then the others; not a generator, which would delay each line. */
function replay(first: readonly TextLine[], rest?: AsyncIterator<TextLine>): AsyncIterator<TextLine> {
  const lines = first.values();
  return {
    next: async () => {
      const next = lines.next();
      return next.done && rest ? rest.next() : next;
    },
  };
}

async function findHeader(lines: readonly TextLine[], mapped: RegisterFormat | undefined) {
  for (const separator of SEPARATORS) {
    for await (const { cells = [], lastLine } of csvRecords(replay(lines), separator, () => true)) {
      const header = readHeader(cells, { separator, ...(mapped && { formats: [mapped] }) });
      if (header) return { header, separator, lastLine };
    }
  }
  return undefined;
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
  return { format: header.format.title, rows, listings, leftOut, unread: unreadOf(read), sameRows };
}

function unreadOf(read: ReadonlyMap<Listing, CsvRecord>): Register['unread'] {
  const cells = [...read].flatMap(([{ unread = [] }, { line }]) => unread.map((cell) => ({ ...cell, line })));
  const ofKind = (kind: UnreadCell['kind']) => {
    const all = cells.filter((cell) => cell.kind === kind);
    return { count: all.length, examples: all.slice(0, MAX_EXAMPLES).map(({ line, text }) => ({ line, text })) };
  };
  return { coordinates: ofKind('coordinates'), phones: ofKind('phones') };
}

async function assertReadable(path: string): Promise<void> {
  const file = await stat(path).catch(() => undefined);
  if (file === undefined) throw new Error(`There is no file ${path}.`);
  if (!file.isFile()) throw new Error(`${path} is not a file.`);
  if (file.size === 0) throw new Error(`${path} is empty.`);
}

function unknownFormat(path: string): Error {
  const known = REGISTER_FORMATS.map(({ title, columns }) => `  ${title}: ${columns.join(', ')}, …`);
  return new Error(
    `${path} is not a CSV file (UTF-8 or UTF-16; commas, semicolons or tabs) with a known header. Known are:
${known.join('\n')}
For another layout name its columns and try them with --dry-run: --map name=COLUMN,state=COLUMN,lga=COLUMN`,
  );
}

function wrongMapping(path: string, { columns }: RegisterFormat): Error {
  return new Error(`The first lines of ${path} are no header with all the columns of --map: ${columns.join(', ')}.`);
}

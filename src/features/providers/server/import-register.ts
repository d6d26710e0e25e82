import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Listing } from '../rules/register/listing.ts';
import { REGISTER_FORMATS, type RegisterHeader, readHeader } from '../rules/register/register-format.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
import { ImportTally } from './import-tally.ts';
import { analyzeListings, type SavedListings, saveListings } from './listing-store.ts';
import { SkippedRows } from './skipped-rows.ts';
import { textLines } from './text-lines.ts';

const BATCH = 500;
/** The byte order mark of UTF-16, read as single bytes. */
const UTF_16 = /^(ÿþ|þÿ)/;

export interface ImportProgress {
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly rows: number;
}

/** What an import did; inserted, updated, unchanged and skipped rows add up to `rows`. */
export interface ImportReport extends SavedListings {
  readonly format: string;
  readonly rows: number;
  readonly skipped: number;
  /** Skipped rows by kind, in plain words. */
  readonly reasons: Readonly<Record<string, number>>;
  /** The file with the skipped rows; undefined when there are none. */
  readonly skippedFile: string | undefined;
}

export interface ImportOptions {
  readonly db: Database;
  readonly path: string;
  /** Whether the facilities take bookings here. */
  readonly bookable: boolean;
  /** Folder for `<file name>.skipped.csv`. */
  readonly reportDir: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Called once the file turned out to be a register, before anything is saved. */
  readonly onBegin?: (format: string) => Promise<void>;
}

/**
 * Loads a facility register into the listings. It streams the file, skips and reports bad rows and goes on; importing a
 * file again changes nothing. What was saved before a failure stays: import the file again.
 * @throws AppError `not_found` or `invalid` when there is no such file, it is empty, or its format isn't known
 */
export async function importRegister(options: ImportOptions): Promise<ImportReport> {
  const bytesTotal = await sizeOf(options.path);
  const stream = createReadStream(options.path);
  try {
    let header: RegisterHeader | undefined;
    const records = csvRecords(textLines(stream), (cells) => header === undefined || header.rowOf(cells) !== undefined);
    const first = await records.next();
    header = first.done || UTF_16.test(first.value.text) ? undefined : readHeader(first.value.cells ?? []);
    if (header === undefined) throw unknownFormat(options.path);
    await options.onBegin?.(header.format.title);
    const tally = new ImportTally();
    const skippedRows = await SkippedRows.in(options.reportDir, basename(options.path));
    try {
      for await (const batch of batches(records, header, tally, skippedRows)) {
        tally.add(await saveListings(options.db, batch, options));
        options.onProgress?.({ bytesRead: stream.bytesRead, bytesTotal, rows: tally.rows });
      }
    } finally {
      await skippedRows.close();
    }
    const sums = tally.sums();
    if (sums.inserted + sums.updated > 0) await analyzeListings(options.db);
    return { format: header.format.title, ...sums, skippedFile: skippedRows.path };
  } finally {
    stream.destroy();
  }
}

async function* batches(
  records: AsyncIterable<CsvRecord>,
  header: RegisterHeader,
  tally: ImportTally,
  skippedRows: SkippedRows,
): AsyncGenerator<readonly Listing[]> {
  let batch: Listing[] = [];
  for await (const record of records) {
    const result = tally.read(record, header);
    if ('reason' in result) await skippedRows.add(record.line, result.reason, record.text);
    else batch.push(result);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

async function sizeOf(path: string): Promise<number> {
  const file = await stat(path).catch(() => undefined);
  if (file === undefined) throw new AppError('not_found', `There is no file ${path}.`);
  if (!file.isFile()) throw new AppError('invalid', `${path} is not a file.`);
  if (file.size === 0) throw new AppError('invalid', `${path} is empty.`);
  return file.size;
}

function unknownFormat(path: string): AppError {
  const known = REGISTER_FORMATS.map(({ title, columns }) => `  ${title}: ${columns.join(', ')}, …`);
  return new AppError(
    'invalid',
    `${path} is not a CSV file (UTF-8, commas) with a known header. Known are:\n${known.join('\n')}`,
  );
}

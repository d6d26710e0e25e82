import { basename } from 'node:path';
import type { Database } from '#db/open-database.ts';
import { deleteListings, listedOnce } from './listed-once-store.ts';
import { analyzeListings, type SavedListings, saveListings } from './listing-store.ts';
import { readRegister } from './read-register.ts';
import { writeSkippedRows } from './skipped-rows.ts';

const BATCH = 500;

export interface ImportProgress {
  readonly saved: number;
  readonly total: number;
}

/** What an import did; inserted, updated, unchanged and skipped rows add up to `rows`. */
export interface ImportReport extends SavedListings {
  readonly format: string;
  readonly rows: number;
  readonly skipped: number;
  /** Listings of an earlier import that turned out to be of the same facility as others. */
  readonly removed: number;
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
 * Loads a facility register into the listings. It skips and reports bad rows and goes on; importing a file again changes
 * nothing. What was saved before a failure stays: import the file again.
 * @throws Error with a sentence for the operator when there is no such file, it is empty, or its format isn't known
 */
export async function importRegister(options: ImportOptions): Promise<ImportReport> {
  const { format, rows, listings, leftOut, sameRows } = await readRegister(options.path);
  await options.onBegin?.(format);
  const skippedFile = await writeSkippedRows(options.reportDir, basename(options.path), leftOut);
  const sums = { inserted: 0, updated: 0, unchanged: 0 };
  const twice = [];
  for (let at = 0; at < listings.length; at += BATCH) {
    const once = await listedOnce(options.db, listings.slice(at, at + BATCH), sameRows);
    twice.push(...once.twice);
    const saved = await saveListings(options.db, once.listings, options);
    sums.inserted += saved.inserted;
    sums.updated += saved.updated;
    sums.unchanged += saved.unchanged;
    options.onProgress?.({ saved: Math.min(at + BATCH, listings.length), total: listings.length });
  }
  // Before what is asked of all of them: without, the database takes the table for as small as it was.
  if (sums.inserted + sums.updated > 0) await analyzeListings(options.db);
  const removed = await deleteListings(options.db, twice);
  const reasons = Object.fromEntries(
    [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, of]) => [reason, of.length]),
  );
  return { format, rows, ...sums, skipped: leftOut.length, removed, reasons, skippedFile };
}

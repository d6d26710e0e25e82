import { basename } from 'node:path';
import type { Database } from '#db/open-database.ts';
import type { RegisterFormat } from '../rules/register-format.ts';
import { deleteListings, listedOnce } from './listed-once-store.ts';
import { analyzeListings, type SavedListings, saveListings } from './listing-store.ts';
import { type Register, readRegister } from './read-register.ts';
import { writeSkippedRows } from './skipped-rows.ts';

const BATCH = 500;

export interface ImportProgress {
  readonly saved: number;
  readonly total: number;
}

/** The result of an import; inserted, updated, unchanged and skipped rows add up to `rows`. */
export interface ImportReport extends SavedListings {
  readonly format: string;
  readonly rows: number;
  readonly skipped: number;
  /** Deleted listings of earlier imports: the register now shows them to be the same facility as others. */
  readonly removed: number;
  /** The number of skipped rows by reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** The coordinates and telephone numbers that listings lack because they couldn't be read. */
  readonly unread: Register['unread'];
  /** The file with the skipped rows; undefined if there are none. */
  readonly skippedFile: string | undefined;
}

export interface ImportOptions {
  readonly db: Database;
  readonly path: string;
  /** The format, if an operator has described it. */
  readonly mapped?: RegisterFormat | undefined;
  /** True if the facilities can be booked. */
  readonly bookable: boolean;
  /** Folder for `<file name>.skipped.csv`. */
  readonly reportDir: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Called when the format is known, before anything is saved. */
  readonly onBegin?: (format: string) => Promise<void>;
}

/**
 * Imports a facility register into the listings. Skips and reports bad rows. Importing a file again changes nothing. After a
 * failure the batches saved so far stay: import the file again.
 * @throws Error with a sentence for the operator if the file doesn't exist, is empty, or has an unknown format
 */
export async function importRegister(options: ImportOptions): Promise<ImportReport> {
  const { format, rows, listings, leftOut, unread, sameRows } = await readRegister(options.path, options.mapped);
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
  // Before the deletion, which the planner would otherwise plan for the size that the table had before the import.
  if (sums.inserted + sums.updated > 0) await analyzeListings(options.db);
  const removed = await deleteListings(options.db, twice);
  const reasons = skipReasons(leftOut);
  return { format, rows, ...sums, skipped: leftOut.length, removed, reasons, unread, skippedFile };
}

/** Returns the number of skipped rows by reason. */
export function skipReasons(leftOut: Register['leftOut']): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, of]) => [reason, of.length]),
  );
}

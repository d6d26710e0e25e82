import type { Listing } from '../rules/register/listing.ts';
import type { RegisterHeader } from '../rules/register/register-format.ts';
import type { CsvRecord } from './csv-records.ts';
import type { SavedListings } from './listing-store.ts';

/** Why a row is left out, besides the reasons that a register's format gives. */
export const IMPORT_PROBLEMS = {
  wrongWidth: 'The row has not as many cells as the header.',
  repeated: 'The row repeats the facility of an earlier row.',
} as const;

/** Keeps count during an import, and remembers which facility was in which line. */
export class ImportTally {
  rows = 0;
  #saved: SavedListings = { inserted: 0, updated: 0, unchanged: 0 };
  readonly #reasons = new Map<string, number>();
  readonly #lineOf = new Map<string, number>();

  /** The listing of a record, or the reason to leave it out; of a facility that comes twice the first row counts. */
  read(record: CsvRecord, header: RegisterHeader): Listing | { readonly reason: string } {
    this.rows += 1;
    const row = record.cells && header.rowOf(record.cells);
    if (row === undefined) return this.#leaveOut(record.problem ?? IMPORT_PROBLEMS.wrongWidth);
    const listing = header.format.read(row);
    if ('skipped' in listing) return this.#leaveOut(listing.skipped);
    const earlier = this.#lineOf.get(listing.sourceKey);
    if (earlier === undefined) {
      this.#lineOf.set(listing.sourceKey, record.line);
      return listing;
    }
    return this.#leaveOut(IMPORT_PROBLEMS.repeated, ` It is in line ${earlier}.`);
  }

  add(saved: SavedListings): void {
    const { inserted, updated, unchanged } = this.#saved;
    this.#saved = {
      inserted: inserted + saved.inserted,
      updated: updated + saved.updated,
      unchanged: unchanged + saved.unchanged,
    };
  }

  /** Everything so far; `reasons` counts rows left out by kind. */
  sums() {
    const reasons: Readonly<Record<string, number>> = Object.fromEntries(this.#reasons);
    const skipped = Object.values(reasons).reduce((sum, times) => sum + times, 0);
    return { rows: this.rows, ...this.#saved, skipped, reasons };
  }

  #leaveOut(kind: string, detail = '') {
    this.#reasons.set(kind, (this.#reasons.get(kind) ?? 0) + 1);
    return { reason: kind + detail };
  }
}

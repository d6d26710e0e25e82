import type { Listing } from '#features/registers/rules/listing.ts';
import { type ImportReport, skipReasons } from '#features/registers/server/import-register.ts';
import type { Register } from '#features/registers/server/read-register.ts';

const SHOWN_ROWS = 10;

/** Returns the report of an import, for a terminal. */
export function importSummary(report: ImportReport): string {
  const { format, rows, inserted, updated, unchanged, skipped, removed, skippedFile } = report;
  return [
    `${rows} rows (${format}): ${inserted} new, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped.`,
    ...reasonLines(report.reasons),
    ...unreadLines(report.unread),
    ...(removed > 0
      ? [`${removed} listings of earlier imports are the same facility as others, and were removed.`]
      : []),
    ...(skippedFile === undefined ? [] : [`The skipped rows are in ${skippedFile}`]),
  ].join('\n');
}

/** Returns what an import of a register would do, with its first ten listings, for a terminal. */
export function dryRunSummary({ format, rows, listings, leftOut, unread }: Register): string {
  return [
    `${rows} rows (${format}): ${listings.length} listings, ${leftOut.length} skipped. Nothing was imported.`,
    ...reasonLines(skipReasons(leftOut)),
    ...unreadLines(unread),
    ...listings.slice(0, SHOWN_ROWS).map(listingLine),
  ].join('\n');
}

function reasonLines(reasons: ImportReport['reasons']): readonly string[] {
  const kinds = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  return kinds.map(([reason, times]) => `  ${times} skipped: ${reason}`);
}

function unreadLines({ coordinates, phones }: Register['unread']): readonly string[] {
  return [
    [coordinates, 'Coordinates that could not be read or are outside the state'] as const,
    [phones, 'Telephone cells with a number that could not be read, which was left out'] as const,
  ].flatMap(([{ count, examples }, what]) =>
    count === 0 ? [] : [`${what}: ${count}`, ...examples.map(({ line, text }) => `  line ${line}: ${quoted(text)}`)],
  );
}

/** Quotes a cell, so that control characters in it don't reach the terminal. */
function quoted(text: string): string {
  return JSON.stringify(text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 60));
}

function listingLine(listing: Listing): string {
  const { name, facilityType, address, lga, state, latitude, longitude, locationPrecision, phone } = listing;
  const place = [address, lga, state].filter(Boolean).join(', ');
  const point = latitude === null ? 'no point' : `${latitude}, ${longitude} (${locationPrecision})`;
  return `- ${[name, facilityType ?? 'no type', place, point, phone ?? 'no telephone'].join(' | ')}`;
}

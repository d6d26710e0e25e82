import { REPORTS, type ReportKind } from './report-kinds.ts';

type Cell = string | number | null | undefined;

/**
 * Returns a report as CSV with a heading line and line ends as in RFC 4180. Values that a spreadsheet would read as a
 * formula are prefixed with an apostrophe. @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function reportCsv(kind: ReportKind, rows: readonly Readonly<Record<string, Cell>>[]): string {
  const { columns } = REPORTS[kind];
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ key }) => row[key] ?? absent(kind))),
  ];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** Stands for a missing value: suppressed because of too few people, or not available. */
function absent(kind: ReportKind): string {
  return kind === 'regional-health' ? 'not told' : '';
}

function quoted(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

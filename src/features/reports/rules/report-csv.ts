import { REPORTS, type ReportKind } from './report-kinds.ts';

type Cell = string | number | null | undefined;

/**
 * A report as comma-separated values with a heading line, lines ended as RFC 4180 has it. What a spreadsheet would take
 * for a formula gets an apostrophe in front. @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function reportCsv(kind: ReportKind, rows: readonly Readonly<Record<string, Cell>>[]): string {
  const { columns } = REPORTS[kind];
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ key }) => row[key] ?? absent(kind))),
  ];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** What stands for a figure that isn't told: too few people, or nothing to say. */
function absent(kind: ReportKind): string {
  return kind === 'regional-health' ? 'not told' : '';
}

function quoted(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

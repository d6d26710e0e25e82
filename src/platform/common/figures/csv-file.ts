export type Cell = string | number | null | undefined;

/**
 * Returns rows as CSV with line ends as in RFC 4180. Texts that a spreadsheet would read as a formula are prefixed with an
 * apostrophe. @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** A sign of a formula, also a fullwidth one, as the first visible character; or a tab or line end as the very first one. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u;

function quoted(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeftOutRow } from './read-register.ts';

/**
 * Writes the rows that an import left out (line, reason, row) to `<name>.skipped.csv` in a folder, which it creates if
 * necessary. Returns the path. If no row was left out, removes the file of an earlier import and returns undefined.
 */
export async function writeSkippedRows(
  folder: string,
  name: string,
  rows: readonly LeftOutRow[],
): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name}.skipped.csv`);
  await rm(path, { force: true });
  if (rows.length === 0) return undefined;
  const lines = rows.map(({ line, reason, otherLine, text }) => {
    const why = otherLine === undefined ? reason : `${reason} It is in line ${otherLine}.`;
    return `${line},${cell(why)},${cell(text)}\n`;
  });
  await writeFile(path, `line,reason,row\n${lines.join('')}`, { mode: 0o600 });
  return path;
}

/** Quotes a cell. A text that a spreadsheet would run as a formula gets an apostrophe in front. */
function cell(text: string): string {
  return `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

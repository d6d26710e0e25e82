import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeftOutRow } from './read-register.ts';

/**
 * Writes the rows that an import left out to `<name>.skipped.csv` in a folder, which is made if need be: line, reason,
 * row. Answers where that is; undefined where no row was left out, and then the file of an earlier import is removed.
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

/** Quoted; a text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(text: string): string {
  return `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

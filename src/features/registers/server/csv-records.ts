import { csvCells } from '../rules/csv-cells.ts';
import type { TextLine } from './text-lines.ts';

/** A record of a CSV file, with the numbers of its first and last line. Without `cells` it could not be read. */
export interface CsvRecord {
  readonly line: number;
  readonly lastLine: number;
  readonly text: string;
  readonly cells?: readonly string[];
  readonly problem?: (typeof CSV_PROBLEMS)[keyof typeof CSV_PROBLEMS];
}

export const CSV_PROBLEMS = {
  openQuote: 'A quotation mark is not closed.',
  tooLong: 'The line is too long.',
} as const;

/** The most lines that a record may have: a stray quotation mark must not swallow the rest of a file. */
const MAX_LINES = 10;

/**
 * Yields the records of a CSV file, without empty lines. A quoted cell may continue on the next lines if the record that
 * results fits the file; otherwise only the line with the open quotation mark is reported as a problem.
 */
export async function* csvRecords(
  lines: AsyncIterator<TextLine>,
  separator: string,
  fits: (cells: readonly string[]) => boolean,
): AsyncGenerator<CsvRecord> {
  const ahead: TextLine[] = [];
  const peek = async (index: number) => {
    const next = ahead.length > index ? undefined : await lines.next();
    if (next && !next.done) ahead.push(next.value);
    return ahead[index];
  };
  for (let first = await peek(0); first !== undefined; first = await peek(0)) {
    const { line, text, tooLong } = first;
    const whole = tooLong || text.trim() === '' ? undefined : await joined(peek, separator, fits);
    ahead.splice(0, whole?.lines ?? 1);
    if (tooLong) yield { line, lastLine: line, text, problem: CSV_PROBLEMS.tooLong };
    else if (whole) yield { line, lastLine: line + whole.lines - 1, text: whole.text, cells: whole.cells };
    else if (text.trim() !== '') yield { line, lastLine: line, text, problem: CSV_PROBLEMS.openQuote };
  }
}

async function joined(
  peek: (index: number) => Promise<TextLine | undefined>,
  separator: string,
  fits: (cells: readonly string[]) => boolean,
): Promise<{ text: string; cells: readonly string[]; lines: number } | undefined> {
  let text = '';
  for (let lines = 1; lines <= MAX_LINES; lines += 1) {
    const next = await peek(lines - 1);
    if (next === undefined || next.tooLong) return undefined;
    text += lines === 1 ? next.text : `\n${next.text}`;
    const cells = csvCells(text, separator);
    if (cells !== undefined) return lines === 1 || fits(cells) ? { text, cells, lines } : undefined;
  }
  return undefined;
}

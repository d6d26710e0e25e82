import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const FLUSH_CHARACTERS = 64 * 1024;

/** A CSV file of the rows that an import left out: line, reason, row. There is none as long as no row was left out. */
export class SkippedRows {
  readonly #path: string;
  #file: FileHandle | undefined;
  #waiting = '';

  private constructor(path: string) {
    this.#path = path;
  }

  /** Takes `<name>.skipped.csv` in a folder, which is made if need be; the one of an earlier import is removed. */
  static async in(folder: string, name: string): Promise<SkippedRows> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${name}.skipped.csv`);
    await rm(path, { force: true });
    return new SkippedRows(path);
  }

  /** Where the file is, if there is one. */
  get path(): string | undefined {
    return this.#file && this.#path;
  }

  async add(line: number, reason: string, row: string): Promise<void> {
    if (this.#file === undefined) {
      this.#file = await open(this.#path, 'w', 0o600);
      this.#waiting = 'line,reason,row\n';
    }
    this.#waiting += `${line},${cell(reason)},${cell(row)}\n`;
    if (this.#waiting.length > FLUSH_CHARACTERS) await this.#flush();
  }

  async close(): Promise<void> {
    await this.#flush();
    await this.#file?.close();
  }

  async #flush(): Promise<void> {
    await this.#file?.appendFile(this.#waiting);
    this.#waiting = '';
  }
}

/** Quoted; a text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(text: string): string {
  return `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

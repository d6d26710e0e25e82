import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';

/** Path of this machine's Lynx; undefined if there is none. */
export const LYNX = [process.env['LYNX_PATH'], '/usr/bin/lynx', '/usr/local/bin/lynx'].find(
  (path) => path !== undefined && existsSync(path),
);
/** A screen so high that each page is on it as a whole. */
const SIZE = 'stty rows 900 cols 120';
/** Links and fields are numbered; a field is typed in once Enter has opened it. */
const OPTIONS = '-number_fields -tna -accept_all_cookies -nopause -nocolor';
const OFTEN = { intervals: [50] };
/** Control-L. */
const REDRAW = '\u000c';
/** The end of each page. */
const LAST_LINE = /In an emergency,\s*call 112/;
// oxlint-disable-next-line no-control-regex -- what a terminal is sent
const CONTROL = /\u001b(?:\[[\d;?]*[a-zA-Z]|[()][A-B0]|[=>78M])|[\u0000-\u0009\u000e-\u001f]/g;

/** Lynx, a browser that shows text and runs no script, in a terminal that a test reads and types into. */
export class TextBrowser {
  readonly #terminal: ChildProcessWithoutNullStreams;
  #shown = '';

  constructor(program: string, url: string) {
    this.#terminal = spawn('script', ['-qfc', `${SIZE}; exec ${program} ${OPTIONS} '${url}'`, '/dev/null'], {
      env: { PATH: process.env['PATH'], HOME: process.env['TMPDIR'] ?? '/tmp', TERM: 'vt100', LANG: 'C.UTF-8' },
    });
    this.#terminal.stdout.on('data', (bytes: Buffer) => {
      this.#shown += bytes.toString();
    });
  }

  /** What the terminal shows since the last key. */
  text(): string {
    return this.#shown.replaceAll(CONTROL, ' ').replaceAll(/\s+/g, ' ');
  }

  /** Waits for a page with a text. */
  async arrive(text: string): Promise<void> {
    await expect.poll(() => this.text(), { message: `a page with ${text}`, ...OFTEN }).toContain(text);
    // What is the same as on the page before isn't drawn again by itself.
    this.#shown = '';
    this.#type(REDRAW);
    await expect.poll(() => LAST_LINE.test(this.text()), { message: `all of ${text}`, ...OFTEN }).toBe(true);
  }

  /** Follows a link, or presses a button, by its text. */
  follow(text: string): void {
    const number = this.#numberBefore(text);
    this.#shown = '';
    this.#type(`0${number}g\r\r`);
  }

  /** Types into the field behind a label. */
  fill(label: string, value: string): void {
    this.#type(`0${this.#numberAfter(label)}g\r\r${value}\t`);
  }

  close(): void {
    this.#terminal.kill('SIGKILL');
  }

  #numberBefore(text: string): string {
    const escaped = text.replaceAll(/[()[\].?]/g, String.raw`\$&`);
    const found = new RegExp(String.raw`\[(\d+)\](?:BUTTON\))?\s*${escaped}`).exec(this.text());
    if (found === null) throw new Error(`There is no ${text} in: ${this.text()}`);
    return found[1] ?? '';
  }

  #numberAfter(label: string): string {
    const after = this.text().split(label)[1] ?? '';
    const number = /\[(\d+)\]/.exec(after)?.[1];
    if (number === undefined) throw new Error(`There is no field ${label} in: ${this.text()}`);
    return number;
  }

  #type(keys: string): void {
    this.#terminal.stdin.write(keys);
  }
}

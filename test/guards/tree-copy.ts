import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Guard, PlantedFile } from './violation.ts';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = [
  // What `tsc -b` left, before the sources: so it compares the contents of every file, and checks only what differs.
  ...['.tsc/pure', '.tsc/server'],
  ...['src', 'test', 'build', 'e2e', 'bench', 'chaos', 'scripts', 'deploy', 'docs'],
  ...['package.json', 'architecture.cjs', '.dependency-cruiser.cjs', '.oxlintrc.json', 'biome.json', '.gitignore'],
  ...['tsconfig.json', 'tsconfig.base.json', 'tsconfig.pure.json', 'tsconfig.server.json', 'tsconfig.web.json'],
  ...['tsconfig.e2e.json', 'vite.config.ts', 'vitest.config.ts', 'lingui.config.ts', 'drizzle.config.ts'],
  ...['playwright.config.ts', 'tsconfig.worker.json'],
];

/** A complaint of a guard: its rule, the file it is about, and what a reader gets to see. */
export interface Complaint {
  readonly rule: string;
  /** Empty where the guard complains of several files at once. */
  readonly file: string;
  readonly text: string;
}

/** A throw-away copy of the tree, in which files can be planted and each guard can be run. */
export class TreeCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'alafia-guards-'));

  constructor() {
    for (const part of PARTS.filter((name) => existsSync(join(ROOT, name)))) {
      cpSync(join(ROOT, part), join(this.root, part), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'), 'junction');
    // Packages keep the paths that they have in the tree, which is what `tsc -b` compares.
    const options = 'tsconfig.base.json';
    this.write(options, this.read(options).replace('"compilerOptions": {', '$& "preserveSymlinks": true,'));
  }

  /** The text of a file of the copy. */
  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Makes or replaces a file of the copy, with its folder where that is missing. */
  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** Writes a text before what a file of the copy holds already, if anything. */
  plant({ file, source }: PlantedFile): void {
    this.write(file, source + (existsSync(join(this.root, file)) ? this.read(file) : ''));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Runs a command as an npm script would, without the traces of the test runner in its environment. */
  run(
    command: string,
    env: Readonly<Record<string, string>> = {},
  ): { readonly status: number | null; readonly stdout: string; readonly output: string } {
    const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|NODE_OPTIONS$)/.test(name));
    const PATH = [join(this.root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: this.root,
      env: { ...Object.fromEntries(kept), PATH, NO_COLOR: '1', ...env },
      shell: true,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { status, stdout, output: stdout + stderr };
  }

  /** What a guard complains of. Linted are the `planted` files, because the rest of the tree is linted by `npm test` itself. */
  complaints(guard: Guard, planted: readonly string[]): Complaint[] {
    return guard === 'lint' ? this.lint(...planted) : this[guard]();
  }

  /** `tsc -b` of the server, and of the pure code that it builds on. */
  types(): Complaint[] {
    const { status, output } = this.run('tsc -b tsconfig.server.json --pretty false');
    const complaints = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+): .*$/gm)].map(
      ([text, file = '', rule = '']) => ({ rule, file, text }),
    );
    if (status !== 0 && complaints.length === 0) throw new Error(output);
    return complaints;
  }

  /** The first half of `npm run lint`, of the files and folders given. */
  lint(...paths: readonly string[]): Complaint[] {
    const { diagnostics } = this.json<{ diagnostics: { code: string; filename: string; message: string }[] }>(
      `${this.lintCommands().oxlint} --format json ${paths.map((path) => `'${path}'`).join(' ')}`,
    );
    return diagnostics.map(({ code, filename, message }) => ({
      rule: code,
      file: filename.replaceAll('\\', '/'),
      text: `${filename} ${code}: ${message}`,
    }));
  }

  /** The second half of `npm run lint`. */
  imports(): Complaint[] {
    const { summary } = this.json<{
      summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number };
    }>(`${this.lintCommands().depcruise} --output-type json`);
    if (summary.totalCruised === 0) throw new Error('dependency-cruiser read no file.');
    return summary.violations.map(({ from, to, rule }) => ({
      rule: rule.name,
      file: rule.name === 'no-dead-files' ? to : from,
      text: `${rule.name}: ${from} -> ${to}`,
    }));
  }

  /** `src/architecture.test.ts`, run by vitest as `npm test` does. */
  architecture(): Complaint[] {
    const { output } = this.run(
      'vitest run --project rules src/architecture.test.ts --reporter json --outputFile report.json',
    );
    const { testResults } = JSON.parse(this.read('report.json')) as {
      testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
    };
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    if (results.length === 0) throw new Error(`The architecture test did not run:\n${output}`);
    return results
      .filter(({ status }) => status !== 'passed')
      .map(({ title, failureMessages }) => ({
        rule: title,
        file: '',
        text: failureMessages.map(withoutStack).join('\n'),
      }));
  }

  private json<T>(command: string): T {
    const { stdout, output } = this.run(command);
    if (!stdout.startsWith('{')) throw new Error(`${command} printed no report:\n${output}`);
    return JSON.parse(stdout) as T;
  }

  private lintCommands(): { readonly oxlint: string; readonly depcruise: string } {
    const { scripts } = JSON.parse(this.read('package.json')) as { scripts: { lint: string } };
    const [oxlint, depcruise] = scripts.lint.split(' && ');
    if (oxlint === undefined || depcruise === undefined) throw new Error('npm run lint is not two commands any more.');
    return { oxlint, depcruise };
  }
}

function withoutStack(message: string): string {
  return message.split('\n    at ')[0] ?? message;
}

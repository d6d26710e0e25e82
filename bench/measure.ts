import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '#test/server-process.ts';

/** The median; for an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** The smallest value that at least `share` (0-1) of the values don't exceed; 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Prints a title, the conditions of the measurement, and the rows as a table. */
export function report(
  title: string,
  conditions: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
) {
  console.log(`\n## ${title}`);
  for (const condition of conditions) console.log(`   ${condition}`);
  const columns = Object.keys(rows[0] ?? {});
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    console.log(
      `   ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')}`,
    );
  line(columns);
  for (const row of rows) line(columns.map((column) => row[column] ?? ''));
}

/** Formats bytes as `98.1 kB` (1 kB = 1000 bytes). */
export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Formats milliseconds; `-` for infinity. */
export function ms(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return '-';
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`;
}

/** Returns `pass` if a value is within its target, else `MISS`. */
export function verdict(value: number, max: number): string {
  return value <= max ? 'pass' : 'MISS';
}

/** Date, Node version, processors and load average, on one line. */
export function machine(): string {
  const load = loadavg()[0] ?? 0;
  return `${new Date().toISOString().slice(0, 16)}Z, Node ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim()}, load ${load.toFixed(1)}`;
}

/** Runs `use` with an empty temporary folder, which is deleted afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'alafia-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `use` with the built server on the embedded database in `dataDir`; an empty one gets demo data. */
export async function withServer<T>(dataDir: string, use: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

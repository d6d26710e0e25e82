import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportReport, importRegister } from '#features/registers/server/import-register.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { importProgress } from './import-progress.ts';
import { type Operator, openForOperator } from './operator.ts';

const USAGE = 'Use it like this: npm run import -- FILE.csv [--bookable]';

type Env = Readonly<Record<string, string | undefined>>;

function readArguments(args: readonly string[], env: Env): { readonly path: string; readonly bookable: boolean } {
  const options = { bookable: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('Name one file to import.');
  // npm runs in the project's folder; a person means the folder they are in.
  return { path: resolve(env['INIT_CWD'] ?? '.', file), bookable: values.bookable ?? false };
}

function argumentsOrUsage(args: readonly string[], env: Env) {
  try {
    return readArguments(args, env);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Error(`${reason?.replace(/\.$/, '')}. ${USAGE}`);
  }
}

function summary({
  format,
  rows,
  inserted,
  updated,
  unchanged,
  skipped,
  removed,
  reasons,
  skippedFile,
}: ImportReport): string {
  const kinds = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  return [
    `${rows} rows (${format}): ${inserted} new, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped.`,
    ...kinds.map(([reason, times]) => `  ${times} skipped: ${reason}`),
    ...(removed > 0
      ? [`${removed} listings of earlier imports are the same facility as others, and were removed.`]
      : []),
    ...(skippedFile === undefined ? [] : [`The skipped rows are in ${skippedFile}`]),
  ].join('\n');
}

/** Imports and logs the import twice: at its start, because rows saved before a failure stay, and at its end with the result. */
async function importInto({ db, record }: Operator, config: Config, file: ReturnType<typeof readArguments>) {
  const recordImport = (act: string, details: Readonly<Record<string, unknown>>) =>
    db.transaction(async (tx) => record(tx, { act, object: `register:${basename(file.path)}`, details }));
  const progress = importProgress(process.stdout);
  try {
    const report = await importRegister({
      db,
      ...file,
      reportDir: join(resolve(config.dataDir), 'imports'),
      onProgress: progress.show,
      onBegin: (format) => recordImport('register.import.begin', { format, bookable: file.bookable }),
    });
    const { reasons: _, skippedFile: _f, ...counts } = report;
    await recordImport('register.import', { ...counts, bookable: file.bookable });
    return report;
  } finally {
    progress.end();
  }
}

/**
 * Runs `npm run import`, beside a running server or without one. Returns the report to print.
 * @throws Error with what was wrong, and the usage if it was the arguments
 */
export async function importCommand(args: readonly string[], env: Env): Promise<string> {
  const file = argumentsOrUsage(args, env);
  const config = readConfig(env);
  const database = await openForOperator(config);
  try {
    return summary(await importInto(database, config, file));
  } finally {
    await database.close();
  }
}

import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportReport, importRegister } from '#features/registers/server/import-register.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { importProgress } from './import-progress.ts';
import { type Operator, openForOperator } from './operator.ts';

const USAGE = 'Use it like this: npm run import -- FILE.csv [--bookable]';

function readArguments(): { readonly path: string; readonly bookable: boolean } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { bookable: { type: 'boolean' } } });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('Name one file to import.');
  // npm runs in the project's folder; a person means the folder they are in.
  return { path: resolve(process.env['INIT_CWD'] ?? '.', file), bookable: values.bookable ?? false };
}

function argumentsOrUsage() {
  try {
    return readArguments();
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

let database: Operator | undefined;
try {
  const file = argumentsOrUsage();
  const config = readConfig(process.env);
  database = await openForOperator(config);
  console.log(summary(await importInto(database, config, file)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await database?.close();
}

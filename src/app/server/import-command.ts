import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mappedFormat } from '#features/registers/rules/register-format.ts';
import { type ImportReport, importRegister } from '#features/registers/server/import-register.ts';
import { readRegister } from '#features/registers/server/read-register.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { importProgress } from './import-progress.ts';
import { dryRunSummary, importSummary } from './import-summary.ts';
import { type Operator, openForOperator } from './operator.ts';

const USAGE =
  'Use it like this: npm run import -- FILE.csv [--bookable] [--dry-run] [--map name=COLUMN,state=COLUMN,...]';

type Env = Readonly<Record<string, string | undefined>>;

function readArguments(args: readonly string[], env: Env) {
  const options = { bookable: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, map: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('Name one file to import.');
  return {
    // npm runs in the project's folder; a person means the folder they are in.
    path: resolve(env['INIT_CWD'] ?? '.', file),
    bookable: values.bookable ?? false,
    isDryRun: values['dry-run'] ?? false,
    mapped: values.map === undefined ? undefined : mappedFormat(values.map),
  };
}

function argumentsOrUsage(args: readonly string[], env: Env) {
  try {
    return readArguments(args, env);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Error(`${reason?.replace(/\.$/, '')}. ${USAGE}`);
  }
}

/** Imports and logs the import twice: at its start, because rows saved before a failure stay, and at its end with the result. */
async function importInto(
  { db, record }: Operator,
  config: Config,
  file: ReturnType<typeof readArguments>,
): Promise<ImportReport> {
  const recordImport = (act: string, details: Readonly<Record<string, unknown>>) =>
    db.transaction(async (tx) => record(tx, { act, object: `register:${basename(file.path)}`, details }));
  const progress = importProgress(process.stdout);
  try {
    const report = await importRegister({
      db,
      path: file.path,
      bookable: file.bookable,
      mapped: file.mapped,
      reportDir: join(resolve(config.dataDir), 'imports'),
      onProgress: progress.show,
      onBegin: (format) => recordImport('register.import.begin', { format, bookable: file.bookable }),
    });
    const { reasons: _, skippedFile: _f, unread, ...counts } = report;
    const [unreadCoordinates, unreadPhones] = [unread.coordinates.count, unread.phones.count];
    await recordImport('register.import', { ...counts, unreadCoordinates, unreadPhones, bookable: file.bookable });
    return report;
  } finally {
    progress.end();
  }
}

/**
 * Runs `npm run import`, beside a running server or without one. Returns the report to print. With `--dry-run` it only reads
 * the file, and shows how the first rows would be listed.
 * @throws Error with what was wrong, and the usage if it was the arguments
 */
export async function importCommand(args: readonly string[], env: Env): Promise<string> {
  const file = argumentsOrUsage(args, env);
  if (file.isDryRun) return dryRunSummary(await readRegister(file.path, file.mapped));
  const config = readConfig(env);
  const database = await openForOperator(config);
  try {
    return importSummary(await importInto(database, config, file));
  } finally {
    await database.close();
  }
}

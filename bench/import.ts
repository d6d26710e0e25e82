import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { type OpenDatabase, openDatabase } from '#db/open-database.ts';
import { type ImportReport, importRegister } from '#features/registers/server/import-register.ts';
import { REGISTER_FILE } from '#test/register-file.ts';
import { kB, machine, median, ms, report, withFolder } from './measure.ts';

const ROUNDS = 3;

interface Imported extends ImportReport {
  readonly tookMs: number;
}

/** Measures importing a register into an empty table, and importing it again unchanged. */
export async function benchImport(): Promise<void> {
  await withFolder(async (folder) => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
    const first: Imported[] = [];
    const again: Imported[] = [];
    try {
      for (let round = 0; round < ROUNDS; round++) {
        await database.pool.query('truncate providers cascade');
        first.push(await timed(database, folder));
        again.push(await timed(database, folder));
      }
    } finally {
      await database.close();
    }
    const perSecond = (runs: readonly Imported[]) => median(runs.map(({ rows, tookMs }) => (rows * 1000) / tookMs));
    const row = (what: string, runs: readonly Imported[]) => ({
      what,
      rows: String(runs[0]?.rows),
      written: String((runs[0]?.inserted ?? 0) + (runs[0]?.updated ?? 0)),
      skipped: String(runs[0]?.skipped),
      took: ms(median(runs.map(({ tookMs }) => tookMs))),
      'rows per second': String(Math.round(perSecond(runs))),
      'of the first': (perSecond(runs) / perSecond(first)).toFixed(1),
    });
    report(
      'Importing a register',
      [
        `npm run bench -- import; ${machine()}`,
        `${basename(REGISTER_FILE)}, ${kB(statSync(REGISTER_FILE).size)}; embedded database with its default settings (fsync on); medians of ${ROUNDS} rounds`,
      ],
      [row('into an empty table', first), row('again, unchanged', again)],
    );
  });
}

async function timed({ db }: OpenDatabase, folder: string): Promise<Imported> {
  const started = performance.now();
  const imported = await importRegister({ db, path: REGISTER_FILE, bookable: true, reportDir: folder });
  return { ...imported, tookMs: performance.now() - started };
}

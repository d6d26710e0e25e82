import { buildApp } from '#app/server/build-app.ts';
import { openDatabase } from '#db/open-database.ts';
import { createUser } from '#features/auth/server/accounts/create-user.ts';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { importRegister } from '#features/registers/server/import-register.ts';
import { readConfig } from '#platform/server/config.ts';
import { keysFrom } from '#platform/server/secrets.ts';
import { REGISTER_FILE } from '#test/register-file.ts';
import { machine, median, ms, report, withFolder } from './measure.ts';

const ROUNDS = 15;

/** Queries that an administrator makes of the table. */
const QUERIES = {
  'first page': '',
  'first page, searched': '?q=primary%20health%20kano',
  'first page, sorted by place': '?sort=state',
  'page 100': '?offset=1980',
  'last page': '?sort=-name&offset=LAST',
  'network only': '?kind=network',
} as const;

/** Measures the administrators' table of providers on an imported register. */
export async function benchAdminTable(): Promise<void> {
  await withFolder(async (folder) => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
    try {
      const { db } = database;
      await importRegister({ db, path: REGISTER_FILE, bookable: false, reportDir: folder });
      const app = await buildApp({
        db,
        config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
        keyFor: keysFrom('the secret of a benchmark, which guards nothing'),
        now: Date.now,
        checkDatabase: async () => undefined,
      });
      const account = { username: 'bench.admin', password: 'a long and rare one', role: 'admin' as const };
      const { id } = await createUser(db, { ...account, permissions: ['manage_providers'] });
      const cookie = `session=${await openSession(db, id, Date.now())}`;
      const ask = async (query: string) => {
        const started = performance.now();
        const answer = await app.inject({ url: `/api/admin/providers${query}`, headers: { cookie } });
        if (answer.statusCode !== 200) throw new Error(answer.body);
        return { tookMs: performance.now() - started, total: Number(answer.headers['x-total-count']), answer };
      };
      const { total } = await ask('');
      const rows = [];
      for (const [what, pattern] of Object.entries(QUERIES)) {
        const query = pattern.replace('LAST', String(total - (total % 20)));
        const first = await ask(query);
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) times.push((await ask(query)).tookMs);
        rows.push({
          what,
          found: String(first.total),
          'first time': ms(first.tookMs),
          median: ms(median(times)),
          slowest: ms(Math.max(...times)),
          bytes: String(first.answer.rawPayload.length),
        });
      }
      await app.close();
      report(
        "The administrators' table of providers",
        [`npm run bench -- admin; ${machine()}`, `${total} providers; embedded database; ${ROUNDS} rounds`],
        rows,
      );
    } finally {
      await database.close();
    }
  });
}

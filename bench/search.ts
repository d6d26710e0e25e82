import { spawnSync } from 'node:child_process';
import autocannon from 'autocannon';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { REGISTER_FILE } from '#test/register-file.ts';
import { kB, machine, median, ms, report, withFolder, withServer } from './measure.ts';

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 10;

const DAY = addDays(lagosDate(Date.now()), 2);
const QUESTIONS: Readonly<Record<string, string>> = {
  'GET /healthz': '/healthz',
  'a city': '/api/providers?city=Lagos',
  'a specialty': '/api/providers?specialty=Pediatrics',
  'a text': '/api/providers?q=general%20hospital',
  'a misspelt text': '/api/providers?q=genral%20hosptal',
  nearest: '/api/providers?lat=6.524&lng=3.379',
  'nearest in a city': '/api/providers?city=Lagos&lat=6.524&lng=3.379',
  'a day in a city': `/api/providers?city=Lagos&availableOn=${DAY}`,
  'the home page': '/',
  'a day anywhere': `/api/providers?availableOn=${DAY}`,
};

interface Answered {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Searches on an imported register, beside the cheapest answer that the same server gives. */
export async function benchSearch(): Promise<void> {
  await withFolder(async (folder) => {
    const imported = spawnSync(process.execPath, ['src/app/server/import-register.ts', REGISTER_FILE, '--bookable'], {
      env: { ...process.env, DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (imported.status !== 0) throw new Error('The register could not be imported.');
    await withServer(folder, async ({ url }) => {
      const listings = (await fetch(`${url}/api/providers?limit=1`)).headers.get('x-total-count');
      const answered = Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, [] as Answered[]]));
      for (let round = 0; round <= ROUNDS; round++) {
        for (const [name, path] of Object.entries(QUESTIONS)) {
          const one = await ask(`${url}${path}`, round === 0 ? 1 : SECONDS);
          // The first round only warms everything up.
          if (round > 0) answered[name]?.push(one);
        }
      }
      const perSecond = (name: string) => median((answered[name] ?? []).map((round) => round.perSecond));
      const rows = Object.entries(QUESTIONS).map(async ([name, path]) => {
        const answer = await fetch(url + path);
        return {
          search: name,
          found: answer.headers.get('x-total-count') ?? '',
          'per second': perSecond(name).toFixed(1),
          'of /healthz': (perSecond(name) / perSecond('GET /healthz')).toFixed(3),
          p50: ms(median((answered[name] ?? []).map((round) => round.p50))),
          p99: ms(median((answered[name] ?? []).map((round) => round.p99))),
          answer: kB((await answer.arrayBuffer()).byteLength),
        };
      });
      report(
        'Searches',
        [
          `npm run bench -- search; ${machine()}`,
          `${listings} facilities, all bookable; ${CONNECTIONS} connections on loopback, ${ROUNDS} rounds of ${SECONDS} s each, medians of the rounds, - where none was answered in time; server, database and load share the machine; answers before compression`,
        ],
        await Promise.all(rows),
      );
    });
  });
}

async function ask(url: string, seconds: number): Promise<Answered> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} answered ${non2xx} refusals and ${errors} errors.`);
  // What was under way when the time was up must not slow the next question down.
  await (await fetch(url)).arrayBuffer();
  const none = requests.total === 0;
  return {
    perSecond: requests.total / seconds,
    p50: none ? Number.POSITIVE_INFINITY : latency.p50,
    p99: none ? Number.POSITIVE_INFINITY : latency.p99,
  };
}
